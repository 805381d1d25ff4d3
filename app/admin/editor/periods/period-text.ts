import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { ratePeriodWords } from '../../../words/admin/content/rate-periods.ts'
import type { PeriodChange } from './period-rules.ts'

/** 'Rates from 1 January 2027', of what is typed as its first day. */
export function periodName(read: ReadWords, from: unknown): string {
  const dated = typeof from === 'string' && isDay(from)
  return read(ratePeriodWords).period({ dated: dated ? 'yes' : 'no', day: dated ? read.format.day(from) : '' })
}

/** '+5% on the period before, 2 new' */
export function periodChangeText(read: ReadWords, { least, most, added, gone }: PeriodChange): string {
  const words = read(ratePeriodWords).change
  const signed = (percent: number) => `${percent > 0 ? '+' : ''}${read.format.percent(percent).replace('-', '−')}`
  const percents =
    least === 0 && most === 0
      ? words.same
      : least === most
        ? words.by({ least: signed(least) })
        : words.span({ least: signed(least), most: signed(most) })
  return [percents, added > 0 && words.added({ count: added }), gone > 0 && words.gone({ count: gone })]
    .filter(Boolean)
    .join(', ')
}
