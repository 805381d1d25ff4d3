import type { Absence, Span } from '#features/crew/assignments/assignment.ts'
import type { Day } from '#values/dates.ts'
import type { Refusal } from '../fit-reasons.ts'
import type { RunName } from '../run.ts'

/** What somebody is on, or why they are away, in some hours. */
export type OverlapNamed = Span & { run: RunName | null; absence: Absence | null }

/** Why somebody is not assigned. `overlaps`: what they are on in these hours, first things first. */
export type AssignmentRefusal =
  | { reason: 'run-unknown' }
  | { reason: 'run-over' }
  | { reason: 'member-unknown' }
  | { reason: 'member-retired'; name: string }
  | { reason: 'role-missing' }
  | { reason: 'hours-wrong' }
  | { reason: 'does-not-fit'; name: string; why: Refusal[] }
  | { reason: 'overlap'; name: string; overlaps: OverlapNamed[] }
  | { reason: 'acceptance-reason-missing' }
  /** `day`: the first of `days` on which all of its class are hired; `hires`: by which bookings. */
  | { reason: 'all-hired'; name: string; day: Day; days: number; hires: string[] }
  | { reason: 'handed-over'; name: string }
  | { reason: 'assignment-unknown' }
  | { reason: 'assignment-ended' }
  | { reason: 'changed-meanwhile' }
