import type { Day } from '#values/dates.ts'
import type { CrewKind } from '../crew.ts'
import {
  type AssignmentState,
  type AssignmentSubject,
  answerHours,
  type CrewRole,
  firstState,
  type RunKey,
  type Span,
  usualRole,
} from './assignment.ts'

/** An assignment that is not stored yet. */
export type NewAssignment = {
  kind: CrewKind
  memberId: number
  role: CrewRole | null
  subject: AssignmentSubject
  span: Span
  runDays: { from: Day; to: Day } | null
  state: AssignmentState
  answerBy?: Date | null
  acceptedBy: string | null
  acceptedReason?: string
  note?: string
}

/** Who is assigned: `isOwn`, neither a freelancer nor hired in. */
type Member = { kind: CrewKind; id: number; isOwn: boolean; roles: readonly CrewRole[] }

type OnRun = {
  run: RunKey
  runDays: { from: Day; to: Day }
  /** Whether nobody has paid for the run yet. */
  isPencilled: boolean
  span: Span
  /** Absent: the usual one. */
  role?: CrewRole | null | undefined
  acceptedBy: string | null
  acceptedReason?: string
  at: Date
}

/** The instant until which a freelancer who is asked at `at` answers. */
export const answerBy = (at: Date): Date => new Date(at.getTime() + answerHours * 3_600_000)

/** The assignment of a member to a run, in the state in which it begins. A freelancer of a paid run is requested and has 48 hours. */
export function assignmentToRun(
  member: Member,
  { run, runDays, isPencilled, span, role, acceptedBy, acceptedReason, at }: OnRun,
): NewAssignment {
  const state = firstState({ isPencilled, isOwn: member.isOwn })
  return {
    kind: member.kind,
    memberId: member.id,
    role: member.kind === 'car' ? null : (role ?? usualRole(member.roles)),
    subject: run,
    span,
    runDays,
    state,
    answerBy: state === 'requested' ? answerBy(at) : null,
    acceptedBy,
    acceptedReason: acceptedReason ?? '',
  }
}
