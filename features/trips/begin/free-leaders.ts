import { adultFrom } from '#features/pricing/child-share.ts'
import { leadersWhoTravelFree } from '#features/pricing/discounts/discounts.ts'
import type { Day } from '#values/dates.ts'
import { ageOnDay, type TripTraveller } from '../party.ts'

/**
 * A party that begins with the free places of a pilgrim group: one in every so many travels free, the last of its adults first; nobody where
 * `every` is 0. They are as many as the site promises (docs/pricing.md, 'Discounts').
 */
export function withFreeLeaders(party: readonly TripTraveller[], startsOn: Day, every: number): TripTraveller[] {
  const adults = party.filter((one) => ageOnDay(one, startsOn) >= adultFrom).map(({ position }) => position)
  const count = leadersWhoTravelFree(party.length, adults.length, every)
  const free = adults.slice(adults.length - count)
  return party.map((one) => (free.includes(one.position) ? { ...one, pays: false } : one))
}
