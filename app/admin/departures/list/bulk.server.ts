import { isBooked } from '#features/bookings/departures/reads-departures.server.ts'
import { takeBackSale } from '#features/bookings/departures/take-back-sale.server.ts'
import { takeOffSale } from '#features/bookings/departures/take-off-sale.server.ts'
import { readCrewKey } from '#features/crew/crew.ts'
import { guaranteeDeparture, undoGuarantee } from '#features/departures/guarantee-departure.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { listAdminDepartures } from '#features/departures/reads-admin.server.ts'
import { trashDeparture } from '#features/departures/trash-departure.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import type { AssignmentRefusal } from '#features/roster/assign/assignment-refusal.ts'
import { undoAssignment } from '#features/roster/assign/undo-assignment.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Outcome } from '#values/outcome.ts'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import { assignmentRefusal } from '../../roster/assignment-refusal.server.ts'
import { type DepartureRefusal, departureRefusal } from '../departure-refusal.ts'
import { readSeen } from './departures-query.ts'

const bulks = ['sell', 'off', 'guarantee', 'assign', 'trash'] as const
type Bulk = (typeof bulks)[number]

/** The result for several departures: how many were changed, how to undo it, and which were refused, with the reason. */
export type BulkReply = { what: Bulk | 'undone'; count: number; undo: string; left: { names: string[]; sentence: string }[] }

type Actor = { id: string; name: string }
/** `seen`: the version that was on the screen; to undo an assignment, the entry of the log that it wrote. */
type Seen = { departureId: number; seen: number }
/** `undo`: what undoing has to find, undefined where nothing was changed; or why nothing was. */
type Answer = { undo: number | undefined } | { sentence: string }

/** Does the action of a form to each ticked departure, one by one: a refusal of one does not stop the others. */
export async function doBulk(
  ctx: Context,
  read: ReadWords,
  form: FormData,
  actor: Actor,
): Promise<BulkReply | { fault: string }> {
  const words = read(departureListAdminWords)
  const what = bulks.find((one) => one === form.get('event'))
  const ticked = readSeen(form.getAll('pick').map(String))
  const member = readCrewKey(String(form.get('who') ?? ''))
  if (!what || ticked.length === 0) return { fault: words.bulk.none }
  if (what === 'assign' && !member) return { fault: words.bulk.noMember }
  const acceptReason = form.get('even') === 'yes' ? words.bulk.evenIfClash : undefined
  const of = answers((refusal: DepartureRefusal) => departureRefusal(read, refusal))
  const run = async (one: Seen): Promise<Answer> => {
    if (what === 'sell') return of(await putOnSale(ctx, { ...one, at: null, actor }), ({ version }) => version)
    if (what === 'off') return of(await takeOffSale(ctx, { ...one, actor }), ({ version }) => version)
    if (what === 'guarantee')
      return of(await guaranteeDeparture(ctx, { ...one, actor }), (is) => (is.changed ? is.version : undefined))
    if (what === 'trash') return of(await trashDeparture(ctx, { ...one, trash: true, actor, isBooked }), ({ version }) => version)
    if (!member) throw new Error('Nobody to assign')
    const assigned = await assignMember(ctx, { run: { departureId: one.departureId }, member, acceptReason, actor })
    return answers((refusal: AssignmentRefusal) => assignmentRefusal(ctx.db, read, refusal))(assigned, ({ entry }) => entry)
  }
  const reply = await each(ctx, read, ticked, run)
  const undone = reply.done.flatMap(({ departureId, undo }) => (undo === undefined ? [] : `${departureId}.${undo}`))
  return { what, count: reply.done.length, undo: undone.length > 0 ? [what, ...undone].join('_') : '', left: reply.left }
}

/** Undoes an action for each departure. One that was changed or booked since is left as it is and listed. */
export async function undoBulk(ctx: Context, read: ReadWords, undo: string, actor: Actor): Promise<BulkReply | undefined> {
  const words = read(departureListAdminWords)
  const [text, ...rest] = undo.split('_')
  const what = bulks.find((one) => one === text)
  if (!what) return undefined
  const of = answers((refusal: DepartureRefusal) =>
    refusal.reason === 'changed-meanwhile' ? words.changedSince : departureRefusal(read, refusal),
  )
  const run = async (one: Seen): Promise<Answer> => {
    if (what === 'sell') return of(await takeBackSale(ctx, { ...one, actor }))
    if (what === 'off') return of(await putOnSale(ctx, { ...one, at: null, actor }))
    if (what === 'guarantee') return of(await undoGuarantee(ctx, { ...one, actor }))
    if (what === 'trash') return of(await trashDeparture(ctx, { ...one, trash: false, actor, isBooked }))
    const sentence = (refusal: AssignmentRefusal) =>
      refusal.reason === 'changed-meanwhile' ? words.changedSince : assignmentRefusal(ctx.db, read, refusal)
    return answers(sentence)(await undoAssignment(ctx, { entry: one.seen, actor }))
  }
  const { done, left } = await each(ctx, read, readSeen(rest), run)
  return { what: 'undone', count: done.length, undo: '', left }
}

const answers =
  <Refusal extends { reason: string }>(sentence: (refusal: Refusal) => string | Promise<string>) =>
  async <Value>(outcome: Outcome<Value, Refusal>, by?: (value: Value) => number | undefined): Promise<Answer> =>
    outcome.done ? { undo: by?.(outcome.value) } : { sentence: await sentence(outcome.refusal) }

async function each(ctx: Context, read: ReadWords, ticked: readonly Seen[], run: (one: Seen) => Promise<Answer>) {
  const done: { departureId: number; undo: number | undefined }[] = []
  const sentences = new Map<number, string>()
  for (const { departureId, seen } of ticked) {
    const answer = await run({ departureId, seen })
    if ('sentence' in answer) sentences.set(departureId, answer.sentence)
    else done.push({ departureId, undo: answer.undo })
  }
  const refused = sentences.size > 0 ? await listAdminDepartures(ctx.db, [...sentences.keys()]) : []
  const left = [...Map.groupBy(refused, ({ id }) => sentences.get(id) ?? '')].map(([sentence, all]) => ({
    sentence,
    names: all.map(({ title, startsOn }) => `${title}, ${read.format.day(startsOn)}`),
  }))
  return { done, left }
}
