/** A whole number above 0 of an address or a form; undefined where it is none. */
export function numberIn(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
