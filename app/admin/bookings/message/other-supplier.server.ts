import type { Booking } from '#features/bookings/reads.server.ts'
import { listChangedServices } from '#features/supply/reads-changed.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { readEnglish } from '../../../words/sources.server.ts'

/** The email that tells a customer who has confirmed in place of the suppliers that were sold; none where there are none. */
export async function otherSupplierEmail(db: Db, { id, order, leadName, reference }: Booking) {
  if (order.kind !== 'tailored') return []
  const changed = await listChangedServices(db, { bookingId: id, proposalId: order.proposal })
  const confirmed = changed.filter(({ isConfirmed }) => isConfirmed)
  if (confirmed.length === 0) return []
  const words = readEnglish(messageWords).otherSupplier
  const lines = confirmed.map(({ kind, firstDay, lastDay, name, sold }) => {
    const until = kind === 'stay' ? addDays(lastDay, 1) : lastDay
    return words.line({ days: readEnglish.format.days(firstDay, until), name, sold })
  })
  const body = [words.greeting({ name: leadName }), words.intro, lines.join('\n'), words.rest].join('\n\n')
  return [{ id: 'other-supplier', name: words.name, subject: words.subject({ reference }), body }]
}
