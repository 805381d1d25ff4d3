import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import type { Currency } from '#values/money.ts'

/**
 * An order line as it stands now, and as the job that follows lines left it in the books (`followed`, null: not yet). `agreed`: as its supplier
 * confirmed it. `isStale`: it has changed since. `differencesMinor`: of its invoices.
 */
export type LineNow = Pick<LineFacts, 'currency' | 'costMinor'> & {
  state: LineState
  agreed: Pick<LineFacts, 'firstDay' | 'currency' | 'costMinor'> | null
  feeMinor: number
  followed: { currency: Currency; totalMinor: number | null; dueMinor: number } | null
  isStale: boolean
  differencesMinor: number
}

/** `dueMinor`: all that is to be paid of it, null where nobody has confirmed it. */
export type LineTotal = { currency: Currency; totalMinor: number; dueMinor: number | null }

/**
 * What a line costs in its currency, at once and not only once the job has looked: as it was confirmed; cancelled, its fee; as it would be, as long as nobody
 * has confirmed it. `cancelFeeMinor`: of a run that was cancelled, what the supplier of a line that nobody has cancelled yet will keep. Undefined
 * where nobody knows what it costs. The same as the payables of the line come to (`lineDue`).
 */
export function lineTotal(line: LineNow, cancelFeeMinor: number | undefined): LineTotal | undefined {
  const { agreed, followed, isStale, differencesMinor, state } = line
  if (isOff(state)) return { currency: agreed?.currency ?? line.currency, totalMinor: 0, dueMinor: differencesMinor }
  if (cancelFeeMinor !== undefined) {
    const currency = agreed?.currency ?? line.currency
    return { currency, totalMinor: cancelFeeMinor, dueMinor: cancelFeeMinor + differencesMinor }
  }
  if (isStale && agreed) {
    const totalMinor = state === 'cancelled' ? line.feeMinor : agreed.costMinor
    if (totalMinor !== null) return { currency: agreed.currency, totalMinor, dueMinor: totalMinor + differencesMinor }
  }
  if (!isStale && followed && followed.totalMinor !== null) {
    const { currency, totalMinor, dueMinor } = followed
    return { currency, totalMinor, dueMinor }
  }
  return line.costMinor === null ? undefined : { currency: line.currency, totalMinor: line.costMinor, dueMinor: null }
}

/** The supplier never had it, or took it back: nothing is to be paid. */
const isOff = (state: LineState): boolean => state === 'declined' || state === 'dropped'
