import { listDepartureSums } from '#features/bookings/departures/reads-departures.server.ts'
import type { Assignment } from '#features/crew/assignments/assignment.ts'
import { listCrewOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { listCrew } from '#features/crew/reads.server.ts'
import { adminViews, mostCounted } from '#features/departures/admin-query.ts'
import { departureStatus, lastDayOfSale, seatsShort } from '#features/departures/departure.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import { countForAdmin, countViews, listClashing, listForAdmin } from '#features/departures/reads-list.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { instantText } from '../../components/instants.ts'
import { upTo } from '../../components/up-to.ts'
import { type DeparturesQuery, seenText } from './departures-query.ts'

const perPage = 50

/** A page of the list: the departures, their seats, who goes with them, and what there is besides. A fixed number of statements. */
export async function loadDepartures(ctx: Context, read: ReadWords, query: DeparturesQuery) {
  const { db } = ctx
  const now = ctx.clock.now()
  const where = { ...query, filter: query.filter || undefined, today: kigaliDay(now), now, limit: perPage }
  const [{ rows, more }, count, counts, crew] = await Promise.all([
    listForAdmin(db, where),
    countForAdmin(db, where),
    countViews(db, where),
    listCrew(db),
  ])
  const last = rows.at(-1)
  return {
    rows: await departureRows(db, read, rows, now),
    count,
    counts: Object.fromEntries(adminViews.map((view) => [view, upTo(read.format, counts[view], mostCounted)])),
    isMore: count > mostCounted,
    // Those of the two tabs beside it; of another view nothing is said.
    unsold: query.view === 'open' ? counts.draft + counts['off-sale'] : 0,
    next: more && last ? { startsOn: last.startsOn, id: last.id } : undefined,
    crew: crew.filter(({ active }) => active).map(({ kind, id, name }) => ({ kind, id, name })),
  }
}

/** What the list shows of these departures. */
async function departureRows(db: Db, read: ReadWords, departures: readonly AdminDeparture[], now: Date) {
  const ids = departures.map(({ id }) => id)
  const seats = departures.map(({ id, startsOn }) => ({ resource: departureSeats(id), day: startsOn }))
  const [levels, crew, sums, clashing] = await Promise.all([
    listStock(db, seats, now),
    listCrewOf(db, ids),
    listDepartureSums(db, ids),
    listClashing(db, ids),
  ])
  const levelOf = new Map(levels.map((level) => [level.resource, level]))
  const crewOf = Map.groupBy(crew, ({ departureId }) => departureId)
  const waitingFor = new Map(sums.map(({ departureId, waiting }) => [departureId, waiting]))
  return departures.map((departure) => {
    const { id, startsOn, minimum, guaranteed, confirmed, cancelledAt, opensAt, sale, title, trashedAt, cutOffDays } = departure
    const { capacity = 0, taken = 0, forSale = 0 } = levelOf.get(departureSeats(id)) ?? {}
    const facts = { startsOn, cutOffDays, confirmed, left: forSale, minimum, guaranteed, cancelled: cancelledAt !== null }
    const isSold = sale === 'on-sale' || cancelledAt !== null
    return {
      id,
      seen: seenText(departure),
      title,
      month: read.format.month(startsOn),
      day: `${read.format.shortWeekday(startsOn)} ${read.format.shortDay(startsOn)}`,
      closes: cutOffDays === null ? undefined : read.format.shortDay(lastDayOfSale(departure)),
      taken,
      capacity,
      minimum,
      guaranteed,
      reached: confirmed >= minimum,
      short: seatsShort(facts),
      waiting: waitingFor.get(id) ?? 0,
      status: isSold ? departureStatus(facts, now) : undefined,
      sale,
      opens: opensAt ? instantText(opensAt, now, read.format) : undefined,
      crew: (crewOf.get(id) ?? []).map(({ kind, name }: Assignment) => ({ kind, name })),
      clash: clashing.has(id),
      mayChange: cancelledAt === null && trashedAt === null,
    }
  })
}

export type DepartureListRow = Awaited<ReturnType<typeof departureRows>>[number]
