import type { PriceLine } from '#features/packages/price.ts'
import { addDays, type Day } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'

export type PaymentTerms = { depositBasisPoints: number; balanceDays: number }

/** What is due and when, in minor units; frozen on the booking when it is made. */
export type PaymentSchedule = { totalMinor: number; depositMinor: number; balanceMinor: number; balanceDueOn: Day }

/**
 * Deposit: the agreed share of everything but permits, and permits in full, because they are bought at once and cannot be
 * returned. Booked inside the balance days, everything is due at once. Source: docs/pricing.md, 'Deposit and balance'.
 */
export function paymentSchedule(lines: readonly PriceLine[], startsOn: Day, today: Day, terms: PaymentTerms): PaymentSchedule {
  const sum = (chosen: readonly PriceLine[]) => chosen.reduce((all, { amountMinor }) => all + amountMinor, 0)
  const totalMinor = sum(lines)
  const permitsMinor = sum(lines.filter(({ kind }) => kind === 'permit'))
  const balanceDueOn = addDays(startsOn, -terms.balanceDays)
  if (balanceDueOn <= today) return { totalMinor, depositMinor: totalMinor, balanceMinor: 0, balanceDueOn: today }
  const depositMinor = permitsMinor + roundHalfAway(((totalMinor - permitsMinor) * terms.depositBasisPoints) / 10_000)
  return { totalMinor, depositMinor, balanceMinor: totalMinor - depositMinor, balanceDueOn }
}

/** The schedule that was frozen on a booking when it was made. */
export function paymentScheduleOf(booking: { totalMinor: number; depositMinor: number; balanceDueOn: Day }): PaymentSchedule {
  const { totalMinor, depositMinor, balanceDueOn } = booking
  return { totalMinor, depositMinor, balanceMinor: totalMinor - depositMinor, balanceDueOn }
}
