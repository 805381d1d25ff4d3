import { type Day, monthOf, weekday } from './dates.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** From 0 for Sunday. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const monthName = (day: Day): string => monthNames[monthOf(day)] ?? ''
export const weekdayName = (day: Day): string => weekdayNames[weekday(day)] ?? ''

/** '14 June 2027' */
export const dayText = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`
/** '14 Jun' */
export const shortDay = (day: Day): string => `${Number(day.slice(8))} ${monthName(day).slice(0, 3)}`
/** 'June 2027' */
export const monthText = (day: Day): string => `${monthName(day)} ${day.slice(0, 4)}`

/** '14 to 20 June 2027', '30 June to 2 July 2027', '30 December 2027 to 2 January 2028', or one day alone. */
export function daysText(from: Day, to: Day): string {
  if (from === to) return dayText(from)
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayText(from)} to ${dayText(to)}`
  const start = from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}` : `${Number(from.slice(8))} ${monthName(from)}`
  return `${start} to ${dayText(to)}`
}
