import { daysText } from '#values/day-words.ts'
import { scopeWords } from './rate-plan.ts'

type Days = { from: string; to: string }

/** A year of a service as one band. */
export const serviceYearWords = {
  title: 'Year by service',
  caption: (service: string, year: number) => `${service}, ${year}`,
  columns: { days: 'Days', says: 'Rate' },
  days: ({ from, to }: Days) => daysText(from, to),
  amount: (amount: string, scope: Parameters<typeof scopeWords>[0]) => [amount, scopeWords(scope)].filter(Boolean).join(', '),
  more: (count: number) => `and ${count} more`,
  without: (weekdays: string) => (weekdays ? `no rate on ${weekdays}` : 'not for everybody'),
  gap: 'No rate',
  lastYear: ({ from, to }: Days, amount: string) => `${daysText(from, to)}: ${amount}`,
  closed: (reason: string) => `Closed: ${reason}`,
  months: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
} as const
