import { createHash } from 'node:crypto'
import { fillIn, paragraphsOf } from '#features/bookings/bulk-letter.ts'
import { isErased } from '#features/bookings/erased.ts'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { bulkValues } from '#features/bookings/send-bulk-letter.server.tsx'
import type { Context } from '#platform/context.ts'

/** Who a letter to the ticked bookings goes to. */
export async function loadRecipients({ db }: Context, ids: readonly string[]) {
  const bookings = await listBookingsById(db, ids)
  const reached = bookings.filter((booking) => !isErased(booking))
  const byAddress = Map.groupBy(reached, ({ email }) => email.toLowerCase())
  return {
    to: reached.map(({ id, reference, leadName, email }) => ({ id, reference, leadName, email })),
    erased: bookings.length - reached.length,
    twice: [...byAddress].filter(([, some]) => some.length > 1).map(([address, some]) => ({ address, count: some.length })),
  }
}

/** The letter as each of them will read it. */
export async function previewLetters(ctx: Context, ids: readonly string[], { subject, text }: { subject: string; text: string }) {
  const now = ctx.clock.now()
  const bookings = (await listBookingsById(ctx.db, ids)).filter((booking) => !isErased(booking))
  return Promise.all(
    bookings.map(async (booking) => {
      const values = await bulkValues(ctx.db, booking, now)
      return { id: booking.id, to: booking.email, subject: fillIn(subject, values), text: paragraphsOf(fillIn(text, values)) }
    }),
  )
}

/** What was looked at, in short: a text that was changed after is looked at again before it is sent. */
export const lookOf = ({ subject, text }: { subject: string; text: string }): string =>
  createHash('sha256').update(`${subject}\n${text}`).digest('hex').slice(0, 16)
