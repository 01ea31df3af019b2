/** Numbers typed digit by digit. One is picked at once if no longer number could be meant. */
export class Digits {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly picked: (number: number) => void,
    private readonly patience = 650,
  ) {}

  press(digit: string, most: number): void {
    clearTimeout(this.timer);
    this.typed += digit;
    const number = Number(this.typed);
    if (number < 1 || number > most) return this.forget();
    if (number * 10 > most) return this.pick();
    this.timer = setTimeout(() => this.pick(), this.patience);
  }

  private pick(): void {
    const number = Number(this.typed);
    this.forget();
    this.picked(number);
  }

  private forget(): void {
    this.typed = "";
  }
}
