/** How long an authenticator shows one code, in milliseconds (RFC 6238). */
export const stepMs = 30_000
/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10
/** The random bytes of a recovery code: 80 bits cannot be guessed, so a plain hash is safe. */
export const recoveryCodeBytes = 10

/** The six digits of a code, typed with spaces, a dash, or full-width characters. Undefined for anything else. */
export function sixDigits(typed: string): string | undefined {
  const digits = typed.slice(0, longestTyped).normalize('NFKC').replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(digits) ? digits : undefined
}

/** A recovery code for paper, 'k7qm-42xd-0ahn-9vte', without letters that look like digits (Crockford's base 32). */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < recoveryCodeBytes) throw new Error(`A recovery code needs ${recoveryCodeBytes} random bytes`)
  const bits = [...bytes.subarray(0, recoveryCodeBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const characters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
  return groupByFour(characters)
}

/** Normalizes a recovery code that was copied from paper. Undefined for anything else. */
export function readRecoveryCode(typed: string): string | undefined {
  const characters = typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(characters) ? groupByFour(characters) : undefined
}

/** Groups characters by four, so that people copy them more easily. */
export const groupByFour = (characters: string, between = '-'): string => (characters.match(/.{1,4}/g) ?? []).join(between)

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const longestTyped = 60
