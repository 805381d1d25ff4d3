import { lineMessage } from '#features/pricing/line-text.ts'
import { inEnglish } from '#features/pricing/lines/english-line.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { BookingState } from '../booking.ts'

/** The states in which the fee of a child is recorded: the journey is sold, or was made. */
export const statesWithChildFees: readonly BookingState[] = ['pending', 'confirmed', 'in-progress', 'completed']

/** Whether the adult fee was taken for a child and staff have not recorded what the park charges. */
export const isToRecord = ({ childFee }: Pick<PriceLine, 'childFee'>): boolean => childFee?.recorded === false

/** A line with what the park charges for the child. Source: docs/pricing.md, 'Permits and park fees'. */
export function withRecordedFee<Line extends PriceLine>(line: Line, unitMinor: number): Line {
  const { childFee, quantity } = line
  if (!childFee) throw new Error('The line is no fee of a child')
  const reason = lineMessage('childFeeRecorded', { day: childFee.day, age: childFee.age })
  return {
    ...line,
    reason: inEnglish(reason),
    text: { ...line.text, reason },
    unitMinor,
    amountMinor: quantity * unitMinor,
    childFee: { ...childFee, recorded: true },
  }
}

/**
 * New lines of a booking with the fees of children that were recorded on its lines before: those of the same fee, day and age.
 */
export function keepRecordedFees<Line extends PriceLine>(lines: readonly Line[], before: readonly PriceLine[]): Line[] {
  const recorded = before.filter((line) => line.childFee?.recorded)
  return lines.map((line) => {
    if (!isToRecord(line)) return line
    const at = recorded.findIndex((old) => isSameFee(old, line))
    const [old] = at < 0 ? [] : recorded.splice(at, 1)
    return old ? withRecordedFee(line, Math.min(old.unitMinor, line.unitMinor)) : line
  })
}

const isSameFee = ({ childFee: one }: PriceLine, { childFee: other }: PriceLine): boolean =>
  one !== undefined && other !== undefined && one.feeId === other.feeId && one.day === other.day && one.age === other.age
