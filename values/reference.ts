/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A booking's reference for people, 'K7QM-42XD': from eight random bytes in, about 39 bits out. It is a name, never a secret. */
export function referenceFrom(bytes: Uint8Array): string {
  if (bytes.length < 8) throw new Error('A reference needs eight random bytes')
  const signs = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length] ?? '')
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** A reference as it was typed, brought to its written form, or undefined where it cannot be one. */
export function readReference(typed: string): string | undefined {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  if (signs.length !== 8 || [...signs].some((letter) => !alphabet.includes(letter))) return undefined
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}
