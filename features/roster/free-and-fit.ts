import { type CrewRole, isSameRun, overlap, type RunKey, type Span } from '#features/crew/assignments/assignment.ts'
import { crewKey } from '#features/crew/crew.ts'
import { addDays } from '#values/dates.ts'
import { daysOnRuns, fitOf, runBefore } from './fit.ts'
import type { FitInput, Member, MemberTimes, Refusal, Warning } from './fit-reasons.ts'
import type { Run } from './run.ts'

/** How many days before a run count for who has worked least. */
export const countedDays = 28

/** `times` by 'guide-3'; a member without any does nothing around the run. `roleOf`: in which role a member would go; null where nobody has said. */
export type FitContext = Pick<FitInput, 'cars' | 'minutesBetween'> & {
  times: ReadonlyMap<string, MemberTimes>
  roleOf: (input: Omit<FitInput, 'role'>) => CrewRole | null
}

/** A member who is free for all of a run, with what decides its place in the list. `daysWorked`: on runs in the 28 days before. */
export type FreeMember = {
  member: Member
  role: CrewRole | null
  warned: Warning[]
  speaksAll: boolean
  startsThere: boolean
  daysWorked: number
}

/** A run that a member is on in the time of another; `isSame`: on the run itself. */
export type BusyReason = { reason: 'busy'; run: RunKey | null; isSame: boolean } & Span

/** A member who is not free or does not fit, and why. */
export type OtherMember = { member: Member; refused: (Refusal | BusyReason)[] }

const nothing: MemberTimes = { busy: [], hasDeclined: false }

/**
 * Who is free for all of a run and fits, and why the others are not. Vehicles with too few seats are last, the largest of them first; then first who speaks all languages of its bookings, then who is where it starts,
 * then our own, then who has worked fewest days in the 28 before, then by name. Whoever is on the run already is one of the others.
 */
export function freeAndFit(
  members: readonly Member[],
  run: Run,
  { times, roleOf, ...context }: FitContext,
): { free: FreeMember[]; others: OtherMember[] } {
  const free: FreeMember[] = []
  const others: OtherMember[] = []
  for (const member of members) {
    const own = times.get(crewKey(member)) ?? nothing
    const input = { member, run, times: own, ...context }
    const role = roleOf(input)
    const { refused, warned } = fitOf({ ...input, role })
    const reasons = [...refused, ...busyIn(own, run)]
    if (reasons.length > 0) others.push({ member, refused: reasons })
    else
      free.push({
        member,
        role,
        warned,
        speaksAll: member.kind === 'car' || run.languages.every((language) => Object.hasOwn(member.spoken, language)),
        startsThere: isWhereItStarts(member, own, run),
        daysWorked: daysWorked(own, run),
      })
  }
  return { free: free.sort(byFit), others: others.sort((one, other) => byName(one.member, other.member)) }
}

const busyIn = ({ busy }: MemberTimes, run: Run): BusyReason[] =>
  busy
    .filter((one) => one.absence === null && overlap(one, run.span))
    .map(({ run: other, from, to }): BusyReason => {
      const isSame = other !== null && isSameRun(other, run.key)
      return { reason: 'busy', run: other, isSame, from, to }
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1))

/** Where a member is the day before a run: where the run of that day ends, else at its base. */
function isWhereItStarts(member: Member, times: MemberTimes, run: Run): boolean {
  const before = runBefore(times, run)
  const isDayBefore = before !== undefined && before.to > `${addDays(run.span.from.slice(0, 10), -1)}T00:00`
  const place = isDayBefore ? before.endPlaceId : member.basePlaceId
  return place !== null && place === run.startPlaceId
}

function daysWorked(times: MemberTimes, run: Run): number {
  const first = run.span.from.slice(0, 10)
  return [...daysOnRuns(times)].filter((day) => addDays(first, -countedDays) <= day && day < first).length
}

const byName = (one: Member, other: Member): number =>
  one.name.localeCompare(other.name, 'en') || (crewKey(one) < crewKey(other) ? -1 : 1)

/** How many seats there would be where they are too few; of all others as many as nobody lacks. */
const seatsOf = ({ warned }: FreeMember): number =>
  warned.flatMap((one) => (one.reason === 'too-few-seats' ? [one.seats] : []))[0] ?? Number.MAX_SAFE_INTEGER

const byFit = (one: FreeMember, other: FreeMember): number =>
  seatsOf(other) - seatsOf(one) ||
  Number(other.speaksAll) - Number(one.speaksAll) ||
  Number(other.startsThere) - Number(one.startsThere) ||
  Number(other.member.ownership === 'own') - Number(one.member.ownership === 'own') ||
  one.daysWorked - other.daysWorked ||
  byName(one.member, other.member)
