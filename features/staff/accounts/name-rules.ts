export const longestName = 100

export type NameFault = 'name-missing' | 'name-too-long' | 'name-strange'

/** What is wrong with a name that somebody gives themselves or another; it stands in letters and on every screen of the admin area. */
export function nameFault(name: string): NameFault | undefined {
  if (name === '') return 'name-missing'
  if ([...name].length > longestName) return 'name-too-long'
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name) ? 'name-strange' : undefined
}

/** A name as it is kept: without room around it, and one space where there were many. */
export const tidyName = (typed: string): string => typed.trim().replace(/ +/g, ' ')
