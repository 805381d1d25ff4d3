import {
  type Assignment,
  type AssignmentState,
  daysOfSpan,
  firstState,
  followDays,
  type Span,
} from '#features/crew/assignments/assignment.ts'
import type { Day } from '#values/dates.ts'
import type { Run } from '../run.ts'

/** What becomes of an assignment. `isMove`: its member has to be free in the new hours, and is released where not. */
export type Followed =
  | { what: 'stays' }
  | { what: 'ends' }
  | { what: 'changes'; span: Span; runDays: { from: Day; to: Day }; state: AssignmentState; isMove: boolean }

/**
 * What becomes of an assignment when its run is as it now is. It moves with the first day; what reached to the end still does, and what is
 * behind the end is cut; of a hire it has the hours of the hire again. Pencilled, it is confirmed once somebody has paid, and of a
 * freelancer requested. `run` undefined: it was cancelled or has lapsed. Docs: roster.md, 'When a trip changes'.
 */
export function followed(
  assignment: Assignment,
  run: Pick<Run, 'days' | 'span' | 'kind' | 'isPencilled'> | undefined,
  isOwn: boolean,
): Followed {
  const { runFrom, runTo } = assignment
  if (!run || !runFrom || !runTo) return { what: 'ends' }
  const before = { from: runFrom, to: runTo }
  const had = { from: assignment.from, to: assignment.to }
  const touched = daysOfSpan(had)
  const isWhole = touched.from === runFrom && touched.to === runTo
  const span = run.kind === 'hire' && isWhole ? run.span : followDays(had, before, run.days)
  if (!span) return { what: 'ends' }
  const state = assignment.state === 'pencilled' ? firstState({ isPencilled: run.isPencilled, isOwn }) : assignment.state
  const isSame = span.from === had.from && span.to === had.to
  if (isSame && state === assignment.state && runFrom === run.days.from && runTo === run.days.to) return { what: 'stays' }
  return { what: 'changes', span, runDays: run.days, state, isMove: span.from < had.from || span.to > had.to }
}
