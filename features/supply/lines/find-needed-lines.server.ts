import { listPackageServices, listSuppliedExtras } from '#features/costs/reads.server.ts'
import { listRoomNames } from '#features/hotels/reads.server.ts'
import { listServiceBooks, loadPaidExchange } from '#features/suppliers/reads-book.server.ts'
import { flightDaysAround } from '#features/travellers/flights/flight.ts'
import { listRoadFlights } from '#features/travellers/flights/reads-flights.server.ts'
import { findVersionById } from '#features/trips/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { findHotelSupplier, listChoices, listSupplierNames, listSuppliersOnRoster } from '../reads.server.ts'
import type { LoadedRun } from '../reads-runs.server.ts'
import { extraLines } from './extra-lines.ts'
import type { NeededLine } from './order-line.ts'
import { type Choices, packageLines } from './package-lines.ts'
import { stayLines } from './stay-lines.ts'
import { tripLines } from './trip-lines.ts'

/**
 * What a run needs of suppliers now, by its package, its accepted option or its rooms, and by its extras, and what staff chose for it. A hire
 * needs its extras alone: vehicles and drivers that are hired in are on the roster.
 */
export const findNeededLines = async (db: Db, run: LoadedRun): Promise<NeededLine[]> =>
  neededLines(db, run, await listChoices(db, run.key))

/** The same as it was sold, without what staff chose. */
export const findPlannedLines = (db: Db, run: LoadedRun): Promise<NeededLine[]> => neededLines(db, run, new Map())

async function neededLines(db: Db, run: LoadedRun, choices: Choices): Promise<NeededLine[]> {
  const own = await linesOfTrip(db, run, choices)
  return [...own, ...(await linesOfExtras(db, run, choices, own))]
}

/** With the days around it on which somebody may fly. */
const loadBooks = (db: Db, run: LoadedRun, choices: Choices, serviceIds: readonly number[]) =>
  listServiceBooks(db, [...serviceIds, ...choices.values()], {
    from: addDays(run.startsOn, -flightDaysAround),
    to: addDays(run.endsOn, flightDaysAround),
  })

async function linesOfExtras(db: Db, run: LoadedRun, choices: Choices, own: readonly NeededLine[]): Promise<NeededLine[]> {
  const ordered = [...new Set(run.parties.flatMap(({ extras }) => extras.map(({ id }) => id)))]
  if (ordered.length === 0) return []
  const extras = await listSuppliedExtras(db, ordered)
  if (extras.length === 0) return []
  const transfers = extras.some(({ transfer }) => transfer !== 'none')
  const stays = own.flatMap(({ kind, supplierId, firstDay, lastDay }) =>
    kind === 'stay' && supplierId !== null ? [{ supplierId, firstDay, lastDay }] : [],
  )
  const [books, exchange, flights, names] = await Promise.all([
    loadBooks(
      db,
      run,
      choices,
      extras.map(({ serviceId }) => serviceId),
    ),
    loadPaidExchange(db),
    transfers
      ? listRoadFlights(
          db,
          run.parties.map(({ bookingId }) => bookingId),
        )
      : [],
    transfers
      ? listSupplierNames(
          db,
          stays.map(({ supplierId }) => supplierId),
        )
      : new Map<number, string>(),
  ])
  const toAndFrom = flights.flatMap(({ direction, ...flight }) => (direction === 'inside' ? [] : [{ ...flight, direction }]))
  return extraLines(
    run,
    {
      extras,
      flights: toAndFrom,
      stays: stays.map(({ supplierId, ...days }) => ({ name: names.get(supplierId) ?? '', ...days })),
    },
    { books, choices, exchange },
  )
}

async function linesOfTrip(db: Db, run: LoadedRun, choices: Choices): Promise<NeededLine[]> {
  const { order } = run
  if (order?.kind === 'hire') return []
  const exchange = await loadPaidExchange(db)
  if (order?.kind === 'stay') {
    const supplier = await findHotelSupplier(db, order.hotel)
    const [books, rooms] = await Promise.all([
      loadBooks(db, run, choices, supplier?.services.map(({ id }) => id) ?? []),
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
    const books = await loadBooks(
      db,
      run,
      choices,
      version.items.flatMap(({ serviceId }) => serviceId ?? []),
    )
    return tripLines(run, order, version, { books, choices, onRoster, exchange })
  }
  const services = run.packageId === null ? [] : await listPackageServices(db, run.packageId)
  const books = await loadBooks(
    db,
    run,
    choices,
    services.map(({ serviceId }) => serviceId),
  )
  return packageLines(run, services, books, choices, exchange)
}
