import { inEnglish } from '#features/pricing/lines/english-line.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'

/** A visit with a permit by its package, and the day of the journey on which a departure makes it (1 = first). */
type Visit = { feeId: string; name: string; packageDay: number; nth: number }

/**
 * The lines of a booking where a visit with a permit is on another day of the journey (1 = first): what they say of the day follows, and no amount.
 * Undefined where none says anything of it.
 */
export function linesOnDay<Line extends PriceLine>(
  lines: readonly Line[],
  { name }: { name: string },
  { from, to }: { from: number; to: number },
): Line[] | undefined {
  const isOfVisit = ({ kind, text }: PriceLine) => {
    const { label, reason } = text ?? {}
    const isPermit = kind === 'permit' && label !== undefined && 'of' in label && label.of === 'fee' && label.name === name
    return isPermit && reason !== undefined && 'message' in reason && reason.values.day === from
  }
  if (!lines.some(isOfVisit)) return undefined
  return lines.map((line) => (isOfVisit(line) ? onDay(line, to) : line))
}

/** The same of a booking that goes from one departure of a package to another: each visit is on the day of that one. */
export function linesOnDeparture<Line extends PriceLine>(
  lines: readonly Line[],
  from: readonly Visit[],
  to: readonly Visit[],
): Line[] | undefined {
  let moved: Line[] | undefined
  for (const visit of from) {
    const other = to.find(({ feeId, packageDay }) => feeId === visit.feeId && packageDay === visit.packageDay)
    if (other && other.nth !== visit.nth) moved = linesOnDay(moved ?? lines, visit, { from: visit.nth, to: other.nth }) ?? moved
  }
  return moved
}

function onDay<Line extends PriceLine>(line: Line, day: number): Line {
  const { text, childFee } = line
  const message = text?.reason
  if (!message || !('message' in message)) return line
  const reason = { ...message, values: { ...message.values, day } }
  return { ...line, reason: inEnglish(reason), text: { ...text, reason }, ...(childFee && { childFee: { ...childFee, day } }) }
}
