import { data } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import {
  type BookingOnDeparture,
  countCarriedOut,
  listOnDeparture,
} from '#features/bookings/departures/reads-departures.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { seatsShort } from '#features/departures/departure.ts'
import { type DepartureRow, findCancellation, findDepartureById } from '#features/departures/reads.server.ts'
import { listPermitVisits } from '#features/departures/visits/reads.server.ts'
import { listClosedVisits } from '#features/permits/reads-closed.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { firstUpper } from '#values/first-upper.ts'
import { paymentStatusWords } from '../../words/admin/bookings/payment-status.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { paymentStatusTones } from '../bookings/tones.ts'
import { instantText } from '../components/instants.ts'
import { closedBy } from '../permits/closure/closed-by.ts'
import { moveVisitPath } from '../permits/closure/visit-path.ts'
import { permitDayPath } from '../permits/pool-name.ts'

/** The departure of an address, or a page that is not there. */
export async function findDepartureOr404(db: Db, text: string, now: Date): Promise<DepartureRow> {
  const departure = /^\d{1,9}$/.test(text) ? await findDepartureById(db, Number(text), now) : undefined
  if (!departure) throw data(null, { status: 404 })
  return departure
}

/** All that the screen of one departure shows: its seats, who has them, and how far a cancellation is. */
export async function loadDeparture(ctx: Context, read: ReadWords, text: string, did: string | null) {
  const words = read(departureAdminWords)
  const paymentStatusLabels = read(paymentStatusWords)
  const { db } = ctx
  const now = ctx.clock.now()
  const departure = await findDepartureOr404(db, text, now)
  const { id, startsOn, status, taken, capacity, minimum, guaranteed, confirmed } = departure
  const [bookings, visits] = await Promise.all([listOnDeparture(db, id), listPermitVisits(db, id)])
  const closedVisits = await listClosedVisits(db, visits)
  const live = bookings.filter(({ state }) => !isFinal(state))
  const accounts = await listAccounts(db, live, kigaliDay(now))
  return {
    id,
    taken,
    capacity,
    minimum,
    guaranteed,
    confirmed,
    reached: confirmed >= minimum,
    short: seatsShort(departure),
    flash:
      did === 'seats'
        ? words.did.seats({ seats: capacity })
        : did === 'guarantee' || did === 'withdraw' || did === 'visit'
          ? words.did[did]
          : undefined,
    cancelled: status === 'cancelled' ? await howFar(db, read, departure, live, now) : undefined,
    people: live.map(({ id: bookingId, reference, leadName, state, travellersCount, currency, totalMinor, sample }) => {
      const account = accounts.get(bookingId)
      return {
        id: bookingId,
        reference,
        leadName,
        state,
        sample,
        travellersCount,
        total: read.format.money({ minor: totalMinor, currency }),
        paid:
          account && account.chargedMinor > 0
            ? { word: paymentStatusLabels[account.status], tone: paymentStatusTones[account.status] }
            : undefined,
      }
    }),
    ended: bookings.length - live.length,
    permits: visits.map(({ feeId, name, day, packageDay }) => {
      const closed = closedVisits.find((one) => one.feeId === feeId && one.day === day)
      const planned = addDays(startsOn, packageDay - 1)
      return {
        ...{
          to: permitDayPath(feeId, day),
          name,
          day: read.format.day(day),
          closed: closed && firstUpper(closedBy(read, closed)),
        },
        moved: day === planned ? undefined : read.format.day(planned),
        moveTo: moveVisitPath({ departureId: id, feeId, day }),
      }
    }),
  }
}

async function howFar(db: Db, read: ReadWords, { id }: DepartureRow, live: readonly BookingOnDeparture[], now: Date) {
  const cancellation = await findCancellation(db, id)
  if (!cancellation) return undefined
  const { at, reason } = cancellation
  const { moved, calledOff } = await countCarriedOut(db, { departureId: id, since: at })
  return {
    when: instantText(at, now, read.format),
    reason,
    moved,
    calledOff,
    left: live.length,
    of: live.length + moved + calledOff,
  }
}

export type DepartureView = Awaited<ReturnType<typeof loadDeparture>>
