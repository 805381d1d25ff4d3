import type { TermFault } from '#features/pricing/period-terms.ts'
import { isDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'

const signed = (percent: number) => (percent > 0 ? `+${percent}%` : `${String(percent).replace('-', '−')}%`)

/** Rate periods in the editors of packages, hotels and cars. */
export const ratePeriodWords = {
  field: {
    label: 'Rates of later periods',
    hint: 'The rates above apply until the first of these begins. Publishing puts all of them on sale.',
  },
  one: 'rate period',
  from: { label: 'From', hint: 'Each period ends the day before the next begins.' },
  until: { label: 'Last day on sale', hint: 'Empty: the last rates apply without end.' },
  period: (from: unknown) =>
    typeof from === 'string' && isDay(from) ? `Rates from ${dayText(from)}` : 'Rates without a first day',
  change: ({ least, most, added, gone }: { least: number; most: number; added: number; gone: number }) =>
    [
      least === 0 && most === 0
        ? 'Same amounts as the period before'
        : least === most
          ? `${signed(least)} on the period before`
          : `${signed(least)} to ${signed(most)} on the period before`,
      added > 0 && `${added} new`,
      gone > 0 && `${gone} missing`,
    ]
      .filter(Boolean)
      .join(', '),
  over: (from: string) => `The first rates are over: those from ${dayText(from)} apply.`,
  dropFirst: 'Delete the past rates',
  add: (year: string) => `Add rates for ${year}`,
  addLede: 'Copies the last rates. Change them afterwards as you like.',
  terms: {
    from: 'First day',
    percent: 'Raise by, percent',
    step: 'Round to, US dollars',
  },
} as const

/** What is wrong with how a period is to be copied. */
export function termSentence({ reason }: TermFault): string {
  switch (reason) {
    case 'day-wrong':
      return 'Choose the first day, with its year.'
    case 'day-taken':
      return 'Choose a day after the last rate period begins.'
    case 'percent-wrong':
      return 'Enter a whole number from −50 to 100.'
    case 'step-wrong':
      return 'Choose 1, 5 or 10.'
  }
}
