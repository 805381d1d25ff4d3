import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { EnquiryState } from './enquiry.ts'
import { type EnquiryEvent, enquiryMoves, longestWords, mayHappen, stateAfter } from './enquiry-moves.ts'
import type { Origin } from './origin.ts'
import { type AdminEnquiry, type EnquiryEventRow, listEnquiryEvents, lockEnquiry } from './reads-admin.server.ts'
import { insertEnquiryEvent, updateEnquiry } from './writes-admin.server.ts'

/** The member of staff who acts. */
export type EnquiryActor = { id: string; name: string }

export type EnquiryChangeRefusal =
  | { reason: 'enquiry-unknown' }
  /** Somebody was first: what happened since it was shown, oldest first. */
  | { reason: 'enquiry-changed'; since: EnquiryEventRow[] }
  | { reason: 'move-not-allowed'; state: EnquiryState }
  | { reason: 'words-missing' }
  | { reason: 'too-long'; most: number }

export type EnquiryChange = {
  id: string
  /** The version that was shown. Without one the change only adds, to any version. */
  seen: number | undefined
  event: EnquiryEvent
  text: string
  /** Without an id the server itself, to which nothing is assigned. */
  actor: { id: string | null; name: string }
}

type Also = {
  set?: { assigned_to?: string | null; booking_id?: string | null; lives_with_booking?: boolean } & Partial<Origin>
  /** Runs at the same commit, with the new version. */
  follow?: (tx: Tx, version: number, enquiry: AdminEnquiry) => Promise<void>
}

/**
 * Changes an enquiry by the table of its moves, with one row of its timeline, if it is as it was shown. Pressed twice it
 * is one change. Where somebody else was first it is refused with what they did. Whoever answers an unassigned one is assigned to
 * it.
 */
export const changeEnquiry = (ctx: Context, change: EnquiryChange, also: Also = {}): Promise<Changed> =>
  transact(ctx.db, (tx) => changeEnquiryIn(ctx, tx, change, also))

type Changed = Outcome<{ version: number }, EnquiryChangeRefusal>

/** The same inside the caller's transaction; a refusal has written nothing. */
export async function changeEnquiryIn(
  ctx: Context,
  tx: Tx,
  { id, seen, event, text: typed, actor }: EnquiryChange,
  { set = {}, follow }: Also = {},
): Promise<Changed> {
  const text = typed.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim()
  if (text === '' && enquiryMoves[event].words) return refused({ reason: 'words-missing' })
  const most = mostOf(event)
  if (text.length > most) return refused({ reason: 'too-long', most })
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry) return refused({ reason: 'enquiry-unknown' })
  const since = await listEnquiryEvents(tx, id, seen ?? enquiry.version - 1)
  const [only] = since
  if (since.length === 1 && only?.event === event && only.actor === actor.name && only.text === text)
    return done({ version: only.version })
  if (seen !== undefined && seen !== enquiry.version) return refused({ reason: 'enquiry-changed', since })
  if (!mayHappen(event, enquiry.state)) return refused({ reason: 'move-not-allowed', state: enquiry.state })
  const now = await ctx.clock.in(tx)
  const state = stateAfter(event, enquiry.state)
  const changes = { state, ...instants(event, state, enquiry, now), ...taken(event, enquiry, actor), ...set }
  const changed = await updateEnquiry(tx, { id, seen: enquiry.version }, changes)
  if (!changed) throw new Error('An enquiry changed while it was locked')
  const version = enquiry.version + 1
  await insertEnquiryEvent(tx, { enquiry_id: id, version, at: now, actor: actor.name, event, text })
  await follow?.(tx, version, enquiry)
  return done({ version })
}

const mostOf = (event: EnquiryEvent) =>
  event === 'answer' ? longestWords.answer : event === 'reply' ? longestWords.reply : longestWords.note

/** Since when somebody waits for an answer, and when it was answered: an email of ours is no answer before it has left. A clock that was set back does not change when it came. */
function instants(event: EnquiryEvent, state: EnquiryState, enquiry: AdminEnquiry, now: Date) {
  const at = now > enquiry.createdAt ? now : enquiry.createdAt
  if (event === 'told' || event === 'close') return { finished_at: at }
  if (event === 'reply' || event === 'reopen') return { finished_at: null, waiting_since: at }
  if (event === 'spam') return { held_at: at, held_reason: 'by-staff' }
  return { finished_at: state === 'new' || state === 'held' ? null : enquiry.finishedAt }
}

const taken = (event: EnquiryEvent, { assignedTo }: AdminEnquiry, actor: EnquiryChange['actor']) =>
  (event === 'answer' || event === 'told') && assignedTo === null ? { assigned_to: actor.id } : {}
