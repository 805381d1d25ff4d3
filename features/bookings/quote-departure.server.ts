import { type DepartureRow, findDeparture } from '#features/departures/reads.server.ts'
import type { PriceLine, PriceRefusal } from '#features/packages/price.ts'
import { findPackage, type PublishedPackage } from '#features/packages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type PaymentSchedule, paymentSchedule } from './balance.ts'
import { type PartyAsk, priceParty } from './price-party.ts'

export type Quote = { lines: PriceLine[]; schedule: PaymentSchedule }
export type Offered = { departure: DepartureRow; package: PublishedPackage; settings: Settings }

/** A departure with all that its price depends on, or undefined where there is none at this address. */
export async function findOffered(db: Db, departureSlug: string, now: Date): Promise<Offered | undefined> {
  const departure = await findDeparture(db, departureSlug, now)
  const found = departure && (await findPackage(db, departure.packageSlug))
  return found && { departure, package: found, settings: await findSettings(db) }
}

/** What a party pays on a departure, and when: the same figures on every screen, in the booking and in the letter. */
export function quoteParty(offered: Offered, ask: Omit<PartyAsk, 'departure'>, now: Date): Outcome<Quote, PriceRefusal> {
  const priced = priceParty(offered.package.rates, { ...ask, departure: offered.departure })
  if (!priced.done) return refused(priced.refusal)
  const schedule = paymentSchedule(priced.value, offered.departure.startsOn, kigaliDay(now), offered.settings)
  return done({ lines: priced.value, schedule })
}

/** Whether nobody may take a seat any more, or the journey is not sold. */
export const isClosed = ({ departure, package: of }: Offered): boolean =>
  !of.bookable || departure.status === 'closed' || departure.status === 'cancelled'
