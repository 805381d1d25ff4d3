import {
  type Absence,
  absencesOf,
  type CrewRole,
  crewRoles,
  type RunKey,
  readRun,
  type Span,
} from '#features/crew/assignments/assignment.ts'
import { readCrewKey } from '#features/crew/crew.ts'
import { addAbsence } from '#features/roster/assign/add-absence.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import type { AssignmentRefusal } from '#features/roster/assign/assignment-refusal.ts'
import { moveAssignment } from '#features/roster/assign/move-assignment.server.ts'
import { releaseAssignment } from '#features/roster/assign/release-assignment.server.ts'
import { undoAssignment } from '#features/roster/assign/undo-assignment.server.ts'
import { type AnswerRefusal, answerRequest } from '#features/roster/requests/answer-request.server.ts'
import { mostRequired } from '#features/roster/requirements.ts'
import { type RequirementNumbers, setRequirement } from '#features/roster/set-requirement.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, isDay } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import { assignmentRefusal } from './assignment-refusal.server.ts'

const events = ['assign', 'move', 'release', 'absence', 'undo', 'yes', 'no', 'require', 'count'] as const
type Event = (typeof events)[number]

/** A form that was refused: what was typed, why, and whether a reason would let it pass. */
export type CrewReply = { event: Event; values: Record<string, string>; sentence: string; mayAccept: boolean; status: 409 | 422 }
/** What a form did: to which assignment, in place of which, and the audit entry by which it is undone. `crewFlash` says it. */
export type CrewDone = {
  did: 'assigned' | 'requested' | 'changed' | 'replaced' | 'released' | 'declined' | 'undone' | 'required'
  who?: number
  was?: number
  undo?: number
}
type Actor = { id: string; name: string }

/**
 * Does what a form about guides and vehicles says, of the roster as of one departure or booking. `run`: the one that the page is about,
 * where the form names none. Undefined: the form is none of these.
 */
export async function doByCrewForm(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  { actor, run: ofPage }: { actor: Actor; run?: RunKey },
): Promise<{ done: CrewDone } | { reply: CrewReply } | undefined> {
  const event = events.find((one) => one === form.get('event'))
  if (!event) return undefined
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 400)
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, text(name)]))
  const refused = (sentence: string, status: 409 | 422 = 422, mayAccept = false) => ({
    reply: { event, values, sentence, mayAccept, status },
  })
  const words = read(assignmentWords)
  const of = async <Value>(outcome: Outcome<Value, AssignmentRefusal | AnswerRefusal>, done: (value: Value) => CrewDone) => {
    if (outcome.done) return { done: done(outcome.value) }
    const { reason } = outcome.refusal
    const mayAccept = reason === 'overlap' || reason === 'acceptance-reason-missing'
    return refused(
      await assignmentRefusal(ctx.db, read, outcome.refusal, { isAbsence: event === 'absence' }),
      reason === 'changed-meanwhile' || mayAccept ? 409 : 422,
      mayAccept,
    )
  }
  const acceptReason = text('accept') === 'yes' ? text('reason') : undefined
  const id = Number(text('assignment')) || 0
  const run = readRun(text('run')) ?? ofPage
  if (event === 'yes' || event === 'no')
    return of(await answerRequest(ctx, { id, answer: event, words: '', seen: Number(text('version')), by: actor }), () =>
      event === 'yes' ? { did: 'changed', who: id } : { did: 'declined', who: id },
    )
  if (event === 'require' || event === 'count') {
    const numbers = event === 'count' ? null : readNumbers(text)
    if (numbers === undefined) return refused(read(requirementWords).numberWrong)
    if (!run) return refused(words.refusals['run-unknown'])
    return of(await setRequirement(ctx, { run, numbers, actor }), () => ({ did: 'required' }))
  }
  const span = readSpan(text)
  if (event === 'undo')
    return of(await undoAssignment(ctx, { entry: Number(text('entry')) || 0, actor }), () => ({ did: 'undone' }))
  if (event === 'release')
    return of(await releaseAssignment(ctx, { id, seen: Number(text('version')), actor }), ({ entry }) => ({
      did: 'released',
      who: id,
      undo: entry,
    }))
  if (span === 'wrong') return refused(words.refusals['hours-wrong'])
  const member = readCrewKey(text('who'))
  const role = crewRoles.find((one): one is CrewRole => one === text('role'))
  if (event === 'move') {
    const input = { id, seen: Number(text('version')), memberId: member?.id, role, span, acceptReason, actor }
    return of(await moveAssignment(ctx, input), ({ id: who, entry }) => ({
      ...(who === id ? { did: 'changed' as const } : { did: 'replaced' as const, was: id }),
      who,
      undo: entry,
    }))
  }
  if (!member) return refused(words.missing)
  if (event === 'absence') {
    const absence = absencesOf[member.kind].find((one): one is Absence => one === text('absence'))
    if (!absence || !span) return refused(words.refusals['hours-wrong'])
    const input = { member, absence, span, note: text('note'), acceptReason, actor }
    return of(await addAbsence(ctx, input), ({ id: who, entry }) => ({ did: 'changed', who, undo: entry }))
  }
  if (!run) return refused(words.refusals['run-unknown'])
  return of(await assignMember(ctx, { run, member, role, span, acceptReason, actor }), ({ id: who, state, entry }) => ({
    did: state === 'requested' ? 'requested' : 'assigned',
    who,
    undo: entry,
  }))
}

/** The numbers of a form; undefined where one is not a whole number from 0 to 99. */
function readNumbers(text: (name: string) => string): RequirementNumbers | undefined {
  const [cars, driverGuides, guides, drivers] = ['cars', 'driverGuides', 'guides', 'drivers'].map((name) => {
    const typed = text(name).trim()
    return /^\d{1,2}$/.test(typed) && Number(typed) <= mostRequired ? Number(typed) : undefined
  })
  if (cars === undefined || driverGuides === undefined || guides === undefined || drivers === undefined) return undefined
  return { cars, driverGuides, guides, drivers }
}

/** The time of a form: days with times where some are typed; undefined where nothing is; 'wrong' for what is no time. */
function readSpan(text: (name: string) => string): Span | undefined | 'wrong' {
  const [from, to, fromTime, toTime] = [text('from'), text('to'), text('fromTime'), text('toTime')]
  if (from === '' && to === '') return undefined
  const isTime = (time: string) => time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (!isDay(from) || !isDay(to) || !isTime(fromTime) || !isTime(toTime)) return 'wrong'
  const end = toTime === '' || toTime === '00:00' ? `${toTime === '' ? addDays(to, 1) : to}T00:00` : `${to}T${toTime}`
  const span = { from: `${from}T${fromTime || '00:00'}`, to: end }
  return span.from < span.to ? span : 'wrong'
}
