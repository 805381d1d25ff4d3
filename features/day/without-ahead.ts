import { isShownBy, type Line } from '#features/alerts/shown-once.ts'
import type { MissingAhead } from '#features/travellers/ahead/missing-ahead.ts'
import type { Problem } from './problems.ts'

/** What of a day is not in order without the alerts that the lines of what is missing for the days ahead show for the same booking. */
export const withoutAhead = (problems: readonly Problem[], ahead: readonly MissingAhead[]): Problem[] =>
  problems.filter((problem) => problem.kind !== 'alert' || !ahead.some((missing) => isShownAhead(problem, missing)))

function isShownAhead({ occasion, bookingId }: Extract<Problem, { kind: 'alert' }>, missing: MissingAhead): boolean {
  const { party, neededOn, feeId } = missing
  if (party.bookingId !== bookingId || !isShownBy(linesOf(missing), occasion)) return false
  // One of permits is about those of one visit.
  return missing.what !== 'permit-number' || occasion.endsWith(`:${feeId}:${neededOn}`)
}

const linesOf = ({ what, toReserve = 0 }: MissingAhead): readonly Line[] => {
  if (what === 'passport') return ['passports']
  if (what !== 'permit-number') return [what]
  return toReserve > 0 ? ['permits', 'permit-numbers'] : ['permit-numbers']
}
