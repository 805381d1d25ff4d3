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

/** The file with a customer's data. */
export type CustomerFile = { json: string }

/**
 * Everything that is stored under an address, in lower case, as a file for the customer, with encrypted values decrypted. The export is
 * recorded in the audit log in the same transaction. For staff with 'customers:read' and 'sensitive:read', which the page checks.
 */
export function exportCustomer(
  ctx: Context,
  { email, staff }: { email: string; staff: { id: string; name: string } },
): Promise<Outcome<CustomerFile, { reason: 'nothing-stored' }>> {
  return transact(ctx.db, async (tx) => {
    const { bookingIds, enquiries, reader, drafts, emails } = await listStoredOf(tx, email)
    if (bookingIds.length + enquiries.length + drafts.length + emails.length === 0 && !reader)
      return refused({ reason: 'nothing-stored' })
    const bookings = []
    for (const id of bookingIds) bookings.push(...(await bookingOfCustomer(ctx, tx, id)))
    const enquiryRecords = await enquiriesInFile(tx, enquiries)
    const { company } = await findSettings(tx)
    const file = {
      about: fileHeader({ company: company.name, email, madeAt: ctx.clock.now() }),
      address: email,
      bookings,
      unfinishedBookings: drafts.map(({ id: _, ...draft }) => draft),
      enquiries: enquiryRecords,
      newsletter: reader
        ? {
            email: reader.email,
            language: reader.language,
            state: reader.state,
            requested: reader.requestedAt,
            confirmed: reader.confirmedAt,
            left: reader.endedAt,
          }
        : null,
      emails: emails.map(({ recipient, subject, text, createdAt, sentAt }) => ({
        to: recipient,
        subject,
        text: withoutLinkKeys(text),
        writtenAt: createdAt,
        sentAt,
      })),
    }
    const counts = { bookings: bookings.map(({ reference }) => reference), enquiries: enquiries.length, letters: emails.length }
    const subject = { kind: 'customer', id: customerId(ctx, email), words: email } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'data-exported', subject, facts: counts })
    return done({ json: `${JSON.stringify(file, null, 2)}\n` })
  })
}
