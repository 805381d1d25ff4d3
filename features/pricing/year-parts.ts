import { monthNames } from '#values/day-words.ts'
import type { PartOfYear } from './season.ts'

/** Days of each month in a year that has a 29 February. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
/** Days of the whole year, drawn and counted. */
export const yearDays = monthDays.reduce<number>((sum, days) => sum + days, 0)

/** The parts of a month and day as they are edited, '06-01' to month 6 and day '1'; what was typed so far stays as it is. */
export function monthDayParts(text: string): { month: number; day: string } {
  const [month = '', day = ''] = text.split('-')
  return { month: Number(month) >= 1 && Number(month) <= 12 ? Number(month) : 1, day: day.replace(/^0(?=.)/, '') }
}

/** The other way: month 6 and day '1' to '06-01'. */
export const monthDayOf = (month: number, day: string): string =>
  `${String(month).padStart(2, '0')}-${day.trim().padStart(day.trim() === '' ? 0 : 2, '0')}`

/** The first day of each month, from 0 on 1 January. */
export const monthStarts: readonly number[] = monthDays.map((_, month) =>
  monthDays.slice(0, month).reduce<number>((a, b) => a + b, 0),
)

/** The place of a month and day in the year, from 0; undefined for a day that there is not. */
export function dayIndex(text: string): number | undefined {
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(text) ?? []
  const most = monthDays[Number(month) - 1]
  const start = monthStarts[Number(month) - 1]
  return most === undefined || start === undefined || Number(day) < 1 || Number(day) > most ? undefined : start + Number(day) - 1
}

/** '1 June' of '06-01'; the text itself where it is no day. */
export function monthDayText(text: string): string {
  const { month, day } = monthDayParts(text)
  return dayIndex(text) === undefined ? text : `${day} ${monthNames[month - 1]}`
}

/**
 * The month and day that a text of a sheet means, '06-01': '1 June', '01-Jun', 'June 1', '06-01', '2027-06-01', whose year says
 * nothing. Undefined for anything else, '06/01' among it, which is two days in two countries.
 */
export function readMonthDay(text: string): string | undefined {
  const plain = text.trim().toLowerCase()
  const [, iso] = /^(?:\d{4}-)?(\d{2}-\d{2})$/.exec(plain) ?? []
  const named = /^(\d{1,2})[ .-]+([a-z]{3,9})\.?(?:[ -]\d{2,4})?$/.exec(plain) ?? /^([a-z]{3,9})\.?[ -]+(\d{1,2})$/.exec(plain)
  const [, one = '', other = ''] = named ?? []
  const [day, name] = /^\d/.test(one) ? [one, other] : [other, one]
  const month = monthNames.findIndex((full) => name !== '' && full.toLowerCase().startsWith(name)) + 1
  const found = iso ?? (month > 0 ? monthDayOf(month, day) : undefined)
  return found !== undefined && dayIndex(found) !== undefined ? found : undefined
}

/** The first stretch of the year that no part covers, both ends inside; undefined where every day is in one. */
export function firstGap(parts: readonly PartOfYear[]): PartOfYear | undefined {
  const covered = parts.flatMap(stretchesOf)
  const isFree = (day: number) => !covered.some(({ from, to }) => day >= from && day <= to)
  const days = Array.from({ length: yearDays }, (_, day) => day)
  const from = days.find((day) => isFree(day) && !(day === 59 && !isFree(58) && !isFree(60)))
  if (from === undefined) return undefined
  const end = days.find((day) => day > from && !isFree(day)) ?? yearDays
  return { from: monthDayAt(from), to: monthDayAt(end - 1) }
}

/** The month and day of a place in the year, from 0. */
function monthDayAt(place: number): string {
  const month = monthStarts.findLastIndex((start) => start <= place)
  return monthDayOf(month + 1, String(place - (monthStarts[month] ?? 0) + 1))
}

/** Whether two parts have a day in common. */
export const shareADay = (one: PartOfYear, other: PartOfYear): boolean =>
  stretchesOf(one).some((a) => stretchesOf(other).some((b) => a.from <= b.to && b.from <= a.to))

/** The stretches of the year that a part covers, both ends inside: one, or two where it crosses the new year; none of an invalid part. */
export function stretchesOf({ from, to }: PartOfYear): { from: number; to: number }[] {
  const [first, last] = [dayIndex(from), dayIndex(to)]
  if (first === undefined || last === undefined) return []
  if (first <= last) return [{ from: first, to: last }]
  return [
    { from: first, to: yearDays - 1 },
    { from: 0, to: last },
  ]
}

export const daysIn = (part: PartOfYear): number => stretchesOf(part).reduce((sum, { from, to }) => sum + to - from + 1, 0)

export type PartFault =
  | { at: number; why: 'no-such-day'; end: 'from' | 'to'; month: number; days: number }
  | { at: number; why: 'overlaps'; with: number }
  | { at: number; why: 'whole-year' }

/** What is wrong with the parts of a year: a day that there is not, two that share a day, one that leaves no other season. */
export function partFaults(parts: readonly PartOfYear[]): PartFault[] {
  return parts.flatMap((part, at): PartFault[] => {
    const missing = (['from', 'to'] as const).filter((end) => dayIndex(part[end]) === undefined)
    if (missing.length > 0)
      return missing.map((end) => {
        const { month } = monthDayParts(part[end])
        return { at, why: 'no-such-day', end, month, days: monthDays[month - 1] ?? 31 }
      })
    if (daysIn(part) === yearDays) return [{ at, why: 'whole-year' }]
    const other = parts.findIndex((one, before) => before < at && shareADay(one, part))
    return other < 0 ? [] : [{ at, why: 'overlaps', with: other }]
  })
}
