import { redirect } from 'react-router'
import { type Assignment, runOf, runText, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsDuring } from '#features/crew/assignments/reads-assignments.server.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { boardOf, runAddress, type Strip } from '#features/roster/board/board.ts'
import type { BoardMember } from '#features/roster/board/member.ts'
import { type BoardWindow, placeAll } from '#features/roster/board/place.ts'
import { listBoardMembers } from '#features/roster/board/reads-members.server.ts'
import { type Assigned, missingOf, withoutAbsences, withSeats } from '#features/roster/missing.ts'
import { listRuns, listRunsByKeys, nameRuns } from '#features/roster/reads-runs.server.ts'
import { requirementOf } from '#features/roster/requirements.ts'
import type { Run } from '#features/roster/run.ts'
import { listOrderedCrew, type OrderedCrew } from '#features/supply/reads-ordered-crew.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { loadRunCrew } from '../load-run-crew.server.ts'
import { missingParts } from '../missing-text.ts'
import { isSettled, orderedCrewView } from '../ordered-crew-view.ts'
import { untimedText } from '../transfer-text.ts'
import { type BoardQuery, boardAddress, mondayOf, readBoardQuery, windowOf } from './board-address.ts'

/** A run that lacks somebody: what it is, its days in words, and what is missing in words. */
export type MissingRun = { run: string; title: string; reference: string; days: string; travellers: number; missing: string[] }

/** A run that lacks somebody, where it stands on the board. */
export type NeedyRun = { item: MissingRun & Span; place: ReturnType<typeof placeAll>[number]['place'] }

/**
 * The board of an address: its rows, what lacks somebody, what goes with guides and vehicles of suppliers, and for the run that is chosen who is free. Six
 * statements, however much there is, and two more for a chosen run that is not on the board; where it lies outside its days, the answer leads to them.
 */
export async function loadBoard(ctx: Context, read: ReadWords, search: URLSearchParams) {
  const { db } = ctx
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const time = `${today}T${kigaliClock(now)}`
  const query = readBoardQuery(search, today)
  const window = windowOf(query)
  const [members, runs] = await Promise.all([listBoardMembers(db), listRuns(db, { ...window, now })])
  const chosen = runs.find(({ key }) => runText(key) === query.runText) ?? (await findChosen(ctx, query))
  const [assignments, orders] = await Promise.all([
    listAssignmentsDuring(db, spanRead(window, runs)),
    listOrderedCrew(
      db,
      runs.map(({ key }) => key),
    ),
  ])
  const known = new Map(runs.map((run) => [runText(run.key), run]))
  const keys = assignments.flatMap((one) => runOf(one) ?? []).filter((key) => !known.has(runText(key)))
  const names = await nameRuns(db, keys)
  const board = boardOf({ window, members, assignments, runs, names, filter: query.filter })
  const spanOf = new Map(runs.map(({ key, span }) => [runText(key), span]))
  const missing = missingRuns(
    read,
    runs.filter(({ span }) => span.to > time),
    withoutAbsences(
      withSeats(
        assignments,
        members.filter(({ kind }) => kind === 'car'),
      ),
      assignments.filter(({ absence }) => absence !== null),
    ),
    time,
  )
  const needy: NeedyRun[] = placeAll(
    missing.map((one) => ({ ...one, ...(spanOf.get(one.run) ?? spanOfDays(window.from, window.to)) })),
    window,
  )
  const supplied = suppliedRuns(read, runs, orders)
  return {
    query,
    window,
    today,
    board,
    needy,
    supplied,
    /** Trips for which a supplier has not confirmed a guide or a vehicle. */
    unconfirmed: supplied.filter(({ ordered }) => !ordered.every(isSettled)).length,
    filters: filtersOf(members),
    chosen: chosen ? await chosenOf(chosen) : query.run ? ('unknown' as const) : null,
    choices: members.filter(({ active }) => active).map(({ kind, id, name }) => ({ kind, id, name })),
    runs: runs.map(({ key, title, days, kind, reference }) => ({
      run: runText(key),
      title,
      reference: kind === 'departure' ? '' : reference,
      ...days,
    })),
  }

  async function chosenOf(run: Run) {
    const crew = await loadRunCrew(ctx, read, run)
    return {
      title: run.title,
      address: runAddress(run.key),
      reference: run.kind === 'departure' ? '' : run.reference,
      days: run.days,
      span: run.span,
      travellers: run.travellers,
      isPencilled: run.isPencilled,
      /** Nobody of ours is missing, and suppliers have confirmed whom they send. */
      isComplete: crew.missing.length === 0 && !run.isPencilled && crew.ordered.every(isSettled),
      crew,
    }
  }
}

