import { requoteBooking } from '#features/bookings/quotes/requote-booking.server.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { listShort } from '../../../shared/booking/list-short.server.ts'
import { refusalSentence } from '../../../shared/booking/refusal-sentence.ts'
import type { CancellationWords } from '../../../shared/booking/tier-sentences.ts'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { tierSentencesAt } from '../../packages/cancellation-rows.ts'
import { moneyOf } from './money-text.ts'

/** The price of holding an expired booking again, or why that is not possible. */
export async function holdAgainOf(ctx: Context, booking: Booking, now: Date, read: ReadWords) {
  const { format } = read
  const { kind, travellersCount } = booking
  const booked = { kind, travellers: travellersCount }
  const nameOf = await namesIn(ctx, read.language)
  const found = await requoteBooking(ctx.db, booking, now)
  if (!found.done) return { problem: refusalSentence(found.refusal, booked, read, nameOf) }
  const { parts, schedule } = found.value.quote
  const { hard } = await listShort(ctx.db, parts, now)
  if (hard.length > 0) return { problem: refusalSentence({ reason: 'stock-short', short: hard }, booked, read, nameOf) }
  const total = moneyOf(booking, format).text(schedule.totalMinor)
  const { again } = read(ownAnswerWords)
  const words = kind === 'departure' ? again.departure({ count: travellersCount, total }) : again[kind]({ total })
  return { words, totalMinor: schedule.totalMinor }
}

/** The cancellation rules of a booking, a sentence for each tier; those of several policies below each other. */
export function cancellationTierText(
  lines: readonly BookedLine[],
  startsOn: Day,
  now: Date,
  words: CancellationWords,
  format: Formatter,
): string[] {
  const policies = new Map(lines.map(({ ladder, policy }) => [JSON.stringify([ladder, policy]), policy]))
  return [...policies.values()].flatMap((policy) => tierSentencesAt(policy, startsOn, now, words, format).map(({ text }) => text))
}
