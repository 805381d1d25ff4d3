import type { Contract } from '#features/suppliers/contract.ts'
import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import type { Day } from '#values/dates.ts'
import type { LineDue } from '../rules/follow-payables.ts'
import { payablesOfLine } from '../rules/payment-steps.ts'

/** An order line that was confirmed at some time. `endedOn`: the day on which it was cancelled or its last day was over. */
type Owing = {
  state: LineState
  agreed: LineFacts
  feeMinor: number
  confirmedOn: Day
  endedOn: Day | null
  isClosed: boolean
}

/**
 * What is to be paid for a line: as it was confirmed, also while a change of it waits for its supplier; of a cancelled one its fee; of one that
 * the supplier took back nothing. Null where it is not known what it costs. Source: running-trips.md, C2 and C6.
 */
export function lineDue(
  { state, agreed, feeMinor, confirmedOn, endedOn, isClosed }: Owing,
  contract: Contract | undefined,
): LineDue | null {
  const { kind, firstDay, lastDay, currency, costMinor } = agreed
  if (state === 'cancelled' || state === 'declined' || state === 'dropped') {
    const totalMinor = state === 'cancelled' ? feeMinor : 0
    return { totalMinor, currency, planned: [], rest: { part: 'fee', dueOn: endedOn ?? confirmedOn }, closed: isClosed }
  }
  if (costMinor === null) return null
  const line = { kind, firstDay, lastDay, currency, costMinor, confirmedOn }
  const planned = payablesOfLine(line, contract?.payment ?? [])
  const dueOn = planned.at(-1)?.dueOn ?? firstDay
  return { totalMinor: costMinor, currency, planned, rest: { part: 'change', dueOn }, closed: isClosed }
}
