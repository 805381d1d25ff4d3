import type { PartOfYear } from '#features/pricing/season.ts'

const marks = { 3: 'Best', 2: 'Good', 1: 'Possible', 0: 'Avoid' } as const
type Mark = keyof typeof marks

/** What the strip of the months says. */
export const seasonPaintWords = {
  marks,
  brush: 'Rating',
  strip: (label: string) => `${label}: January to December`,
  month: (month: string, mark: Mark) => `${month}: ${marks[mark].toLowerCase()}`,
  how: 'Choose a rating, then click or drag over months. Keyboard: arrows, then 0 to 3.',
} as const

type Fault =
  | { why: 'no-such-day'; end: 'from' | 'to'; month: string; days: number }
  | { why: 'overlaps'; with: number }
  | { why: 'whole-year' }

/** What the parts of a year say. */
export const yearSpanWords = {
  span: (number: number) => `Season ${number}`,
  add: 'Add season',
  from: 'From',
  to: 'To',
  day: (end: string) => `${end}, day`,
  month: (end: string) => `${end}, month`,
  monthDayHint: 'Month and day: 06-01 is 1 June.',
  says: ({ from, to }: PartOfYear, days: number, text: (day: string) => string) =>
    `${text(from)} to ${text(to)}${from > to ? ', over the new year' : ''}. ${days === 1 ? '1 day' : `${days} days`}, first and last day included.`,
  fault: (fault: Fault) => {
    switch (fault.why) {
      case 'no-such-day':
        return `${fault.end === 'from' ? 'The first day' : 'The last day'} does not exist. ${fault.month} has days 1 to ${fault.days}.`
      case 'overlaps':
        return `It shares days with season ${fault.with + 1}. Each day belongs to one season.`
      case 'whole-year':
        return 'It covers the whole year, so there is no low season.'
    }
  },
} as const
