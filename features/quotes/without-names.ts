import { type Order, type Party, unnamed } from '#features/orders/order.ts'
import { ageOn, type Day } from '#values/dates.ts'

/**
 * A party as far as a price needs it: of each traveller the age on the first day, and the residency. A code can be passed on,
 * so a quote holds no name and no birth day. Ages by birth days become the assumed ones, which then give the same price.
 */
export const withoutNames = (party: Party, startsOn: Day): Party =>
  party.map(({ bornOn, assumedAge, residency }) => ({
    ...unnamed,
    assumedAge: bornOn === null ? assumedAge : ageOn(bornOn, startsOn),
    residency,
  }))

/** An order without whoever drives: a birth day too. They are named again when the quote is taken up. */
export const withoutDriver = (order: Order): Order => (order.kind === 'hire' ? { ...order, driver: null } : order)
