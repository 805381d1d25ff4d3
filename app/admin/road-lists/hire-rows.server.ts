import type { HireOrder } from '#features/orders/order.ts'
import { listHiredVehicles } from '#features/roster/handovers/reads-handovers.server.ts'
import { listSheetCrew } from '#features/roster/sheet/reads-sheet.server.ts'
import { listParties } from '#features/travellers/list-parties.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { bookingIdsOf, type ListedRun } from './listed-run.ts'
import type { RoadList } from './road-list.ts'

/** Who drives a hire: the customer who said since when they have a licence, or our drivers. */
export async function hireDrivers(db: Db, read: ReadWords, run: ListedRun, order: HireOrder): Promise<RoadList> {
  const words = read(roadListWords)
  const { columns } = words.hire
  const [crew, parties] = await Promise.all([listSheetCrew(db, run), listParties({ db }, bookingIdsOf(run))])
  const first = parties[0]?.travellers[0]
  const [booking] = run.bookings
  const customer = order.driver && {
    key: 'customer',
    group: '',
    cells: [
      { text: first?.name ?? booking?.leadName ?? read(arrivalWords).manifest.unnamed({ position: 1 }) },
      words.hire.customer,
      read.format.day(order.driver.bornOn),
      read.format.day(order.driver.licensedSince),
      { phone: booking?.phone },
    ],
  }
  const drivers = crew.flatMap(({ id, name, role, phone }) =>
    role === null
      ? []
      : [
          {
            key: String(id),
            group: '',
            cells: [{ text: name, small: [read(assignmentWords).roles[role]] }, words.hire.ours, '', '', { phone }],
          },
        ],
  )
  const rows = [...(customer ? [customer] : []), ...drivers]
  return {
    title: words.listsOf.hire.manifest,
    lede: words.hire.drivers({ count: rows.length }),
    notes: [],
    columns: [
      { head: columns.driver, as: 'head' },
      { head: columns.what },
      { head: columns.born },
      { head: columns.licence },
      { head: columns.phone },
    ],
    rows,
    empty: { title: words.listsOf.hire.manifest, text: words.hire.drivers({ count: 0 }) },
  }
}

/** When and where the vehicles of a hire are handed over and come back, which they are, and what was done already. */
export async function hireEvents(db: Db, read: ReadWords, run: ListedRun, order: HireOrder): Promise<RoadList> {
  const words = read(roadListWords)
  const { eventColumns: columns, events } = words.hire
  const [booking] = run.bookings
  const hired = booking ? await listHiredVehicles(db, booking.id) : []
  const called = ({ car }: (typeof hired)[number]) => [car.plate, car.plate !== car.name && car.name].filter(Boolean).join(', ')
  const unassigned = order.vehicles - hired.length
  const when = (at: string) => ({ text: read.format.weekdayDay(at.slice(0, 10)), small: [at.slice(11)] })
  const place = [order.pickUp?.place, order.pickUp?.flight && words.hire.flight({ flight: order.pickUp.flight })].filter(Boolean)
  const row = (event: 'out' | 'back', at: string, where: string) => ({
    key: event,
    group: '',
    cells: [
      events[event],
      when(at),
      where,
      { lines: hired.map(called), warn: unassigned > 0 ? words.hire.noPlate({ count: unassigned }) : undefined },
      { text: booking?.leadName ?? '', phone: booking?.phone },
      {
        lines: hired.flatMap((vehicle) => {
          const recorded = vehicle[event]
          if (!recorded) return []
          const text = `${read.format.shortDay(kigaliDay(recorded.at))}, ${kigaliClock(recorded.at)}`
          return [words.hire.doneAt({ plate: vehicle.car.plate || vehicle.car.name, when: text })]
        }),
      },
    ],
  })
  return {
    title: words.listsOf.hire.days,
    lede: words.hire.eventLede({ count: order.vehicles, driven: order.withDriver ? 'yes' : 'no' }),
    notes: [],
    columns: [
      { head: columns.what, as: 'head' },
      { head: columns.when },
      { head: columns.where },
      { head: columns.vehicles },
      { head: columns.who },
      { head: columns.done },
    ],
    rows: [row('out', order.from, place.join(', ') || words.hire.office), row('back', order.to, '')],
    empty: { title: words.days.emptyTitle, text: words.days.empty },
  }
}
