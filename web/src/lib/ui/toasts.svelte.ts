/** Short notes that come and go; they are read out, too. */

export interface Toast {
  id: number;
  text: string;
  tone: "" | "bad" | "good";
}

class Toasts {
  list = $state<Toast[]>([]);
  #ids = 0;

  show(text: string, tone: Toast["tone"] = ""): void {
    if (!text) return;
    const id = ++this.#ids;
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { id, text, tone }];
    setTimeout(() => this.drop(id), 4000 + text.length * 45);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
