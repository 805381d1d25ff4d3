/** Keys are words, figures and dots between slashes, so that none leaves its folder or needs to be escaped in an address. */
const keyForm = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** The key itself; throws where it is invalid, which is a bug of the caller. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !keyForm.test(key)) throw new Error(`'${key.slice(0, 80)}' is no key of a file`)
  return key
}
