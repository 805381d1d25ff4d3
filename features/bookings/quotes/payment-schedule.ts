import { isBoughtAhead, type LineKind, sumOf } from '#features/pricing/price-line.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { roundHalfAway } from '#values/money.ts'

export type PaymentTerms = { depositBasisPoints: number; balanceDays: number }

/** What is due when, in minor units; frozen on the booking when it is made. */
export type PaymentSchedule = { totalMinor: number; depositMinor: number; balanceMinor: number; balanceDueOn: Day }

type PricedLine = { kind: LineKind; amountMinor: number }

/** What a deposit is made of, in minor units: what is bought at once, in full, and a share of the rest. `ahead`: of what that is. */
export type DepositParts = { ahead: 'none' | 'permits' | 'flights' | 'both'; aheadMinor: number; shareMinor: number }

/**
 * Deposit: the agreed share of everything but permits and flights, plus those in full, because they are bought at once and cannot
 * be returned. Park fees are paid at the gate and count in the share.
 */
export function depositParts(
  lines: readonly PricedLine[],
  { depositBasisPoints }: Pick<PaymentTerms, 'depositBasisPoints'>,
): DepositParts {
  const ahead = lines.filter(({ kind, amountMinor }) => isBoughtAhead(kind) && amountMinor !== 0)
  const [permits, flights] = [ahead.some(({ kind }) => kind !== 'flight'), ahead.some(({ kind }) => kind === 'flight')]
  const aheadMinor = sumOf(ahead)
  return {
    ahead: permits && flights ? 'both' : permits ? 'permits' : flights ? 'flights' : 'none',
    aheadMinor,
    shareMinor: roundHalfAway(((sumOf(lines) - aheadMinor) * depositBasisPoints) / 10_000),
  }
}

/**
 * The deposit of `depositParts` and the balance. When the balance would be due today or earlier, everything
 * is due at once. The same for every kind of order. Source: docs/pricing.md, 'Deposit and balance'.
 */
export function paymentSchedule(lines: readonly PricedLine[], startsOn: Day, today: Day, terms: PaymentTerms): PaymentSchedule {
  const totalMinor = sumOf(lines)
  const balanceDueOn = addDays(startsOn, -terms.balanceDays)
  if (balanceDueOn <= today) return { totalMinor, depositMinor: totalMinor, balanceMinor: 0, balanceDueOn: today }
  const { aheadMinor, shareMinor } = depositParts(lines, terms)
  const depositMinor = aheadMinor + shareMinor
  return { totalMinor, depositMinor, balanceMinor: totalMinor - depositMinor, balanceDueOn }
}

/** The old schedule of an amended booking. */
type FrozenSchedule = { startsOn: Day; balanceMinor: number; balanceDueOn: Day }

/**
 * The schedule after an amendment: total and deposit of the new lines, and the balance due as many days before the new start as
 * it was before the old one, whatever the settings are now. If everything was due at once, the days of today's terms count. A due
 * day that has passed becomes today, and everything is due then.
 */
export function scheduleAfterAmendment(
  frozen: FrozenSchedule,
  lines: readonly PricedLine[],
  startsOn: Day,
  today: Day,
  terms: PaymentTerms,
): PaymentSchedule {
  const balanceDays = frozen.balanceMinor > 0 ? daysBetween(frozen.balanceDueOn, frozen.startsOn) : terms.balanceDays
  return paymentSchedule(lines, startsOn, today, { ...terms, balanceDays })
}

/** The schedule that is frozen on a booking. */
export function paymentScheduleOf(booking: { totalMinor: number; depositMinor: number; balanceDueOn: Day }): PaymentSchedule {
  const { totalMinor, depositMinor, balanceDueOn } = booking
  return { totalMinor, depositMinor, balanceMinor: totalMinor - depositMinor, balanceDueOn }
}
