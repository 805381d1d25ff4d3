import type { ReadWords } from '#platform/languages/read-words.ts'
import { daysBetween } from '#values/dates.ts'
import type { BookingFacts, VoucherFacts } from './facts/facts.ts'
import { documentVoucherWords } from './words/document-voucher.ts'
import { documentsWords } from './words/documents.ts'

type When = Pick<BookingFacts, 'order' | 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>

/** '14 to 20 June 2027, 7 days', '14 to 17 June 2027, 3 nights', '14 June 2027, 08:00, to 16 June 2027, 18:00'. */
export function whenText({ order, startsOn, endsOn, startsAt, endsAt }: When, read: ReadWords): string {
  const { format } = read
  const { times } = read(documentsWords)
  if (startsAt && endsAt)
    return times.hours({ from: format.day(startsOn), fromTime: startsAt, to: format.day(endsOn), toTime: endsAt })
  const nights = daysBetween(startsOn, endsOn)
  const span = format.days(startsOn, endsOn)
  return order === 'stay' ? times.nights({ span, count: nights }) : times.days({ span, count: nights + 1 })
}

/** '14 Jun', '15 to 17 Jun', '30 Jun to 2 Jul', with the hour where there is one. */
export function spanText(
  { from, to, at }: Pick<VoucherFacts['services'][number], 'from' | 'to' | 'at'>,
  read: ReadWords,
): string {
  const { format } = read
  const words = read(documentVoucherWords)
  const first = format.shortDay(from)
  const days =
    to === null || to === from
      ? first
      : from.slice(0, 7) === to.slice(0, 7)
        ? words.inMonth({ day: Number(from.slice(8)), last: format.shortDay(to) })
        : words.span({ first, last: format.shortDay(to) })
  return at ? words.at({ days, time: at }) : days
}
