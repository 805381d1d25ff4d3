import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { bookingOfCustomer } from './booking-of-customer.server.ts'
import { fileHeader, withoutLinkKeys } from './customer-file.ts'
import { customerId } from './customer-id.server.ts'
import { enquiriesInFile } from './enquiries-in-file.server.ts'
import { listStoredOf } from './find-customer.server.ts'

/** A person's own copy, as the bytes of a file. */
export type CustomerFile = { json: string }

/**
 * Everything that is kept of the person behind an address, in lower case, as a file for them: what is encrypted is opened in it.
 * That it was made is written down in the same transaction, before anything is answered. For staff with 'customers:read' and
 * 'sensitive:read', which the page asks for.
 */
export function exportCustomer(
  ctx: Context,
  { email, staff }: { email: string; staff: { id: string; name: string } },
): Promise<Outcome<CustomerFile, { reason: 'nothing-kept' }>> {
  return transact(ctx.db, async (tx) => {
    const { bookingIds, enquiries, reader, drafts, letters } = await listStoredOf(tx, email)
    if (bookingIds.length + enquiries.length + drafts.length + letters.length === 0 && !reader)
      return refused({ reason: 'nothing-kept' })
    const bookings = []
    for (const id of bookingIds) bookings.push(...(await bookingOfCustomer(ctx, tx, id)))
    const asked = await enquiriesInFile(tx, enquiries)
    const { company } = await findSettings(tx)
    const file = {
      about: fileHeader({ company: company.name, email, madeAt: ctx.clock.now() }),
      address: email,
      bookings,
      unfinishedBookings: drafts.map(({ id: _, ...draft }) => draft),
      enquiries: asked,
      newsletter: reader
        ? { email: reader.email, state: reader.state, asked: reader.askedAt, confirmed: reader.confirmedAt, left: reader.endedAt }
        : null,
      letters: letters.map(({ recipient, subject, text, createdAt, sentAt }) => ({
        to: recipient,
        subject,
        text: withoutLinkKeys(text),
        writtenAt: createdAt,
        sentAt,
      })),
    }
    const counts = { bookings: bookings.map(({ reference }) => reference), enquiries: enquiries.length, letters: letters.length }
    const subject = { kind: 'customer', id: customerId(ctx, email), words: email } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'data-exported', subject, facts: counts })
    return done({ json: `${JSON.stringify(file, null, 2)}\n` })
  })
}