export type BoardView = Awaited<ReturnType<typeof loadBoard>>
export type ChosenRun = Exclude<BoardView['chosen'], null | 'unknown'>
export type BoardStrip = Strip

/**
 * The runs that lack somebody from a time on, by their beginning: what was missing before is no work any more. Nobody has to be on what nobody
 * has paid for. `assigned`: of all of them.
 */
function missingRuns(
  read: ReadWords,
  runs: readonly Run[],
  assigned: readonly (Assigned & Pick<Assignment, 'departureId' | 'bookingId'>)[],
  time: string,
): MissingRun[] {
  const byRun = Map.groupBy(assigned, (one) => {
    const key = runOf(one)
    return key ? runText(key) : ''
  })
  return runs.flatMap((run) => {
    if (run.isPencilled) return []
    const key = runText(run.key)
    const requirement = requirementOf(run, { seatsPerCar: usualSeatsPerCar })
    const found = missingOf(requirement, byRun.get(key) ?? [], run)
    const untimed = run.untimedTransfers.filter(({ day }) => day >= time.slice(0, 10))
    const missing = [
      ...missingParts(read, { ...found, parts: found.parts.filter(({ to }) => to > time) }, run),
      ...untimed.map((transfer) => untimedText(read, transfer)),
    ]
    if (missing.length === 0) return []
    const { title, reference, days, travellers, kind } = run
    const named = kind === 'departure' ? '' : reference
    return [{ run: key, title, reference: named, days: read.format.days(days.from, days.to), travellers, missing }]
  })
}

/** The runs with whom suppliers send somebody, by their beginning: what, when, and who is ordered. They have no row of their own on the board. */
const suppliedRuns = (read: ReadWords, runs: readonly Run[], orders: readonly OrderedCrew[]) =>
  runs.flatMap(({ key, kind, title, reference, days }) => {
    const ordered = orders.filter(({ run }) => run === runText(key)).map((one) => orderedCrewView(read, one))
    if (ordered.length === 0) return []
    const named = kind === 'departure' ? '' : reference
    return [{ run: runText(key), title, reference: named, days: read.format.days(days.from, days.to), ordered }]
  })

/** The days of the board and of every run on it: what a run lacks is known from all of its days. */
const spanRead = ({ from, to }: BoardWindow, runs: readonly Run[]): Span =>
  runs.reduce<Span>(
    (one, { span }) => ({ from: span.from < one.from ? span.from : one.from, to: span.to > one.to ? span.to : one.to }),
    spanOfDays(from, to),
  )

/** The run of an address that is not among those of its days. Where it lies outside of them, the board goes to it. */
async function findChosen({ db }: Pick<Context, 'db'>, query: BoardQuery): Promise<Run | undefined> {
  const [run] = query.run ? await listRunsByKeys(db, [query.run]) : []
  const { from, to } = windowOf(query)
  if (run && (run.days.to < from || run.days.from > to)) throw redirect(boardAddress(query, { from: mondayOf(run.days.from) }))
  return run
}

/** What the rows can be narrowed by: bases, languages and classes that somebody has. */
function filtersOf(members: readonly BoardMember[]) {
  const byName = <Id extends string>(pairs: readonly (readonly [Id | null, string | null])[]) =>
    [...new Map(pairs.flatMap(([id, name]) => (id && name ? [[id, name] as const] : [])))]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name))
  return {
    bases: byName(members.map(({ basePlaceId, base }) => [basePlaceId, base])),
    classes: byName(members.map(({ vehicleClassId, vehicleClass }) => [vehicleClassId, vehicleClass])),
    languages: [...new Set(members.flatMap(({ languages }) => languages))].sort(),
  }
}
