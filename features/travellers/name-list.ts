import { isDay } from '#values/dates.ts'
import { monthNames } from '#values/day-words.ts'

/** A person of a pasted list: the number of the line, from 1, and the name with the birth day. */
export type ListedName = { line: number; firstNames: string; familyName: string; bornOn: string }

/** Why a line of a list is not a name: columns missing, a birth day that is no day, or a name that is too long. */
export type NameListFault = { line: number; reason: 'columns-missing' | 'born-on-wrong' | 'name-too-long' }

/** So many lines are read; a group is never larger. */
const mostListed = 60
const longestName = 80

/**
 * Reads a list of names as people paste it from a table or a message: a traveller on each line with first names, family name and
 * date of birth, between tabs, semicolons or commas. Dates are 2010-11-03, 3/11/2010, 3.11.2010 or 3 November 2010, the day
 * first. Empty lines and a head line are passed over. A line that cannot be read is a fault with its number, and stops no other.
 */
export function readNameList(text: string): { names: ListedName[]; faults: NameListFault[] } {
  const names: ListedName[] = []
  const faults: NameListFault[] = []
  const lines = text.split(/\r\n?|\n/).map((content, at) => ({ line: at + 1, content: content.trim() }))
  const filled = lines.filter(({ content }) => content !== '').slice(0, mostListed + 1)
  for (const [at, { line, content }] of filled.entries()) {
    const [firstNames = '', familyName = '', born = ''] = cellsOf(content)
    if (at === 0 && isHead(born)) continue
    const bornOn = dayOf(born)
    if (!firstNames || !familyName || !born) faults.push({ line, reason: 'columns-missing' })
    else if (firstNames.length > longestName || familyName.length > longestName) faults.push({ line, reason: 'name-too-long' })
    else if (!bornOn) faults.push({ line, reason: 'born-on-wrong' })
    else names.push({ line, firstNames, familyName, bornOn })
  }
  return { names, faults }
}

/**
 * The cells of a line, split at its tabs, else at its semicolons, else at its commas; quotes and control characters are dropped.
 */
function cellsOf(content: string): string[] {
  const separator = ['\t', ';'].find((one) => content.includes(one)) ?? ','
  return content.split(separator).map((cell) =>
    cell
      .replace(/^\s*"(.*)"\s*$/, '$1')
      .replace(/\p{Cc}|\p{Zl}|\p{Zp}/gu, ' ')
      .trim(),
  )
}

/** A head line names its third column instead of giving a day. */
const isHead = (born: string): boolean => born !== '' && !/\d/.test(born)

const months = monthNames.map((name) => name.slice(0, 3).toLowerCase())

function dayOf(text: string): string | undefined {
  const [, day = '', word = '', year = ''] = /^(\d{1,2})[./ -](\d{1,2}|[a-z]{3,9})[./ -](\d{4})$/i.exec(text) ?? []
  const month = /^\d/.test(word) ? word : String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1)
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) && iso >= '1900-01-01' ? iso : undefined
}
