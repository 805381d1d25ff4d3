/** How long the name of a passkey may be, and how many one person keeps. */
export const longestPasskeyName = 60
export const mostPasskeys = 20

export type PasskeyNameFault = 'name-missing' | 'name-too-long'

/** The name that somebody gives a passkey, on one line; what is wrong with it otherwise. */
export function readPasskeyName(typed: string): { name: string } | { fault: PasskeyNameFault } {
  const name = typed
    .slice(0, 1000)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (name === '') return { fault: 'name-missing' }
  return [...name].length > longestPasskeyName ? { fault: 'name-too-long' } : { name }
}
