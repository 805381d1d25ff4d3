import { listPackageServices } from '#features/costs/reads.server.ts'
import { listRoomNames } from '#features/hotels/reads.server.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import { exchangeOf, listServiceBooks } from '#features/suppliers/reads-book.server.ts'
import { findVersionById } from '#features/trips/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { findHotelSupplier, listChoices, listSuppliersOnRoster } from '../reads.server.ts'
import type { LoadedRun } from '../reads-runs.server.ts'
import type { NeededLine } from './order-line.ts'
import { packageLines } from './package-lines.ts'
import { stayLines } from './stay-lines.ts'
import { tripLines } from './trip-lines.ts'

/**
 * What a run needs of suppliers now, by its package, its accepted option or its rooms, and what staff chose for it. A hire needs nothing
 * here: vehicles and drivers that are hired in are on the roster.
 */
export async function findNeededLines(db: Db, run: LoadedRun): Promise<NeededLine[]> {
  const { order } = run
  const choices = await listChoices(db, run.key)
  const span = { from: run.startsOn, to: run.endsOn }
  const booksOf = (serviceIds: readonly number[]) => listServiceBooks(db, [...serviceIds, ...choices.values()], span)
  // What we pay, without the share that a price adds because the rate of exchange may move.
  const exchange = { ...exchangeOf(await listNewestFxRates(db)), bufferBp: 0 }
  if (order?.kind === 'hire') return []
  if (order?.kind === 'stay') {
    const supplier = await findHotelSupplier(db, order.hotel)
    const [books, rooms] = await Promise.all([
      booksOf(supplier?.services.map(({ id }) => id) ?? []),
      listRoomNames(db, order.hotel),
    ])
    const roomNames = new Map(rooms.map(({ id, name }) => [id, name]))
    return stayLines(run, order, { supplier, roomNames }, { books, choices, exchange })
  }
  if (order?.kind === 'tailored') {
    const [version, onRoster] = await Promise.all([
      run.versionId === null ? undefined : findVersionById(db, run.versionId),
      listSuppliersOnRoster(db),
    ])
    if (!version) return []
    const books = await booksOf(version.items.flatMap(({ serviceId }) => serviceId ?? []))
    return tripLines(run, order, version, { books, choices, onRoster, exchange })
  }
  const services = run.packageId === null ? [] : await listPackageServices(db, run.packageId)
  return packageLines(run, services, await booksOf(services.map(({ serviceId }) => serviceId)), choices, exchange)
}
