import type { BookedPart } from '#features/bookings/reads.server.ts'
import { itemOf, itemOnRequest } from '#features/stock/stock.ts'
import type { ChangedService } from '#features/supply/reads-changed.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'

/**
 * A part as the office reads it. `ordered`: how far the order is with another supplier than was sold; `isAnswerable`: false of what no answer is
 * waited for by the booking itself.
 */
export type PartAsOrdered = BookedPart & { ordered?: 'confirmed' | 'waits' | 'nobody'; isAnswerable?: boolean }

/**
 * The parts of a booking as they are ordered now: what another supplier is to deliver is named by it, with what it was sold as, and without the answer of
 * who was sold until the other has confirmed. What is sold without a request, such as a guide or a room that we count, and is ordered elsewhere stands beside
 * what is stored.
 */
export function partsAsOrdered(
  read: ReadWords,
  parts: readonly BookedPart[],
  changed: readonly ChangedService[],
): PartAsOrdered[] {
  const known = parts.map((part): PartAsOrdered => {
    const service = changed.find(({ rootId }) => rootId === itemOf(part.resource))
    if (!service) return part
    const answer = service.isConfirmed ? part.answer : null
    return { ...part, ...orderedAs(read, service, part.label), answer, isAnswerable: part.answer !== 'yes' }
  })
  const others = changed
    .filter(({ rootId }) => !parts.some(({ resource }) => itemOf(resource) === rootId))
    .map((service): PartAsOrdered => {
      const { rootId, firstDay: day, isConfirmed, sold } = service
      const resource = itemOnRequest(rootId, 'ordered')
      const answer = isConfirmed ? 'yes' : null
      return {
        ...{ resource, day, quantity: 1, soft: true, onRequest: true, answer, isAnswerable: false },
        ...orderedAs(read, service, sold),
      }
    })
  return [...known, ...others]
}

/** 'Hill Lodge (sold as Lake House, 2 nights)'; a label that does not name who was sold is said as well. */
function orderedAs(read: ReadWords, { supplier, name, sold, isConfirmed }: ChangedService, label: string) {
  const words = read(moneyAdminWords).parts.ordered
  const names = {
    what: label,
    name,
    sold: label.includes(sold) ? label : sold,
    isNamed: label.includes(sold) ? 'yes' : 'no',
  } as const
  return {
    label: supplier === null ? words.nobody(names) : words.other(names),
    supplier: supplier ?? '',
    ordered: supplier === null ? ('nobody' as const) : isConfirmed ? ('confirmed' as const) : ('waits' as const),
  }
}
