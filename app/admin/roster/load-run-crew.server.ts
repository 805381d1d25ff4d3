import { type Assignment, daysOfSpan, runText, usualRole } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsOf, listOverlaps } from '#features/crew/assignments/reads-assignments.server.ts'
import { crewKey } from '#features/crew/crew.ts'
import { nameOverlaps } from '#features/roster/assign/name-overlaps.server.ts'
import { crewAddress } from '#features/roster/board/board.ts'
import { findFit } from '#features/roster/find-fit.server.ts'
import type { FreeMember } from '#features/roster/free-and-fit.ts'
import { type Missing, rolesFor, usualSpan } from '#features/roster/missing.ts'
import { nobodyFree } from '#features/roster/nobody-free.ts'
import type { CrewRequirement, Run } from '#features/roster/run.ts'
import { sheetAddress } from '#features/roster/sheet/sheet-address.server.ts'
import { isShown, shownFrom } from '#features/roster/sheet/sheet-times.ts'
import { listOrderedCrew } from '#features/supply/reads-ordered-crew.server.ts'
import { airportText } from '#features/travellers/flights/airports.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliClock, kigaliDay } from '#values/dates.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import { languageName } from '../components/language-name.ts'
import { overlapText, spanText } from './assignment-text.ts'
import { namesOfReasons } from './fit-names.server.ts'
import { fitTexts } from './fit-text.ts'
import { orderForHire } from './hired-class.server.ts'
import { missingParts, needsText } from './missing-text.ts'
import { nobodyView } from './nobody-view.ts'
import { orderedCrewView } from './ordered-crew-view.ts'
import { spanFields } from './span-fields.ts'
import { untimedText } from './transfer-text.ts'

/** Who goes with a run, with every overlap, and whom suppliers send; what it needs and misses; who is free for it and fits, why the others are not, and the ways that are left where nobody is. */
export async function loadRunCrew(ctx: Context, read: ReadWords, run: Run) {
  const { db } = ctx
  const words = read(assignmentWords)
  const labels = read(requirementWords)
  const today = kigaliDay(ctx.clock.now())
  const [assigned, fit, orders] = await Promise.all([
    listAssignmentsOf(db, [run.key]),
    findFit(db, run),
    listOrderedCrew(db, [run.key]),
  ])
  const overlaps = await listOverlaps(
    db,
    assigned.map(({ id, kind, memberId, from, to }) => ({ kind, memberId, from, to, except: [id] })),
  )
  const { requirement, missing, free, others } = fit
  const replacing = assigned.map((one) => fit.replacing(one))
  const reasons = [...[...free, ...replacing.flat()].flatMap(({ warned }) => warned), ...others.flatMap(({ refused }) => refused)]
  const [named, names] = [await nameOverlaps(db, overlaps), await namesOfReasons(db, reasons)]
  const nobody = nobodyView(read, nobodyFree(missing, fit), names)
  const ordered = await orderForHire(db, read, run, free)
  return {
    run: runText(run.key),
    needs:
      run.transfers.length + run.untimedTransfers.length > 0 && !needsAnything(requirement) ? '' : needsText(read, requirement),
    untimed: run.untimedTransfers.map((transfer) => untimedText(read, transfer)),
    transfers: run.transfers.map(({ span, flight: { direction, number, airport, at } }) =>
      labels.transfers[direction]({ when: spanText(read, span), number, at, airport: airportText(airport) }),
    ),
    numbers: requirement,
    setBy: run.staffNumbers?.by ?? '',
    languages: read.format.list(run.languages.map((code) => languageName(code, read.language))),
    missing: missingParts(read, missing, run),
    ordered: orders.map((one) => orderedCrewView(read, one)),
    waiting: missing.waiting,
    otherClass: missing.otherClass,
    crew: assigned.map((one, index) => ({
      ...{ id: one.id, version: one.version, kind: one.kind, name: one.name, role: one.role, state: one.state },
      roleText: words.roles[one.role ?? 'car'],
      days: spanText(read, one),
      fields: spanFields(one),
      stateText:
        one.state === 'requested'
          ? words.states.requested({
              when: one.answerBy ? `${read.format.day(kigaliDay(one.answerBy))}, ${kigaliClock(one.answerBy)}` : '',
            })
          : words.states[one.state],
      accepted:
        one.acceptedBy === null
          ? ''
          : one.acceptedReason === ''
            ? words.acceptedBy({ name: one.acceptedBy })
            : words.accepted({ name: one.acceptedBy, reason: one.acceptedReason }),
      clashes: overlaps.flatMap(({ at }, place) => {
        const other = named[place]
        return at === index && other ? [overlapText(read, other)] : []
      }),
      replacements: (run.hired ? inOrder(replacing[index] ?? [], ordered) : (replacing[index] ?? []))
        .slice(0, mostReplacements)
        .map(({ member, warned, daysWorked }) => ({
          key: crewKey(member),
          name: member.name,
          notes: [labels.fits.worked({ days: daysWorked }), ...fitTexts(read, warned, names)],
        })),
      sheet: one.kind === 'guide' ? sheetOf(ctx, read, one, today) : undefined,
    })),
    free: byRole(ordered, missing).map(
      ({ role, isNeeded, one: { member, warned, speaksAll, startsThere, daysWorked, hireNotes } }) => ({
        key: crewKey(member),
        kind: member.kind,
        name: member.name,
        isNeeded,
        notes: [
          ...(role ? [words.roles[role]] : []),
          ...hireNotes,
          ...(member.kind === 'guide' && speaksAll && run.languages.length > 0 ? [labels.fits.languages] : []),
          ...(startsThere ? [labels.fits.there] : []),
          ...(member.ownership === 'own' ? [] : [labels.fits.outside]),
          labels.fits.worked({ days: daysWorked }),
        ],
        warnings: fitTexts(read, warned, names),
      }),
    ),
    others: others
      .filter(({ refused }) => !refused.some((one) => one.reason === 'busy' && one.isSame))
      .map(({ member, refused }) => ({
        key: crewKey(member),
        name: member.name,
        why: fitTexts(read, refused, names),
        isOnlyBusy: refused.every(({ reason }) => reason === 'busy'),
      })),
    ...{ nobody, crewPath: crewAddress(run.key) },
    fields: spanFields(usualSpan(run, missing)),
    range: rangeOf(run),
  }
}

