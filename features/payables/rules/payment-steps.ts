import type { PaymentStep } from '#features/suppliers/payment-terms.ts'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { PayablePart, PlannedPayable } from '../payable.ts'
import { sharesOf } from './shares.ts'

/** A confirmed line as its payments follow from it. `lastDay`: the last night of a stay, the last day of anything else. */
export type ConfirmedLine = {
  kind: ServiceKind
  firstDay: Day
  lastDay: Day
  currency: Currency
  costMinor: number
  confirmedOn: Day
}

/** The day on which a service ends: of a stay the morning after its last night. */
const endOf = ({ kind, lastDay }: ConfirmedLine): Day => (kind === 'stay' ? addDays(lastDay, 1) : lastDay)

/**
 * The days on which the steps of a contract are due: so many days after confirming, never later than a step that follows; before the first day;
 * or after the last one, of a stay the day of leaving. Source: running-trips.md, C6 and F2.
 */
export function stepDueDays(steps: readonly PaymentStep[], line: ConfirmedLine): Day[] {
  const days: Day[] = []
  for (const { when, days: count } of steps.toReversed()) {
    if (when === 'before') days.unshift(addDays(line.firstDay, -count))
    else if (when === 'after') days.unshift(addDays(endOf(line), count))
    else days.unshift([addDays(line.confirmedOn, count), ...days].reduce((first, day) => (day < first ? day : first)))
  }
  return days
}

/** Without terms of payment everything is due on the first day. */
const withoutTerms: readonly PaymentStep[] = [{ percent: 100, when: 'before', days: 0 }]

const partOf = (index: number, count: number): PayablePart =>
  count === 1 ? 'all' : index === 0 ? 'deposit' : index === count - 1 ? 'balance' : 'instalment'

/** What is to be paid for a confirmed line by the steps of its contract; the shares add up to its cost. Nothing for a line that costs nothing. */
export function payablesOfLine(line: ConfirmedLine, agreed: readonly PaymentStep[]): PlannedPayable[] {
  const steps = agreed.length === 0 ? withoutTerms : agreed
  const days = stepDueDays(steps, line)
  const shares = sharesOf(
    line.costMinor,
    steps.map(({ percent }) => percent),
  )
  return steps
    .map((_, index) => ({
      part: partOf(index, steps.length),
      dueOn: days[index] ?? line.firstDay,
      currency: line.currency,
      amountMinor: shares[index] ?? 0,
    }))
    .filter(({ amountMinor }) => amountMinor !== 0)
}
