import { overlap, type RunKey, runText, type Span } from '#features/crew/assignments/assignment.ts'
import type { CrewKind } from '#features/crew/crew.ts'
import type { Member, Refusal } from './fit-reasons.ts'
import type { BusyReason, FreeMember, OtherMember } from './free-and-fit.ts'
import { type Missing, rolesFor } from './missing.ts'

/** By what somebody is ruled out, what is hardest to change first: who has several reasons counts by that. */
const hardestFirst = [
  ...(['retired', 'paper-over', 'outside-yellow-card', 'may-not-work', 'licence-class', 'other-role'] as const),
  ...(['declined', 'absent', 'busy'] as const),
]
type RuledOutBy = (typeof hardestFirst)[number]

/**
 * What a run misses where nobody who is free may be assigned: why, and what may be done. `ruledOut`: how many by what, the most first. `partly`: who is
 * free for some of what is missing, and for which time, the longest first. `elsewhere`: who is only on other runs while somebody is missing, which others might
 * take.
 */
export type NobodyFree = {
  kind: CrewKind
  ruledOut: { by: RuledOutBy; members: number }[]
  partly: { member: Member; span: Span }[]
  elsewhere: { member: Member; runs: RunKey[] }[]
}

type Candidates = { free: readonly FreeMember[]; others: readonly OtherMember[] }

/** Guides, vehicles or both, of which a run misses some and nobody who is free may be assigned; empty where somebody is, and where nothing is missing. */
export function nobodyFree(missing: Missing, { free, others }: Candidates): NobodyFree[] {
  return (['guide', 'car'] as const).flatMap((kind) => {
    const parts = missing.parts.filter((part) => misses(part, kind))
    const mayGo = ({ member }: { member: Member }) =>
      member.kind === kind && (member.kind === 'car' || rolesFor(member.roles, missing).length > 0)
    if (parts.length === 0 || free.some(mayGo)) return []
    const ruledOut = [
      ...free.map(({ member }) => ({ member, refused: [] as OtherMember['refused'] })),
      ...others.filter(({ refused }) => !refused.some((one) => one.reason === 'busy' && one.isSame)),
    ].filter(({ member }) => member.kind === kind)
    const byReason = Map.groupBy(ruledOut, (one) =>
      mayGo(one) ? hardestOf(one.refused) : hardestOf([...one.refused, otherRole]),
    )
    const winnable = ruledOut.filter((one) => mayGo(one) && one.refused.every(takesTime))
    return {
      kind,
      ruledOut: [...byReason]
        .map(([by, { length: members }]) => ({ by, members }))
        .toSorted((one, other) => other.members - one.members || hardestFirst.indexOf(other.by) - hardestFirst.indexOf(one.by)),
      partly: winnable
        .flatMap(({ member, refused }) => {
          const [longest] = freeParts(parts, refused.filter(takesTime)).toSorted((one, other) => lengthOf(other) - lengthOf(one))
          return longest ? [{ member, span: longest }] : []
        })
        .toSorted((one, other) => lengthOf(other.span) - lengthOf(one.span)),
      elsewhere: winnable.flatMap(({ member, refused }) => {
        const meanwhile = refused.filter(takesTime).filter((one) => parts.some((part) => overlap(part, one)))
        const isOnTrips = meanwhile.length > 0 && meanwhile.every(({ reason }) => reason === 'busy')
        return isOnTrips ? [{ member, runs: runsOf(meanwhile) }] : []
      }),
    }
  })
}

const otherRole = { reason: 'other-role' } as const

const hardestOf = (refused: readonly { reason: RuledOutBy }[]): RuledOutBy =>
  hardestFirst.find((by) => refused.some(({ reason }) => reason === by)) ?? 'busy'

const misses = ({ cars, seats, driverGuides, guides, drivers }: Missing['parts'][number], kind: CrewKind): boolean =>
  kind === 'car' ? cars + seats > 0 : driverGuides + guides + drivers > 0

type Taken = Extract<Refusal, { reason: 'absent' }> | BusyReason
const takesTime = (one: OtherMember['refused'][number]): one is Taken => one.reason === 'absent' || one.reason === 'busy'

/** What is missing without the time that is taken; parts that follow each other are one. */
function freeParts(parts: readonly Span[], taken: readonly Span[]): Span[] {
  const left = parts.flatMap(({ from, to }) =>
    taken.reduce<Span[]>(
      (spans, other) =>
        spans.flatMap((span) =>
          overlap(span, other)
            ? [
                { from: span.from, to: other.from },
                { from: other.to, to: span.to },
              ].filter((one) => one.from < one.to)
            : [span],
        ),
      [{ from, to }],
    ),
  )
  const joined: Span[] = []
  for (const span of left) {
    const last = joined.at(-1)
    if (last?.to === span.from) last.to = span.to
    else joined.push({ ...span })
  }
  return joined
}

const lengthOf = ({ from, to }: Span): number => Date.parse(`${to}Z`) - Date.parse(`${from}Z`)

const runsOf = (refused: OtherMember['refused']): RunKey[] => [
  ...new Map(refused.flatMap((one) => (one.reason === 'busy' && one.run ? [[runText(one.run), one.run]] : []))).values(),
]
