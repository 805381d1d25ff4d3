import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'

/** How a visitor may pay. Staff also take cash. */
export const paymentMethods = ['bank-transfer', 'mobile-money', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * The payment methods for a start day: a bank transfer takes days and is not offered less than seven days before, a card needs
 * a gateway.
 */
export const methodsFor = (startsOn: Day, now: Date, { cards }: { cards: boolean }): PaymentMethod[] =>
  paymentMethods.filter((method) => {
    if (method === 'bank-transfer') return daysBetween(kigaliDay(now), startsOn) >= 7
    return method !== 'card' || cards
  })
