import { takeOffSale } from '#features/bookings/take-off-sale.server.ts'
import { readCrewKey } from '#features/crew/crew.ts'
import { assignCrew, releaseCrew } from '#features/departures/assign-crew.server.ts'
import { promiseDeparture } from '#features/departures/promise-departure.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { deskDepartureListWords as words } from '../../words/desk-departure-list.ts'
import { type DepartureRefusal, departureRefusal } from '../../words/desk-departure-refusals.ts'
import { readSeen } from './departures-ask.ts'

const bulks = ['sell', 'word', 'assign'] as const
type Bulk = (typeof bulks)[number]

/** What became of several departures: how many it was done to, how to take it back, and what was refused. */
export type BulkReply = { what: Bulk | 'undone'; count: number; undo: string; left: { count: number; sentence: string }[] }

type Actor = { id: string; name: string }
type Seen = { departureId: number; seen: number }
type Answer = Outcome<{ version: number } | undefined, DepartureRefusal>

/** Does what a form asks of each departure that was ticked, each by itself: what is refused of one holds up no other. */
export async function doBulk(ctx: Context, form: FormData, actor: Actor): Promise<BulkReply | { fault: string }> {
  const what = bulks.find((one) => one === form.get('event'))
  const ticked = readSeen(form.getAll('pick').map(String))
  const member = readCrewKey(String(form.get('who') ?? ''))
  if (!what || ticked.length === 0) return { fault: words.bulk.none }
  if (what === 'assign' && !member) return { fault: words.bulk.noMember }
  const evenIfClash = form.get('even') === 'yes'
  const run = (one: Seen): Promise<Answer> => {
    if (what === 'sell') return putOnSale(ctx, { ...one, at: null, actor })
    if (what === 'word') return promiseDeparture(ctx, { ...one, goes: true, actor })
    if (!member) throw new Error('Nobody to assign')
    return assignCrew(ctx, { departureId: one.departureId, kind: member.kind, memberId: member.id, evenIfClash, actor })
  }
  const reply = await each(ticked, run)
  const undone = reply.done.map(({ departureId, version }) => `${departureId}.${version}`)
  const undo = undone.length > 0 ? [what, ...(member && what === 'assign' ? [form.get('who')] : []), ...undone].join('_') : ''
  return { what, count: reply.done.length, undo, left: reply.left }
}

/** Takes back what was done to several: those that were changed since, or booked, stay as they are and are told. */
export async function undoBulk(ctx: Context, undo: string, actor: Actor): Promise<BulkReply | undefined> {
  const [what, ...rest] = undo.split('_')
  const member = what === 'assign' ? readCrewKey(rest.shift() ?? '') : undefined
  if (!bulks.some((one) => one === what) || (what === 'assign' && !member)) return undefined
  const run = (one: Seen): Promise<Answer> => {
    if (what === 'sell') return takeOffSale(ctx, { ...one, actor })
    if (what === 'word') return promiseDeparture(ctx, { ...one, goes: false, actor })
    if (!member) throw new Error('Nobody to take off')
    return releaseCrew(ctx, { departureId: one.departureId, kind: member.kind, memberId: member.id, actor })
  }
  const { done, left } = await each(readSeen(rest), run)
  return { what: 'undone', count: done.length, undo: '', left }
}

async function each(ticked: readonly Seen[], run: (one: Seen) => Promise<Answer>) {
  const done: { departureId: number; version: number }[] = []
  const sentences: string[] = []
  for (const one of ticked) {
    const outcome = await run(one)
    if (outcome.done) done.push({ departureId: one.departureId, version: outcome.value?.version ?? one.seen })
    else sentences.push(departureRefusal(outcome.refusal))
  }
  const left = [...Map.groupBy(sentences, (sentence) => sentence)].map(([sentence, all]) => ({ count: all.length, sentence }))
  return { done, left }
}
