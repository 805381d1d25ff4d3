import type { Absence, CrewRole, RunKey, Span } from '#features/crew/assignments/assignment.ts'
import type { Car, CarFacts, Guide, GuideFacts, LicenceClass } from '#features/crew/member-facts.ts'
import type { Day } from '#values/dates.ts'
import type { Run } from './run.ts'

/** A guide or a vehicle with its facts. */
export type Member = ({ kind: 'guide' } & Guide) | ({ kind: 'car' } & Car)

/**
 * Some time in which a member is on a run, or away. `endPlaceId`: where it ends, which is known of an assignment that lasts until the run's
 * last day.
 */
export type BusyTime = Span & { run: RunKey | null; absence: Absence | null; endPlaceId: string | null }

/** What a member does from 28 days before a run to 10 days after it, and whether it said no to this run before. */
export type MemberTimes = { busy: readonly BusyTime[]; hasDeclined: boolean }

/** A paper that has a last day. */
export type Paper = 'licence' | 'inspection' | 'insurance' | 'yellow-card'

/** A fact that a rule needs, and nobody has entered. */
export type MissingFact =
  | keyof Pick<GuideFacts, 'roles' | 'spoken' | 'licenceUntil' | 'licenceClasses' | 'countries'>
  | keyof Pick<CarFacts, 'inspectionUntil' | 'insuredUntil' | 'yellowCardUntil' | 'yellowCardCountries' | 'licenceClass'>

/** Why a member does not fit a run. Nobody may be assigned against one of these. */
export type Refusal =
  | { reason: 'retired' }
  | { reason: 'declined' }
  | ({ reason: 'absent'; absence: Absence } & Span)
  | { reason: 'paper-over'; paper: Paper; until: Day }
  | { reason: 'other-role'; role: CrewRole }
  /** `needed`: the classes of the vehicles on the run. */
  | { reason: 'licence-class'; needed: LicenceClass[] }
  | { reason: 'outside-yellow-card'; countries: string[] }
  | { reason: 'may-not-work'; countries: string[] }

/** What staff are told of a member that may be assigned. */
export type Warning =
  | { reason: 'not-entered'; fact: MissingFact }
  | { reason: 'no-language'; languages: string[] }
  /** The run before ends `minutes` by road from where this one starts, with only `gap` minutes between them. */
  | { reason: 'far-away'; fromPlaceId: string; minutes: number; gap: number }
  | { reason: 'no-free-day'; days: number }
  | { reason: 'paper-ends'; paper: Paper; until: Day }
  | { reason: 'too-few-seats'; seats: number; travellers: number }

export type FitReason = Refusal | Warning

/** A member that may go with a run, and what is known around it. */
export type FitInput = {
  member: Member
  run: Run
  /** What a guide shall do; null where nobody has said. A vehicle has none. */
  role: CrewRole | null
  /** The vehicles that are on the run already, without the member. */
  cars: readonly Pick<CarFacts, 'seats' | 'licenceClass'>[]
  times: MemberTimes
  /** The quickest way by road between two places; null where none is known. */
  minutesBetween: (fromPlaceId: string, toPlaceId: string) => number | null
}
