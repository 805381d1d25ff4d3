import type { PartOfYear } from '#features/prices/season.ts'

const marks = { 3: 'Best', 2: 'Good', 1: 'Possible', 0: 'Avoid' } as const
type Mark = keyof typeof marks

/** What the strip of the months says. */
export const seasonPaintWords = {
  marks,
  brush: 'Paint with',
  strip: (label: string) => `${label}: January to December`,
  month: (month: string, mark: Mark) => `${month}: ${marks[mark].toLowerCase()}`,
  how: 'Choose a mark, then click a month or draw over several. By keyboard: arrows to a month, then 0 to 3.',
} as const

type Fault =
  | { why: 'no-such-day'; end: 'from' | 'to'; month: string; days: number }
  | { why: 'overlaps'; with: number }
  | { why: 'whole-year' }

/** What the parts of a year say. */
export const yearSpanWords = {
  span: (number: number) => `Season ${number}`,
  add: 'Add a season',
  from: 'From',
  to: 'To',
  day: (end: string) => `${end}, day`,
  month: (end: string) => `${end}, month`,
  monthDayHint: 'Month and day, such as 06-01 for 1 June.',
  says: ({ from, to }: PartOfYear, days: number, text: (day: string) => string) =>
    `${text(from)} to ${text(to)}${from > to ? ', over the new year' : ''}. ${days === 1 ? '1 day' : `${days} days`}, both ends inside.`,
  fault: (fault: Fault) => {
    switch (fault.why) {
      case 'no-such-day':
        return `${fault.end === 'from' ? 'The first day' : 'The last day'} is not in the calendar. ${fault.month} has days 1 to ${fault.days}.`
      case 'overlaps':
        return `It shares days with season ${fault.with + 1}. Let each day stand in one.`
      case 'whole-year':
        return 'It is the whole year, so no day is left for the low season.'
    }
  },
} as const
