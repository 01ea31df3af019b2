/** True if two plain values are equal. */
export function same(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

/** A plain value as text. The order of its keys makes no difference. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
