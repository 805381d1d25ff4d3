import type { Mark } from './handover.ts'

/** What of a return can be charged. */
export type Chargeable = 'kilometres' | 'late' | 'fuel' | 'lacks' | Mark

/** Marks that are no further apart, in hundredths of the drawing, may be the same one. */
const nearBy = 6

/**
 * The name of a charge for a vehicle that came back. The price of a booking has one line of a name (`adjust`), so nothing is charged twice: not
 * from the page of the hand-over, an address that somebody kept, or another window. A mark is known by its place, whatever its note says by now.
 */
export const chargeName = (assignmentId: number, what: Chargeable): string =>
  `vehicle:${assignmentId}:${typeof what === 'string' ? what : `mark:${what.x},${what.y}`}`

/** The mark of the hand-over that a new one may be; undefined where there was none beside it. */
export const markBefore = ({ x, y }: Mark, known: readonly Mark[]): Mark | undefined =>
  known.find((one) => Math.hypot(one.x - x, one.y - y) <= nearBy)
