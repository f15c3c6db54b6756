/** One decimal is enough for a drawing and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
