import type { Assignment } from '#features/crew/assignments/assignment.ts'
import type { CrewKind, CrewMember } from '#features/crew/crew.ts'
import type { Comfort, Season } from '#features/pricing/packages/package-rates.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { Money } from '#values/money.ts'

/** A departure to create, not checked yet. `row`: its line in the list. */
export type WantedDeparture = {
  row: number
  package: { id: number; slug: string; title: string; nights: number } | undefined
  startsOn: Day
  comfort: Comfort
  capacity: number
  minimum: number
  cutOffDays: number | null
  guaranteed: boolean
  note: string
  crew: readonly CrewMember[]
}

/** Why a departure cannot be created. `other`: the line with the same day. */
export type PlanFault =
  | { reason: 'package-unknown' }
  | { reason: 'day-past' }
  | { reason: 'exists'; departureId: number }
  | { reason: 'twice'; other: number }
  | { reason: 'no-rate' }
  | { reason: 'minimum-above-seats' }
  | { reason: 'closed-already'; cutOff: Date }

/** A clash with an assignment that is there, or with another line of the list. */
export type Clash = {
  kind: CrewKind
  id: number
  name: string
  with: { assignment: Assignment } | { title: string; startsOn: Day }
}

/** A planned departure: its end, season and price, and what prevents it. */
export type PlannedDeparture = WantedDeparture & {
  endsOn: Day
  season: Season | undefined
  price: Money | undefined
  fault: PlanFault | undefined
  clashes: Clash[]
}

export const endOf = (wanted: Pick<WantedDeparture, 'package' | 'startsOn'>): Day =>
  addDays(wanted.startsOn, wanted.package?.nights ?? 0)

/** Lines of one list that need the same guide or car on the same days, each with the other's line. */
export function clashesWithin(rows: readonly WantedDeparture[]): Map<number, Clash[]> {
  const found = new Map<number, Clash[]>()
  const addProblem = (at: WantedDeparture, member: CrewMember, other: WantedDeparture) => {
    const { kind, id, name } = member
    const clash = { kind, id, name, with: { title: other.package?.title ?? '', startsOn: other.startsOn } }
    found.set(at.row, [...(found.get(at.row) ?? []), clash])
  }
  const uses = rows.flatMap((wanted) => wanted.crew.map((member) => ({ wanted, member, to: endOf(wanted) })))
  for (const same of Map.groupBy(uses, ({ member }) => `${member.kind}-${member.id}`).values()) {
    const sorted = same.toSorted((a, b) => (a.wanted.startsOn < b.wanted.startsOn ? -1 : 1))
    for (const [index, one] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.wanted.startsOn > one.to) break
        addProblem(one.wanted, one.member, other.wanted)
        addProblem(other.wanted, other.member, one.wanted)
      }
    }
  }
  return found
}
