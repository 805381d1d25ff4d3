import { listVisitorFees } from '#features/places/reads.server.ts'
import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import { listServiceBooks, type ServiceBooks } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { type Costed, costOfFee, costOfHand, costOfService } from './cost-trip-item.ts'
import type { ItemFacts, TripItem, VersionFacts } from './trip-version.ts'

type Version = Pick<VersionFacts, 'startsOn' | 'party' | 'rooms' | 'fx'>

/** What an item costs, or why it has no cost. */
type Found = Costed | { refusal: CostRefusal }

/**
 * What items cost by the rate book of now, by their place in the list, at the exchange rates of their version. A permit or park fee is charged as it is listed
 * now. Left out: the customer's own arrangements and placeholders.
 */
export async function costItems(db: Db, version: Version, items: readonly ItemFacts[]): Promise<(Found | undefined)[]> {
  const [books, fees] = await Promise.all([
    booksOf(db, version, items),
    items.some(({ source }) => source === 'fee') ? listVisitorFees(db) : undefined,
  ])
  return items.map((item) => {
    const book = item.serviceId === null ? undefined : books.get(item.serviceId)?.book
    if (item.source === 'service' && book) return costOfService(version, item, book, version.fx)
    if (item.source === 'hand' && item.hand) return costOfHand(version, item, item.hand, version.fx)
    const fee = fees?.get(item.feeId ?? '')
    return item.source === 'fee' && fee ? costOfFee(version, item, fee) : undefined
  })
}

async function booksOf(db: Db, { startsOn }: Version, items: readonly ItemFacts[]): Promise<ServiceBooks> {
  const served = items.filter(({ serviceId }) => serviceId !== null)
  if (served.length === 0) return new Map()
  const from = addDays(startsOn, Math.min(...served.map(({ day }) => day)) - 1)
  const to = addDays(startsOn, Math.max(...served.map(({ day, days }) => day + days)) - 1)
  return listServiceBooks(
    db,
    served.flatMap(({ serviceId }) => serviceId ?? []),
    { from, to },
  )
}

/** Items with their cost taken anew; one without a cost keeps none. */
export async function costedAnew<Item extends TripItem>(db: Db, version: Version, items: readonly Item[]): Promise<Item[]> {
  const found = await costItems(db, version, items)
  return items.map((item, at) => {
    const costed = found[at]
    if (!costed) return item
    return 'refusal' in costed ? { ...item, cost: null, passedOn: null } : { ...item, ...costed }
  })
}
