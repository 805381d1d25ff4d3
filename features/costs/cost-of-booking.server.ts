import { seatedStates } from '#features/bookings/booking.ts'
import { listOnDeparture } from '#features/bookings/departures/reads-departures.server.ts'
import type { BookedLine, Booking, Traveller } from '#features/bookings/reads.server.ts'
import { type Margin, marginOf } from '#features/suppliers/costing/margin.ts'
import type { Db } from '#platform/context.ts'
import { daysBetween } from '#values/dates.ts'
import { type CostOfJourney, openJourneyCost } from './cost-of-journey.server.ts'

/** `shared`: how many travellers of other bookings are on the same departure. */
export type CostOfBooking = { cost: CostOfJourney; margin: Margin; shared: number }

/**
 * What a booking of a package costs us by the rate book of now, and what its price leaves. Undefined for other products, and for a package
 * that names no service. For staff with `costs:read` alone.
 */
export async function costOfBooking(
  db: Db,
  { id, order, departureId, startsOn, endsOn }: Booking,
  { packageId, lines, travellers }: { packageId: number; lines: readonly BookedLine[]; travellers: readonly Traveller[] },
): Promise<CostOfBooking | undefined> {
  if (!('comfort' in order)) return undefined
  const [costFor, onDeparture] = await Promise.all([
    openJourneyCost(db, packageId, startsOn),
    departureId === null ? [] : listOnDeparture(db, departureId),
  ])
  if (!costFor) return undefined
  const others = onDeparture.filter((one) => one.id !== id && seatedStates.includes(one.state))
  const shared = others.reduce((sum, { travellersCount }) => sum + travellersCount, 0)
  const { comfort, singleRooms } = order
  const cost = costFor({
    kind: order.kind,
    nights: daysBetween(startsOn, endsOn),
    comfort,
    members: travellers,
    singleRooms,
    others: shared,
  })
  return { cost, margin: marginOf(lines, cost.netCostMinor), shared }
}
