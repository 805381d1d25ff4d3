import { addDays, type Day } from '#values/dates.ts'
import type { LotState } from '../lot.ts'
import type { PermitTerms } from '../permit-terms.ts'
import { type AuthorityClock, addWorkingDays, authorityDay, closingInstant } from './authority-clock.ts'

/** The instant at which an authority closes so many days before a visit: days of its calendar, not months. */
const closingBefore = (clock: AuthorityClock, visit: Day, days: number): Date => closingInstant(clock, addDays(visit, -days))

/** Until when a permit is paid; null: not known. Source: docs/permits.md, 'Deadlines'. */
export const balanceInstant = ({ balanceDays }: PermitTerms, clock: AuthorityClock, visit: Day): Date | null =>
  balanceDays === undefined ? null : closingBefore(clock, visit, balanceDays)

type HeldLot = { state: LotState; day: Day; terms: PermitTerms; reservedUntil: Date | null }

/**
 * When a lot expires unless it is paid; null: never, or not known. A reserved one at the earlier of the authority's word and the balance
 * instant, a deposited one at the balance instant, and where that is not known, by the authority's word. What the authority still keeps
 * after its own balance day ends by its word alone; without one it has ended. Source: docs/permits.md, 'Lots'.
 *
 * @param since when it came into its state.
 */
export function lotEnd({ state, day, terms, reservedUntil }: HeldLot, clock: AuthorityClock, since: Date): Date | null {
  if (state !== 'reserved' && state !== 'deposited') return null
  const balanceAt = balanceInstant(terms, clock, day)
  if (!balanceAt || !reservedUntil) return balanceAt ?? reservedUntil
  if (balanceAt <= since) return reservedUntil
  return state === 'reserved' && reservedUntil < balanceAt ? reservedUntil : balanceAt
}

/** Without a last day of changes, the names are given in so many days before the visit. */
const namesBefore = 7

/** Until when a permit is in the name of who goes: the last day of changes, else a week before. Source: docs/permits.md, 'Deadlines'. */
export const namesInstant = ({ names }: PermitTerms, clock: AuthorityClock, visit: Day): Date =>
  closingBefore(clock, visit, names?.untilDays ?? namesBefore)

const workingDaysToNumber = 5

/** When the number of a permit that was paid at an instant is missing: five working days of the authority later. */
export const numberMissingFrom = (clock: AuthorityClock, paidAt: Date): Date =>
  closingInstant(clock, addWorkingDays(clock, authorityDay(clock, paidAt), workingDaysToNumber))
