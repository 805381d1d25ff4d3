import { isBooked } from '#features/bookings/departures/reads-departures.server.ts'
import { takeBackSale } from '#features/bookings/departures/take-back-sale.server.ts'
import { readCrewKey } from '#features/crew/crew.ts'
import { assignCrew } from '#features/departures/crew/assign-crew.server.ts'
import { undoAssignment } from '#features/departures/crew/undo-assignment.server.ts'
import { guaranteeDeparture, undoGuarantee } from '#features/departures/guarantee-departure.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { listAdminDepartures } from '#features/departures/reads-admin.server.ts'
import { trashDeparture } from '#features/departures/trash-departure.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Outcome } from '#values/outcome.ts'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import { type DepartureRefusal, departureRefusal } from '../departure-refusal.ts'
import { readSeen } from './departures-query.ts'

const bulks = ['sell', 'guarantee', 'assign', 'trash'] as const
type Bulk = (typeof bulks)[number]

/** The result for several departures: how many were changed, how to undo it, and which were refused, with the reason. */
export type BulkReply = { what: Bulk | 'undone'; count: number; undo: string; left: { names: string[]; sentence: string }[] }

type Actor = { id: string; name: string }
/** `seen`: the version that was on the screen; to undo an assignment, the entry of the log that it wrote. */
type Seen = { departureId: number; seen: number }
/** `undo`: what undoing has to find; undefined where nothing was changed. */
type Answer = Outcome<{ undo: number | undefined }, DepartureRefusal>

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
  const evenIfClash = form.get('even') === 'yes'
  const run = async (one: Seen): Promise<Answer> => {
    if (what === 'sell') return undoneBy(await putOnSale(ctx, { ...one, at: null, actor }), ({ version }) => version)
    if (what === 'guarantee')
      return undoneBy(await guaranteeDeparture(ctx, { ...one, actor }), (is) => (is.changed ? is.version : undefined))
    if (what === 'trash')
      return undoneBy(await trashDeparture(ctx, { ...one, trash: true, actor, isBooked }), ({ version }) => version)
    if (!member) throw new Error('Nobody to assign')
    const { kind, id: memberId } = member
    const { departureId } = one
    return undoneBy(await assignCrew(ctx, { departureId, kind, memberId, evenIfClash, actor }), ({ entry }) => entry)
  }
  const reply = await each(ctx, read, ticked, run, (refusal) => departureRefusal(read, refusal))
  const undone = reply.done.flatMap(({ departureId, undo }) => (undo === undefined ? [] : `${departureId}.${undo}`))
  const undo = undone.length > 0 ? [what, ...(what === 'assign' ? [form.get('who')] : []), ...undone].join('_') : ''
  return { what, count: reply.done.length, undo, left: reply.left }
}

/** Undoes an action for each departure. One that was changed or booked since is left as it is and listed. */
export async function undoBulk(ctx: Context, read: ReadWords, undo: string, actor: Actor): Promise<BulkReply | undefined> {
  const words = read(departureListAdminWords)
  const [what, ...rest] = undo.split('_')
  const member = what === 'assign' ? readCrewKey(rest.shift() ?? '') : undefined
  if (!bulks.some((one) => one === what) || (what === 'assign' && !member)) return undefined
  const run = async (one: Seen): Promise<Answer> => {
    if (what === 'sell') return undoneBy(await takeBackSale(ctx, { ...one, actor }))
    if (what === 'guarantee') return undoneBy(await undoGuarantee(ctx, { ...one, actor }))
    if (what === 'trash') return undoneBy(await trashDeparture(ctx, { ...one, trash: false, actor, isBooked }))
    if (!member) throw new Error('Nobody to take off')
    const { departureId, seen: entry } = one
    return undoneBy(await undoAssignment(ctx, { departureId, kind: member.kind, memberId: member.id, entry, actor }))
  }
  const sentence = (refusal: DepartureRefusal) =>
    refusal.reason === 'changed-meanwhile' ? words.changedSince : departureRefusal(read, refusal)
  const { done, left } = await each(ctx, read, readSeen(rest), run, sentence)
  return { what: 'undone', count: done.length, undo: '', left }
}

const undoneBy = <Value>(outcome: Outcome<Value, DepartureRefusal>, by?: (value: Value) => number | undefined): Answer =>
  outcome.done ? { done: true, value: { undo: by?.(outcome.value) } } : outcome

async function each(
  ctx: Context,
  read: ReadWords,
  ticked: readonly Seen[],
  run: (one: Seen) => Promise<Answer>,
  sentenceOf: (refusal: DepartureRefusal) => string,
) {
  const done: { departureId: number; undo: number | undefined }[] = []
  const sentences = new Map<number, string>()
  for (const { departureId, seen } of ticked) {
    const outcome = await run({ departureId, seen })
    if (outcome.done) done.push({ departureId, undo: outcome.value.undo })
    else sentences.set(departureId, sentenceOf(outcome.refusal))
  }
  const refused = sentences.size > 0 ? await listAdminDepartures(ctx.db, [...sentences.keys()]) : []
  const left = [...Map.groupBy(refused, ({ id }) => sentences.get(id) ?? '')].map(([sentence, all]) => ({
    sentence,
    names: all.map(({ title, startsOn }) => `${title}, ${read.format.day(startsOn)}`),
  }))
  return { done, left }
}