/** The days of a run with those of its transfers, between which somebody may be assigned to it. */
function rangeOf({ days, transfers }: Run): { from: Day; to: Day } {
  const all = [days, ...transfers.map(({ span }) => daysOfSpan(span))]
  return {
    from: all.map(({ from }) => from).toSorted()[0] ?? days.from,
    to:
      all
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? days.to,
  }
}

const needsAnything = ({ cars, seats, driverGuides, guides, drivers }: CrewRequirement): boolean =>
  cars + seats + driverGuides + guides + drivers > 0

/** So many who could take somebody's place are named; the roster has the others. */
const mostReplacements = 5

/** What could take the place of a hired vehicle, in the order of the classes that may go. */
const inOrder = (members: readonly FreeMember[], ordered: readonly { member: FreeMember['member'] }[]): FreeMember[] => {
  const places = new Map(ordered.map(({ member }, at) => [crewKey(member), at]))
  return members.toSorted((one, other) => (places.get(crewKey(one.member)) ?? 0) - (places.get(crewKey(other.member)) ?? 0))
}

/** Everybody who is free, with the role that they would have, and whether somebody like them is missing. */
function byRole<One extends FreeMember>(free: readonly One[], missing: Missing) {
  const needsCars = missing.parts.some(({ cars, seats }) => cars > 0 || seats > 0)
  return free.map((one) => {
    const { member } = one
    if (member.kind === 'car') return { one, role: null, isNeeded: needsCars }
    const role = one.role ?? usualRole(member.roles)
    return { one, role, isNeeded: rolesFor(member.roles, missing).includes(role) }
  })
}

/** Where the sheet of a guide is, or from which day on it opens; undefined once it is closed. */
function sheetOf(ctx: Context, read: ReadWords, one: Assignment, today: Day): { to: string } | { opens: string } | undefined {
  const days = daysOfSpan(one)
  if (isShown('sheet', days, today)) return { to: sheetAddress(ctx, one) }
  const from = shownFrom('sheet', days)
  return today < from ? { opens: read.format.day(from) } : undefined
}

export type RunCrewView = Awaited<ReturnType<typeof loadRunCrew>>
