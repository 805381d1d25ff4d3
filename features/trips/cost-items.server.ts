import { listVisitorFees } from '#features/places/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { isUnrated } from '#features/suppliers/costing/estimate.ts'
import { listServiceBooks, type ServiceBooks } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays, addMonths } from '#values/dates.ts'
import { type Costed, costOfFee, costOfHand, costOfService, estimateOfService, type FoundCost } from './cost-trip-item.ts'
import type { ItemFacts, TripItem, VersionFacts } from './trip-version.ts'

type Version = Pick<VersionFacts, 'startsOn' | 'party' | 'rooms' | 'fx'>

/**
 * What items cost by the rate book of now, by their place in the list, at the exchange rates of their version. A permit or park fee is charged as it is listed
 * now. An item that may be estimated costs what the year before says where there is no rate yet. Left out: the customer's own arrangements and placeholders.
 */
export async function costItems(db: Db, version: Version, items: readonly ItemFacts[]): Promise<(FoundCost | undefined)[]> {
  const found = await costsByRates(db, version, items)
  const unrated = items.filter((item, at) => item.mayEstimate && isUnratedCost(found[at]))
  const estimates = await estimateItems(db, version, unrated)
  return found.map((one, at) => (items[at] && estimates.get(items[at])) ?? one)
}

/** Whether there is no cost because there is no rate. */
export const isUnratedCost = (found: FoundCost | undefined): boolean =>
  found !== undefined && 'refusal' in found && isUnrated(found.refusal)

/**
 * What items without a rate would cost by those of the year before, with the uplift of the settings; an item without an answer is left out. A
 * year back and everything to come is read of their services alone.
 */
export async function estimateItems<Item extends ItemFacts>(
  db: Db,
  version: Version,
  items: readonly Item[],
): Promise<Map<Item, Costed>> {
  const served = items.filter(({ serviceId }) => serviceId !== null)
  if (served.length === 0) return new Map()
  const from = addMonths(addDays(version.startsOn, Math.min(...served.map(({ day }) => day)) - 1), -13)
  const [books, { nextYearUplift }] = await Promise.all([
    listServiceBooks(
      db,
      served.flatMap(({ serviceId }) => serviceId ?? []),
      { from, to: '9999-12-31' },
    ),
    findSettings(db),
  ])
  return new Map(
    served.flatMap((item): [Item, Costed][] => {
      const book = books.get(item.serviceId ?? 0)?.book
      const costed = book && estimateOfService(version, item, book, version.fx, nextYearUplift)
      return costed ? [[item, costed]] : []
    }),
  )
}

async function costsByRates(db: Db, version: Version, items: readonly ItemFacts[]): Promise<(FoundCost | undefined)[]> {
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
