export const longestName = 100

export type NameFault = 'name-missing' | 'name-too-long' | 'name-strange'

/** What is wrong with a member's name, which emails and the admin area show. */
export function nameFault(name: string): NameFault | undefined {
  if (name === '') return 'name-missing'
  if ([...name].length > longestName) return 'name-too-long'
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? 'name-strange' : undefined
}

/** Trims a name and collapses its spaces. */
export const normalizeName = (typed: string): string => typed.trim().replace(/ +/g, ' ')
