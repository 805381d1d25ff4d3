import type { ParkEntry } from '#features/places/park-entry.ts'
import { listParkEntries } from '#features/places/reads.server.ts'
import { listContractsById } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { costItems, estimateItems, isUnratedCost } from '../cost-items.server.ts'
import { priceVersion } from '../price-version.ts'
import type { TripVersion } from '../trip-version.ts'
import { checkVersion } from './check-version.ts'
import { findShortRooms } from './find-short-rooms.server.ts'
import { offerChecks } from './offer-checks.ts'
import { listNamesInTexts } from './reads-named.server.ts'
import type { CheckedContract, VersionCheck } from './version-check.ts'

/** What is to be done of a draft before it is sent, by the rate book and the availability of now. `title`: of its trip; `priced`: its price, where it is known. */
export async function findChecks(
  db: Db,
  { title, version }: { title: string; version: TripVersion },
  now: Date,
  priced = priceVersion(version),
): Promise<VersionCheck[]> {
  const { items } = version
  const costs = await costItems(db, version, items)
  const unrated = items.filter((item, at) => !item.mayEstimate && isUnratedCost(costs[at]))
  const estimates = await estimateItems(db, version, unrated)
  const [contracts, offered, short] = await Promise.all([
    findContractsOf(db, items),
    findOffered(db, version),
    findShortRooms(db, version, now),
  ])
  return [
    ...checkVersion(version, { priced, costs, estimates, contracts, today: kigaliDay(now) }),
    ...short.map(({ title: _, ...of }) => ({ check: 'rooms-short' as const, ...of })),
    ...offerChecks(version, { title, ...offered, priced }),
  ]
}

/** What a version is looked at by as its customer reads it: the parks whose entry fees are among its items, and names that its texts may say. */
export async function findOffered(db: Db, version: TripVersion): Promise<{ parks: ParkEntry[]; names: string[] }> {
  const [parks, names] = await Promise.all([
    listParkEntries(db, [...new Set(version.items.flatMap(({ feeId }) => feeId ?? []))]),
    listNamesInTexts(db, version),
  ])
  return { parks, names }
}

/** The contracts that the stored costs of items are of, by their ids. */
export async function findContractsOf(db: Db, items: TripVersion['items']): Promise<Map<number, CheckedContract>> {
  const ids = new Set(items.flatMap(({ cost }) => cost?.parts.flatMap(({ contractId }) => contractId ?? []) ?? []))
  return new Map((await listContractsById(db, [...ids])).map((contract) => [contract.id, contract]))
}
