import type { BookedPart } from '#features/bookings/reads.server.ts'
import { itemOf, itemOnRequest, roomNights } from '#features/stock/stock.ts'
import type { ChangedService } from '#features/supply/reads-changed.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'

/** Who is to deliver a part in place of who was sold (`supplier` null: nobody), and how far that order is. */
type OrderedNow = Pick<ChangedService, 'supplier' | 'name' | 'sold'> & { state: 'confirmed' | 'waits' | 'nobody' }

/**
 * A part as the office reads it, with who is ordered in place of who was sold. `isAnswerable`: false of what no answer is waited for by the booking
 * itself.
 */
export type PartAsOrdered = BookedPart & { ordered?: OrderedNow; isAnswerable?: boolean }

/**
 * The parts of a booking as they are ordered now: what another supplier is to deliver is without the answer of who was sold until the other has confirmed. What
 * is sold without a part, such as a guide, and is ordered elsewhere stands beside what is stored.
 */
export function partsAsOrdered(parts: readonly BookedPart[], changed: readonly ChangedService[]): PartAsOrdered[] {
  const known = parts.map((part): PartAsOrdered => {
    const service = changed.find((one) => isOf(part, one))
    if (!service) return part
    const answer = service.isConfirmed ? part.answer : null
    return { ...part, ...orderedNow(service), answer, isAnswerable: part.answer !== 'yes' }
  })
  const others = changed
    .filter((service) => !parts.some((part) => isOf(part, service)))
    .map((service): PartAsOrdered => {
      const { rootId, firstDay: day, isConfirmed, sold: label } = service
      const [resource, answer] = [itemOnRequest(rootId, 'ordered'), isConfirmed ? ('yes' as const) : null]
      return {
        resource,
        day,
        label,
        quantity: 1,
        soft: true,
        onRequest: true,
        answer,
        isAnswerable: false,
        ...orderedNow(service),
      }
    })
  return [...known, ...others]
}

/** Whether a part is what a service was sold as: its item on request, or a night of its stay in rooms that we count. */
const isOf = ({ resource, day }: BookedPart, { rootId, kind, soldHotelId, firstDay, lastDay }: ChangedService): boolean =>
  itemOf(resource) === rootId ||
  (kind === 'stay' &&
    soldHotelId !== null &&
    resource.startsWith(roomNights(soldHotelId, '')) &&
    firstDay <= day &&
    day <= lastDay)

const orderedNow = ({ supplier, name, sold, isConfirmed }: ChangedService) => ({
  supplier: supplier ?? '',
  ordered: {
    supplier,
    name,
    sold,
    state: supplier === null ? 'nobody' : isConfirmed ? 'confirmed' : 'waits',
  } satisfies OrderedNow,
})

/** 'Hill Lodge (sold as Lake House, 2 nights)'; what is sold under a label that does not name who was sold keeps it. */
export function orderedText(read: ReadWords, { ordered }: PartAsOrdered, label: string): string {
  if (!ordered) return label
  const words = read(moneyAdminWords).parts.ordered
  const { supplier, name, sold } = ordered
  const isNamed = label.includes(sold)
  const names = { what: label, name, sold: isNamed ? label : sold, isNamed: isNamed ? 'yes' : 'no' } as const
  return supplier === null ? words.nobody(names) : words.other(names)
}
