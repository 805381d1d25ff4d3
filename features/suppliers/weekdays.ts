import { type Day, weekday } from '#values/dates.ts'

/** From 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const weekdayOf = (day: Day): Weekday => (weekday(day) || 7) as Weekday

/**
 * The weekdays that a text means: 'Mon-Thu', 'Fri, Sat', 'Sun-Wed'. No text is every day. Undefined for what is not read, a weekday
 * named twice among it.
 */
export function readWeekdays(text: string): Weekday[] | undefined {
  if (text.trim() === '') return [...allWeekdays]
  const found: Weekday[] = []
  for (const part of text.split(/[,;+/]/)) {
    const [from, to = from, ...more] = part.split(/-|–|to/).map(weekdayNamed)
    if (!from || !to || more.length > 0) return undefined
    for (let day = from; ; day = ((day % 7) + 1) as Weekday) {
      if (found.includes(day)) return undefined
      found.push(day)
      if (day === to) break
    }
  }
  return found.toSorted((a, b) => a - b)
}

function weekdayNamed(text: string): Weekday | undefined {
  const plain = text.trim().toLowerCase()
  if (plain.length < 3) return undefined
  const full = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const at = full.findIndex((name) => name.startsWith(plain))
  return at < 0 ? undefined : ((at + 1) as Weekday)
}

/** 'Mon-Thu', 'Fri, Sat'; empty for every day. */
export function weekdaysText(weekdays: readonly Weekday[]): string {
  if (weekdays.length === 7) return ''
  const runs: Weekday[][] = []
  for (const day of weekdays) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => [run[0], ...(run.length > 1 ? [run.at(-1)] : [])].map((day) => names[(day ?? 1) - 1]).join('-'))
    .join(', ')
}
