import { bookingStates } from '#features/bookings/booking.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import type { Context } from '#platform/context.ts'
import { shortDay } from '#values/day-words.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

const words = emailAdminWords.compose

/** What a list of recipients can be chosen by: departures that still leave, states of bookings, journeys. */
export async function loadChoices({ db, clock }: Context) {
  const [departures, packages] = await Promise.all([listDepartures(db, { now: clock.now() }), listPackageAddresses(db)])
  return {
    departures: departures.map(({ id, title, startsOn, taken }) => ({
      value: String(id),
      words: `${shortDay(startsOn)} ${startsOn.slice(0, 4)}, ${title} (${words.seatsTaken(taken)})`,
    })),
    states: bookingStates.map((state) => ({ value: state, words: bookingStateWords[state].word })),
    packages: packages.map(({ slug, title }) => ({ value: slug, words: title })),
  }
}
