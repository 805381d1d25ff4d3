import { listCrewOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { cutOff, departureStatus, seatsShort, usualCutOffDays } from '#features/departures/departure.ts'
import { nextDecision } from '#features/departures/next-decision.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween, kigaliDay } from '#values/dates.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { departurePageWords } from '../../words/admin/departures/departure-page.ts'
import { instantText } from '../components/instants.ts'
import { loadSupplySummary } from '../supply/load-supply-summary.server.ts'
import { findAdminDepartureOr404 } from './load-edit.server.ts'

/** What stands above every tab of a departure: which it is, how it sells, and what is to be decided next. */
export async function loadHead(ctx: Context, read: ReadWords, text: string) {
  const departure = await findAdminDepartureOr404(ctx.db, text)
  return { departure, head: await headOf(ctx, read, departure) }
}

async function headOf({ db, clock }: Context, read: ReadWords, departure: AdminDeparture) {
  const departureEditLabels = read(departureEditAdminWords)
  const words = read(departurePageWords)
  const now = clock.now()
  const today = kigaliDay(now)
  const { id, slug, title, startsOn, endsOn, sale, minimum, confirmed, guaranteed, cutOffDays } = departure
  const day = { from: startsOn, to: addDays(startsOn, 1) }
  const [[level], crew, supply] = await Promise.all([
    listStockBetween(db, [departureSeats(id)], day, now),
    listCrewOf(db, [id]),
    loadSupplySummary(db, read, { departureId: id }, now),
  ])
  const { capacity = 0, taken = 0, held = 0 } = level ?? {}
  const cancelled = departure.cancelledAt !== null
  const trashed = departure.trashedAt !== null
  const left = Math.max(0, capacity - taken)
  const hasGuide = crew.some(({ kind }) => kind === 'guide')
  const decision = nextDecision({ sale, startsOn, cutOffDays, guaranteed, hasGuide, isOver: cancelled || trashed }, now, today)
  return {
    id,
    slug,
    title,
    days: read.format.days(startsOn, endsOn),
    sale,
    trashed,
    cancelled,
    status: departureStatus({ startsOn, cutOffDays, confirmed, left, minimum, guaranteed, cancelled }, now),
    short: seatsShort(departure),
    closes:
      cancelled || trashed
        ? ''
        : departureEditLabels.closes({
            when: instantText(cutOff(departure), now, read.format),
            days: cutOffDays ?? usualCutOffDays,
          }),
    seats: { capacity, sold: taken - held, held, left },
    minimum,
    confirmed,
    guaranteed,
    supply: supply && { text: supply.text, open: supply.open },
    decision: decision && {
      what: decision.what,
      isLate: decision.isLate,
      text: words.decisions[decision.what].by({
        day: read.format.day(decision.by),
        when: inDays(read, daysBetween(today, decision.by)),
      }),
    },
  }
}

export type DepartureHead = Awaited<ReturnType<typeof headOf>>

/** 'tomorrow', 'in 12 days', '2 days ago'. */
function inDays(read: ReadWords, days: number): string {
  const when = days > 1 ? 'ahead' : days === 1 ? 'tomorrow' : days === 0 ? 'today' : 'past'
  return read(departurePageWords).inDays({ days: Math.abs(days), when })
}
