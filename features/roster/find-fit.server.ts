import { type Assignment, type CrewRole, overlap, type Span } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { type CrewKind, crewKey, readCrewKey } from '#features/crew/crew.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import type { Db } from '#platform/context.ts'
import { fitOf } from './fit.ts'
import type { MemberTimes, Refusal } from './fit-reasons.ts'
import { type FreeMember, freeAndFit, type OtherMember } from './free-and-fit.ts'
import { minutesByRoad } from './minutes-by-road.ts'
import { type Missing, missingOf, usualSpan, withoutAbsences, withSeats } from './missing.ts'
import { listMembers, readMemberTimes } from './reads-fit.server.ts'
import { requirementOf } from './requirements.ts'
import { roleOf } from './role-of.ts'
import type { CrewRequirement, Run } from './run.ts'

/**
 * What a run needs, what it still misses, and who of all guides and vehicles is free for it and fits. `replacing`: who is free and fits in place of
 * somebody who is on it, in the same role, best first.
 */
export type RunFit = {
  requirement: CrewRequirement
  missing: Missing
  free: FreeMember[]
  others: OtherMember[]
  replacing: (one: Pick<Assignment, 'kind' | 'memberId' | 'role'>) => FreeMember[]
}

/** All of `RunFit`, by five statements. */
export async function findFit(db: Db, run: Run): Promise<RunFit> {
  const facts = await readFacts(db, run)
  const requirement = requirementOf(run, { seatsPerCar: usualSeatsPerCar })
  const missing = missingOf(requirement, facts.assigned, run)
  const during = duringUsual(run, missing)
  return {
    requirement,
    missing,
    ...freeAndFit(facts.members, during, { ...facts, roleOf: (input) => roleOf(input, missing) }),
    replacing: ({ kind, memberId, role }) =>
      freeAndFit(
        facts.members.filter((member) => member.kind === kind),
        during,
        { ...facts, cars: facts.cars.filter(({ id }) => kind !== 'car' || id !== memberId), roleOf: () => role },
      ).free,
  }
}

/**
 * The role in which a member is assigned to a run: the given one, else of those that are missing, else the usual one; and why it may not be,
 * nothing where it fits, with what the run misses. Away is who is away in the hours of `span`, or where nobody says any, in the usual ones. What it is
 * busy with is not among these.
 */
export async function findRole(
  db: Db,
  run: Run,
  { kind, id, role: given, span }: { kind: CrewKind; id: number; role: CrewRole | undefined; span: Span | undefined },
): Promise<{ role: CrewRole | null; misfits: Refusal[]; missing: Missing }> {
  const { members, times, cars, assigned, minutesBetween } = await readFacts(db, run)
  const member = members.find((one) => one.kind === kind && one.id === id)
  const missing = missingOf(requirementOf(run, { seatsPerCar: usualSeatsPerCar }), assigned, run)
  if (!member) return { role: null, misfits: [{ reason: 'retired' }], missing }
  const own: MemberTimes = times.get(crewKey(member)) ?? { busy: [], hasDeclined: false }
  const input = { member, run: span ? { ...run, span } : duringUsual(run, missing), cars, minutesBetween, times: own }
  const role = member.kind === 'car' ? null : (given ?? roleOf(input, missing))
  return {
    role,
    misfits: fitOf({ ...input, role }).refused,
    missing,
  }
}

/** The run as somebody is assigned to it who is given no hours: busy is who is busy in these. */
const duringUsual = (run: Run, missing: Missing): Run => ({ ...run, span: usualSpan(run, missing) })

async function readFacts(db: Db, run: Run) {
  const [members, times, assignments, legs] = await Promise.all([
    listMembers(db),
    readMemberTimes(db, run),
    listAssignmentsOf(db, [run.key]),
    listLegs(db),
  ])
  const fleet = members.flatMap((one) => (one.kind === 'car' ? [one] : []))
  const cars = assignments
    .filter((one) => one.kind === 'car' && overlap(one, run.span))
    .flatMap(({ memberId }) => fleet.find(({ id }) => id === memberId) ?? [])
  return {
    members,
    times,
    assigned: withoutAbsences(withSeats(assignments, fleet), absencesIn(times)),
    cars,
    minutesBetween: minutesByRoad(legs),
  }
}

/** The absences among what members do, each with its member. */
const absencesIn = (times: ReadonlyMap<string, MemberTimes>) =>
  [...times].flatMap(([key, { busy }]) => {
    const member = readCrewKey(key)
    return member
      ? busy.flatMap(({ absence, from, to }) => (absence ? [{ kind: member.kind, memberId: member.id, from, to }] : []))
      : []
  })
