/** From this age on, in completed years on the first day, a traveller counts as an adult in prices and rooms. */
export const adultFrom = 12

/**
 * The share of the base or of a room that a traveller pays, in percent, by age in completed years on the first day and by how
 * many adults travel along: docs/pricing.md, 'Children'.
 */
export function childShare(age: number, adults: number): number {
  if (age < 2) return 0
  if (age < 6) return 25
  if (age < adultFrom) return adults >= 2 ? 50 : 75
  return 100
}

/** How many of a party pay at all: everybody but those who travel free for their age. Bands and group discounts go by it. */
export const payingTravellers = (ages: readonly number[]): number => ages.filter((age) => childShare(age, 0) > 0).length
