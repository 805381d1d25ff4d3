import type { SuggestRefusal } from '#features/hotels/suggest-rooms.ts'
import type { ChildPolicy } from '#features/pricing/stays/stay-rates.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { StayWords } from '../../shared/booking/night-price-text.ts'
import { notPublishedText, type RateTableWords } from '../../shared/rate-period-text.ts'

/** The words of hotels that the server alone says, and those of tables of rates. */
export type HotelWords = { stays: StayWords; rateTable: RateTableWords }

/** The months in which a hotel is open, as spans, also over the new year: 'June to October', or 'all year'. 1 = January. */
export function openMonthsText(open: readonly number[], words: StayWords, format: Formatter): string {
  if (open.length === 12) return words.allYear
  const follows = (month: number) => (month % 12) + 1
  const starts = open.filter((month) => !open.some((other) => follows(other) === month))
  const spans = starts.map((start) => {
    let end = start
    while (open.includes(follows(end))) end = follows(end)
    const [from = '', to = ''] = [start, end].map((month) => format.months[month - 1])
    return from === to ? from : words.span({ from, to })
  })
  return spans.join(', ')
}

/** '1 June to 31 October and 20 December to 5 January': parts of the year by month and day. */
export const spansText = (seasons: readonly { from: string; to: string }[], words: StayWords, { dayOfYear }: Formatter): string =>
  seasons
    .map(({ from, to }) => words.span({ from: dayOfYear(from), to: dayOfYear(to) }))
    .reduce((before, last) => (before ? words.and({ before, last }) : last), '')

/** What children pay in a hotel, a sentence for each age. Source: docs/hotels.md, 'Children'. */
export function childSentences(policy: ChildPolicy | null, { ages }: StayWords): string[] {
  if (!policy) return [ages.none]
  const { freeUnder, halfFrom, halfTo, percent, adultFrom, minimumAge } = policy
  return [
    ...(minimumAge === null ? [] : [ages.minimum({ age: minimumAge })]),
    ...(freeUnder > (minimumAge ?? 0) ? [ages.free({ age: freeUnder })] : []),
    ...(halfTo >= halfFrom && halfTo > 0 ? [ages.share({ from: halfFrom, to: halfTo, percent })] : []),
    ...(adultFrom - 1 > halfTo ? [ages.half({ from: halfTo + 1, to: adultFrom - 1 })] : []),
    ages.adult({ age: adultFrom }),
  ]
}

/** Why a hotel has nothing for these nights and this party. */
export function suggestSentence(
  refusal: SuggestRefusal,
  openMonths: readonly number[],
  { stays, rateTable }: HotelWords,
  format: Formatter,
): string {
  const { refusals } = stays
  switch (refusal.reason) {
    case 'rooms-gone':
    case 'room-too-small':
      return refusals[refusal.reason]
    case 'hotel-closed':
      return refusals['hotel-closed']({ months: openMonthsText(openMonths, stays, format) })
    case 'rates-not-published':
      return notPublishedText(refusal.until, rateTable, format)
    case 'stay-too-short':
      return refusals['stay-too-short']({ minimum: refusal.minimum })
    case 'guest-too-young':
      return refusals['guest-too-young']({ age: refusal.minimumAge })
    default:
      return refusals['no-rooms']
  }
}
