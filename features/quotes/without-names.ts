import { type Order, type Party, type ProductOrder, unnamed } from '#features/orders/order.ts'
import { ageOn, type Day } from '#values/dates.ts'

/**
 * The party without personal data: only the age of each traveller on the first day, and the residency. A quote can be passed on, so it
 * stores no names and no birth days. Ages become assumed ages, which give the same price.
 */
export const withoutNames = (party: Party, startsOn: Day): Party =>
  party.map(({ bornOn, assumedAge, residency }) => ({
    ...unnamed,
    assumedAge: bornOn === null ? assumedAge : ageOn(bornOn, startsOn),
    residency,
  }))

/** An order without its driver, who has a birth day, and without where they are fetched. Both are entered again when a quote is booked. */
export function withoutPersonalData(order: ProductOrder): ProductOrder
export function withoutPersonalData(order: Order): Order
export function withoutPersonalData(order: Order): Order {
  if (order.kind !== 'hire') return order
  const { pickUp: _pickUp, ...rest } = order
  return { ...rest, driver: null }
}
