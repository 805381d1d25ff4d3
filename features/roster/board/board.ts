import { type Assignment, daysOfSpan, runOf, runText } from '#features/crew/assignments/assignment.ts'
import { type CrewKind, crewKey, isOver } from '#features/crew/crew.ts'
import type { Day } from '#values/dates.ts'
import type { Run, RunName } from '../run.ts'
import type { BoardMember } from './member.ts'
import { type BoardWindow, columnsOf, levelsOf, type Place, placeAll } from './place.ts'

/** Which rows a board shows; an absent one narrows nothing. A language narrows guides alone, a class vehicles alone. */
export type BoardFilter = {
  kind?: CrewKind | undefined
  base?: string | undefined
  language?: string | undefined
  vehicleClass?: string | undefined
  ownership?: 'own' | 'other' | undefined
}

/** What an assignment is for: a departure or booking with its address, or an absence. `travellers`: null where it is no run any more. */
type StripRun = {
  key: string
  title: string
  reference: string
  startsOn: Day
  address: string
  travellers: number | null
}

export type Strip = Pick<
  Assignment,
  | 'id'
  | 'kind'
  | 'memberId'
  | 'name'
  | 'role'
  | 'absence'
  | 'from'
  | 'to'
  | 'state'
  | 'answerBy'
  | 'acceptedBy'
  | 'acceptedReason'
> &
  Pick<Assignment, 'note' | 'version'> & {
    run: StripRun | null
    place: Place
    /** Assignments of the same member that share a minute with it, each of which somebody accepted. */
    overlaps: (Pick<Assignment, 'from' | 'to' | 'absence'> & { run: StripRun | null })[]
    /** The last day of the licence, or of the inspection, where it ends before the assignment does. */
    papersEnd: Day | null
  }

type BoardRow = { key: string; member: BoardMember; strips: Strip[]; levels: ReturnType<typeof levelsOf<Strip>> }

export type Board = { columns: number; guides: BoardRow[]; cars: BoardRow[] }

type Input = {
  window: BoardWindow
  members: readonly BoardMember[]
  /** By member and time; those outside the window are left out. */
  assignments: readonly Assignment[]
  runs: readonly Run[]
  /** What is no run any more, or outside the window, by `runText`. */
  names: ReadonlyMap<string, RunName>
  filter: BoardFilter
}

/** The rows of a board with everything that stands in them. Inactive guides and vehicles are rows only where something does. */
export function boardOf({ window, members, assignments, runs, names, filter }: Input): Board {
  const columns = columnsOf(window)
  const known = new Map(runs.map((run) => [runText(run.key), stripRunOf(run)]))
  const named = (assignment: Assignment): StripRun | null => {
    const key = runOf(assignment)
    if (!key) return null
    const text = runText(key)
    const name = names.get(text)
    const { title = '', reference = '', startsOn = assignment.from.slice(0, 10) } = name ?? {}
    return known.get(text) ?? { key: text, title, reference, startsOn, address: runAddress(key), travellers: null }
  }
  const byMember = Map.groupBy(assignments, ({ kind, memberId }) => crewKey({ kind, id: memberId }))
  const rows = members.flatMap((member): BoardRow[] => {
    if (!isShown(member, filter)) return []
    const key = crewKey(member)
    const placed = placeAll(byMember.get(key) ?? [], window)
    if (!member.active && placed.length === 0) return []
    const strips = withOverlaps(placed.map(({ item, place }) => stripOf(item, place, named(item), member)))
    return [{ key, member, strips, levels: levelsOf(strips, columns) }]
  })
  return {
    columns,
    guides: rows.filter(({ member }) => member.kind === 'guide'),
    cars: rows.filter(({ member }) => member.kind === 'car'),
  }
}

function isShown(member: BoardMember, { kind, base, language, vehicleClass, ownership }: BoardFilter): boolean {
  const isGuide = member.kind === 'guide'
  return (
    (!kind || kind === member.kind) &&
    (!base || base === member.basePlaceId) &&
    (!ownership || (ownership === 'own') === member.isOwn) &&
    (!language || !isGuide || member.languages.includes(language)) &&
    (!vehicleClass || isGuide || member.vehicleClassId === vehicleClass)
  )
}

/** Where a departure or a booking is looked at. */
export const runAddress = (key: Run['key']): string =>
  'departureId' in key ? `/admin/departures/${key.departureId}` : `/admin/bookings/${key.bookingId}`

/** Where the guides and vehicles of a departure or a booking are assigned. */
export const crewAddress = (key: Run['key']): string => `${runAddress(key)}/crew`

const stripRunOf = ({ key, kind, title, reference, days, travellers }: Run): StripRun => ({
  key: runText(key),
  title,
  // The address of a departure is no reference that anybody says.
  reference: kind === 'departure' ? '' : reference,
  startsOn: days.from,
  address: runAddress(key),
  travellers,
})

function stripOf(assignment: Assignment, place: Place, run: StripRun | null, { until }: BoardMember): Strip {
  const { id, kind, memberId, name, role, absence, from, to, state } = assignment
  const { answerBy, acceptedBy, acceptedReason, note, version } = assignment
  const isExpired = absence === null && isOver(until, daysOfSpan(assignment).to)
  return {
    ...{ id, kind, memberId, name, role, absence, from, to, state, answerBy, acceptedBy, acceptedReason, note, version },
    run,
    place,
    overlaps: [],
    papersEnd: isExpired ? until : null,
  }
}

/** Strips of one member by time, each with what it overlaps. */
function withOverlaps(strips: Strip[]): Strip[] {
  let open: Strip[] = []
  for (const strip of strips) {
    open = open.filter((other) => other.to > strip.from)
    for (const other of open) {
      strip.overlaps.push(overlapOf(other))
      other.overlaps.push(overlapOf(strip))
    }
    open.push(strip)
  }
  return strips
}

const overlapOf = ({ run, absence, from, to }: Strip) => ({ run, absence, from, to })
