/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A booking's reference for people, 'K7QM-42XD': from eight random bytes in, about 39 bits out. It is a name, never a secret. */
export function referenceFrom(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new Error('A reference needs eight random bytes')
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length] ?? '')
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** A reference as it was typed, brought to its written form, or undefined where it cannot be one. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (letters.length !== 8 || [...letters].some((letter) => !alphabet.includes(letter))) return undefined
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
