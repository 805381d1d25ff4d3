import { Fragment } from 'react'
import { LetterPage, Say } from '#features/letters/letter-page.server.tsx'
import { sendLetter } from '#features/letters/send-letter.server.tsx'
import { listPayments } from '#features/payments/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { accountOf } from './account-of.ts'
import { type BulkWord, fillIn, paragraphsOf } from './bulk-letter.ts'
import { isErased } from './erased.ts'
import { type Booking, findBooking } from './reads.server.ts'
import { linkTo } from './send-booking-letter.server.ts'

/** What a letter to many says to the lead of one booking now; the balance is what is still to come. */
export async function bulkValues(db: Db, booking: Booking, now: Date): Promise<Record<BulkWord, string>> {
  const { outstandingMinor } = accountOf(booking, await listPayments(db, booking.id), kigaliDay(now))
  return {
    name: booking.leadName,
    reference: booking.reference,
    journey: booking.title,
    starts: dayText(booking.startsOn),
    balance: moneyText({ minor: outstandingMinor, currency: booking.currency }),
  }
}

/** The job of one such letter; safe to run again. Writes to nobody who has been erased. Throws on data that no action of ours wrote. */
export async function sendBulkLetter(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { bookingId, batch, subject, text } = data
  if (typeof bookingId !== 'string' || typeof batch !== 'string' || typeof subject !== 'string' || typeof text !== 'string')
    throw new Error('No job of a letter to many')
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId} to write about`)
  if (isErased(booking)) return
  const values = await bulkValues(ctx.db, booking, ctx.clock.now())
  const { company } = await findSettings(ctx.db)
  const said = fillIn(subject, values)
  const content = (
    <LetterPage
      company={company}
      preview={`${booking.reference}, ${booking.title}`}
      heading={said}
      action={{ words: 'See your booking', href: linkTo(ctx, booking) }}
    >
      {paragraphsOf(fillIn(text, values)).map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter never move
        <Say key={at}>
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
            <Fragment key={nth}>
              {nth > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Say>
      ))}
    </LetterPage>
  )
  const occasion = `booking:${booking.id}:${batch}:written`
  await sendLetter(ctx, { occasion, bookingId: booking.id, to: booking.email, subject: said, content })
}
