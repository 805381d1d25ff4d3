import { bookingStates } from '#features/bookings/booking.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { bookingStateWords } from '../../words/admin/bookings/booking-states.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

/** What a list of recipients can be chosen by: departures that still leave, states of bookings, journeys. */
export async function loadChoices({ db, clock }: Context, read: ReadWords) {
  const words = read(emailAdminWords).compose
  const bookingStateLabels = read(bookingStateWords)
  const [departures, packages] = await Promise.all([listDepartures(db, { now: clock.now() }), listPackageAddresses(db)])
  return {
    departures: departures.map(({ id, title, startsOn, taken }) => ({
      value: String(id),
      words: `${read.format.shortDay(startsOn)} ${startsOn.slice(0, 4)}, ${title} (${words.seatsTaken({ taken })})`,
    })),
    states: bookingStates.map((state) => ({ value: state, words: bookingStateLabels[state] })),
    packages: packages.map(({ slug, title }) => ({ value: slug, words: title })),
  }
}
