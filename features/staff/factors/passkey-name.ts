/** The longest name of a passkey, and the most passkeys of a member. */
export const longestPasskeyName = 60
export const mostPasskeys = 20

export type PasskeyNameFault = 'name-missing' | 'name-too-long'

/** Reads the name of a passkey, on one line, or returns what is wrong with it. */
export function readPasskeyName(typed: string): { name: string } | { fault: PasskeyNameFault } {
  const name = typed
    .slice(0, 1000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (name === '') return { fault: 'name-missing' }
  return [...name].length > longestPasskeyName ? { fault: 'name-too-long' } : { name }
}
