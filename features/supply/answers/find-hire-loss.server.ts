import { type Booking, listLines as listPriceLines } from '#features/bookings/reads.server.ts'
import { startedPeriods } from '#features/pricing/hires/hire-days.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { listServiceBooks, loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { costOf } from '../lines/package-lines.ts'
import { listHiredIn } from '../reads-hired.server.ts'
import { needsDecision, type Ordered, orderedMargin } from './ordered-margin.ts'

/** Who drives decides no rate of a vehicle. */
const driver = { position: 1, age: 30, residency: 'foreign' } as const

/**
 * What a hire leaves after the vehicles that are hired in for it, where that is less than nothing even at the lowest rate of each supplier: which
 * of its services a vehicle is charged by is stored nowhere. Undefined where it leaves something, and where nothing is hired in or has a rate. For
 * staff with `costs:read` alone.
 */
export async function findHireLoss(db: Db, { id, order }: Pick<Booking, 'id' | 'order'>): Promise<Margin | undefined> {
  if (order.kind !== 'hire') return undefined
  const cars = await listHiredIn(db, id)
  const days = startedPeriods(order)
  if (cars.length === 0 || days === undefined) return undefined
  const firstDay = order.from.slice(0, 10)
  const [price, books, exchange] = await Promise.all([
    listPriceLines(db, id),
    listServiceBooks(
      db,
      cars.flatMap(({ serviceIds }) => serviceIds),
      { from: firstDay, to: addDays(firstDay, days) },
    ),
    loadPaidExchange(db),
  ])
  const contracts = [...books.values()].flatMap(({ book }) => book.contracts)
  const ordered = cars.flatMap(({ supplierId, serviceIds }): Ordered[] => {
    const costs = serviceIds.flatMap((serviceId) => {
      const book = books.get(serviceId)?.book
      const item = book && costItem(book, { from: firstDay, days, participants: [driver], vehicles: 1 }, exchange)
      return item && !('refusal' in item) ? [item.cost] : []
    })
    const [lowest] = costs.toSorted((one, other) => one.netCostMinor - other.netCostMinor)
    return lowest ? [{ kind: 'transport', supplierId, firstDay, agreed: null, ...costOf(lowest) }] : []
  })
  if (ordered.length === 0 || price.length === 0) return undefined
  const margin = orderedMargin(price, ordered, { contracts, exchange, unorderedMinor: 0 })
  return needsDecision(margin, { isTailored: false }) ? margin : undefined
}
