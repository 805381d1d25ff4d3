import type { Booking } from '#features/bookings/reads.server.ts'
import { listChangedServices } from '#features/supply/reads-changed.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { readEnglish } from '../../../words/sources.server.ts'

/** The email that tells a customer of the lodges that have confirmed in place of those that were sold; none where there are none. */
export async function otherLodgeEmail(db: Db, { id, order, leadName, reference }: Booking) {
  if (order.kind !== 'tailored') return []
  const changed = await listChangedServices(db, { bookingId: id, proposalId: order.proposal })
  const stays = changed.filter(({ kind, isConfirmed }) => kind === 'stay' && isConfirmed)
  if (stays.length === 0) return []
  const words = readEnglish(messageWords).otherLodge
  const lines = stays.map(({ firstDay, lastDay, name, sold }) =>
    words.stay({ days: readEnglish.format.days(firstDay, addDays(lastDay, 1)), lodge: name, sold }),
  )
  const body = [words.greeting({ name: leadName }), words.intro, lines.join('\n'), words.rest].join('\n\n')
  return [{ id: 'other-lodge', name: words.name, subject: words.subject({ reference }), body }]
}
