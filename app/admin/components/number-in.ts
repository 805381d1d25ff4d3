/** An id of an address or a form; undefined where it is none, or more than the database counts to. */
export function numberIn(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
