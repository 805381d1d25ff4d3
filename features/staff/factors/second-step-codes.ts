/** How long an authenticator shows one code, in milliseconds (RFC 6238). */
export const stepMs = 30_000
/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10
/** How many random bytes a recovery code takes: nobody tries 80 bits, so that its bare hash can be kept. */
export const recoveryCodeBytes = 10

/** The six digits of a code however they were typed: with spaces, a dash, or on a wide keyboard. Undefined for anything else. */
export function sixDigits(typed: string): string | undefined {
  const digits = typed.slice(0, longestTyped).normalize('NFKC').replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(digits) ? digits : undefined
}

/** A recovery code to be kept on paper, 'k7qm-42xd-0ahn-9vte', without letters that look like digits (Crockford's base 32). */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < recoveryCodeBytes) throw new Error(`A recovery code needs ${recoveryCodeBytes} random bytes`)
  const bits = [...bytes.subarray(0, recoveryCodeBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
  return inFours(signs)
}

/** A recovery code as it was made, however it was copied from paper. Undefined for what is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(signs) ? inFours(signs) : undefined
}

/** Signs in groups of four, by which people copy them. */
export const inFours = (signs: string, between = '-'): string => (signs.match(/.{1,4}/g) ?? []).join(between)

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const longestTyped = 60
