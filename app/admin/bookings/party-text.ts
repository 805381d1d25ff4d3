import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'

/** '2 adults', '1 adult, 1 child (age 9)', '2 adults, 2 children (ages 4 and 9)'. */
export const partyText = (read: ReadWords, adults: number, ages: readonly number[]): string =>
  read(orderAdminWords).ordered.party({ adults, children: ages.length, ages: read.format.list(ages.map(String)) })

/** What somebody is priced as who has given no date of birth: only of a child an age was asked. */
export function pricedAs(read: ReadWords, age: number): string {
  const { pricedAsAdult, pricedAtAge } = read(orderAdminWords).travellers
  return age >= 18 ? pricedAsAdult : pricedAtAge({ age })
}
