import type { BookingAccount } from '#features/bookings/account.ts'
import { type BookingState, isFinal, isHeld } from '#features/bookings/booking.ts'
import type { BookingOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'

export type OtherDate = { slug: string; startsOn: string; left: number }

export type PlanRow = {
  id: string
  reference: string
  leadName: string
  travellersCount: number
  state: BookingState
  moves: boolean
  becomes: string
}

/** Bookings with seats are moved. Waiting bookings and requests end with the departure. */
const holdsSeats: readonly BookingState[] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/**
 * What cancelling a departure does to each of its bookings, in the order of the job: while the other date has room for the
 * whole party the booking moves, otherwise it is cancelled with a full refund. It is a forecast: the job checks the stock
 * again.
 */
export function planCallOff(
  read: ReadWords,
  bookings: readonly BookingOnDeparture[],
  accounts: ReadonlyMap<string, Pick<BookingAccount, 'paidMinor'>>,
  to: OtherDate | undefined,
  now: Date,
): PlanRow[] {
  const words = read(departureAdminWords).callOff
  let left = to?.left ?? 0
  return bookings
    .filter(({ state }) => !isFinal(state))
    .map(({ id, reference, leadName, travellersCount, state, currency, holdEndsAt }) => {
      const lapsed = isHeld(state) && holdEndsAt !== null && holdEndsAt <= now
      const wants = to !== undefined && holdsSeats.includes(state) && !lapsed
      const moves = wants && travellersCount <= left
      if (moves) left -= travellersCount
      const paidMinor = accounts.get(id)?.paidMinor ?? 0
      const back = paidMinor > 0 ? words.back({ money: read.format.money({ minor: paidMinor, currency }) }) : words.nothing
      const ends = state === 'waitlisted' ? words.waits : wants ? words.noRoom({ back }) : words.ends({ back })
      return {
        id,
        reference,
        leadName,
        travellersCount,
        state,
        moves,
        becomes: moves ? words.moves({ day: read.format.day(to.startsOn) }) : ends,
      }
    })
}
