const consonants = 'bdfgjklmnprstvyz'
const vowels = 'aeiou'
const syllables = 12

/** How many random bytes a password takes. */
export const passwordBytes = syllables * 2

/** A password that is easy to read out and type, 'kabemo-tiruga-nosali-veduke': 75 random bits in syllables. */
export function readablePassword(bytes: Uint8Array): string {
  if (bytes.length < passwordBytes) throw new Error(`A password needs ${passwordBytes} random bytes`)
  const parts = Array.from({ length: syllables }, (_, at) => pick(consonants, bytes[at * 2]) + pick(vowels, bytes[at * 2 + 1]))
  return [0, 3, 6, 9].map((start) => parts.slice(start, start + 3).join('')).join('-')
}

const pick = (alphabet: string, byte = 0): string => alphabet[byte % alphabet.length] ?? ''
