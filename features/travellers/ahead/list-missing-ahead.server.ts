import { isSold } from '#features/bookings/booking.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { areDetailsDue, detailsDays, type OpenDetails, openDetails } from '../details.ts'
import { detailsOf } from '../trip-needs.server.ts'
import { type AheadParty, leadDays, type MissingAhead, missingAhead } from './missing-ahead.ts'
import { type DetailedParty, listAheadParties } from './reads-ahead.server.ts'

/** What is missing of sold bookings that are on the road or begin soon, and can still be mended. One statement, however many there are. */
export const listMissingAhead = async (db: Db, today: Day): Promise<MissingAhead[]> =>
  missingAhead(await listAheadParties(db, today, Math.max(...Object.values(leadDays))), today)

/** A sold booking on the road or ahead, with the details of travellers that are due and missing. */
export type DueDetails = { party: AheadParty; details: OpenDetails }

/** The same, and whose details are due, by their start: as the booking and the list of bookings say it. One statement too. */
export async function listMissingAndDue(db: Db, today: Day): Promise<{ missing: MissingAhead[]; details: DueDetails[] }> {
  const parties = await listAheadParties(db, today, detailsDays)
  return { missing: missingAhead(parties, today), details: parties.flatMap((party) => dueDetails(party, today)) }
}

function dueDetails(party: DetailedParty, today: Day): DueDetails[] {
  if (!isSold(party)) return []
  const details = openDetails(detailsOf({ ...party, permits: party.hasPermits }, party.people, today))
  return details && areDetailsDue(details, today) ? [{ party, details }] : []
}
