import type { CostRefusal } from '#features/suppliers/costing/cost-line.ts'
import { isUnrated } from '#features/suppliers/costing/estimate.ts'
import { listServiceBooks } from '#features/suppliers/reads-book.server.ts'
import { listServicesFor } from '#features/suppliers/reads-list.server.ts'
import type { ServiceKind, SupplierService } from '#features/suppliers/supplier-service.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { estimateItems } from './cost-items.server.ts'
import { type Costed, costOfService } from './cost-trip-item.ts'
import type { ItemFacts, TripVersion } from './trip-version.ts'

const mostPicked = 40

/** A service that could be taken, with what it would cost, or why it cannot be taken, and what it would cost as an estimate where it has no rate yet. */
export type PickedService = { service: SupplierService; supplier: string } & (
  | (Costed & { refusal?: undefined })
  | { refusal: CostRefusal; estimate?: Costed | undefined }
)

type ServiceItem = ItemFacts & { kind: ServiceKind }
export const isServiceItem = (item: ItemFacts): item is ServiceItem => item.kind !== 'fee'

/**
 * Services of a kind for an item: those of a place and of suppliers without one, or of all; `search` is looked for in the names of supplier and
 * service. Each with what it comes to for those who take part on those days, the cheapest first, then those that cannot be taken, with an
 * estimate where there is one. At most 40.
 */
export async function pickServices(
  db: Db,
  version: TripVersion,
  item: ServiceItem,
  { search }: { search: string },
): Promise<PickedService[]> {
  const found = await listServicesFor(db, { kind: item.kind, placeId: item.placeId, search, limit: mostPicked })
  const from = addDays(version.startsOn, item.day - 1)
  const books = await listServiceBooks(db, found, { from, to: addDays(from, item.days) })
  const picked = found.flatMap((id): PickedService[] => {
    const known = books.get(id)
    if (!known) return []
    const { supplier, book } = known
    return [{ service: book.service, supplier, ...costOfService(version, { ...item, serviceId: id }, book, version.fx) }]
  })
  const unrated = picked
    .filter(({ refusal }) => refusal && isUnrated(refusal))
    .map(({ service }) => ({ ...item, serviceId: service.id }))
  const estimates = await estimateItems(db, version, unrated)
  const offered = picked.map((one): PickedService => {
    const wanted = unrated.find(({ serviceId }) => serviceId === one.service.id)
    return one.refusal && wanted ? { ...one, estimate: estimates.get(wanted) } : one
  })
  const costOf = (one: PickedService) => (one.refusal ? Number.POSITIVE_INFINITY : (one.cost?.netCostMinor ?? 0))
  return offered.toSorted((one, other) => (costOf(one) < costOf(other) ? -1 : costOf(one) > costOf(other) ? 1 : 0))
}
