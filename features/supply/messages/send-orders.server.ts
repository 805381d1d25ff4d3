import { settleAlertsAbout } from '#features/alerts/settle-alert.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { whyItStays } from '#features/emails/reachable.ts'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followRunOrders } from '../follow/follow-orders.server.ts'
import { answerTime } from '../lines/line-answers.ts'
import { factsOf, type OrderLine, toSend } from '../lines/order-line.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { listOrders, type SupplierOrder } from '../reads.server.ts'
import { findRunTitle } from '../reads-titles.server.ts'
import { insertMessage, updateLine } from '../writes.server.ts'
import type { MessageLine } from './message.ts'
import { orderEmail } from './order-email.server.tsx'

export type SendRefusal =
  | { reason: 'nothing-to-send' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'no-email'; supplier: string }
  | { reason: 'spoke-with-missing' }

/**
 * `orderIds`: whose suppliers are sent what is new for them. `stamp`: what staff saw (`stampOf`), so that nothing is sent that they did not
 * read. By phone staff name with whom they spoke, and nothing is emailed.
 */
export type SendInput = {
  run: RunKey
  orderIds: readonly number[]
  stamp: string
  method: 'email' | 'phone'
  spokeWith: string
  actor: Actor
}

/** How many messages there are, and whether they leave: without a mail server an email is stored, and staff send it themselves. */
export type SentMessages = { count: number; leaves: boolean }

/** What is to be sent of some lines, as one text by which a form says what it showed. */
export const stampOf = (lines: readonly OrderLine[]): string =>
  lines
    .flatMap((line) => (toSend(line) ? [`${line.id}.${line.version}`] : []))
    .toSorted()
    .join(',')

/**
 * Sends suppliers of a run what is new for them, in one message for each: requests, changes and cancellations. Refused where something
 * changed since staff looked, where a supplier has no email address, and where nothing is new.
 */
export const sendOrders = (ctx: Context, input: SendInput): Promise<Outcome<SentMessages, SendRefusal>> =>
  transact<SentMessages, SendRefusal>(ctx.db, async (tx) => {
    const { run, orderIds, stamp, method, spokeWith, actor } = input
    if (method === 'phone' && spokeWith === '') return refused({ reason: 'spoke-with-missing' })
    const lines = await followRunOrders(ctx, tx, run)
    const chosen = lines.filter(({ orderId }) => orderId !== null && orderIds.includes(orderId))
    if (stampOf(chosen) !== stamp) return refused({ reason: 'changed-meanwhile' })
    const runId = chosen[0]?.runId
    const orders = runId === undefined ? [] : await listOrders(tx, runId)
    const due = orders.flatMap((order) => {
      const own = chosen.filter((line) => line.orderId === order.id && toSend(line))
      return own.length > 0 ? [{ order, lines: own }] : []
    })
    if (due.length === 0) return refused({ reason: 'nothing-to-send' })
    const without = due.find(({ order }) => order.email === '')
    if (method === 'email' && without) return refused({ reason: 'no-email', supplier: without.order.supplier })
    const { office } = await findSettings(tx)
    const left: boolean[] = []
    for (const one of due) left.push(await sendOne(ctx, tx, { ...one, run, method, spokeWith, actor, office }))
    return done({ count: due.length, leaves: left.every(Boolean) })
  })

type One = Pick<SendInput, 'run' | 'method' | 'spokeWith' | 'actor'> & {
  order: SupplierOrder
  lines: readonly OrderLine[]
  office: Settings['office']
}

/** Sends or writes one message; whether it leaves. The hours to answer what does not leave begin once staff have sent it. */
async function sendOne(ctx: Context, tx: Tx, { order, lines, run, method, spokeWith, actor, office }: One): Promise<boolean> {
  const queued = method === 'email' && !whyItStays(ctx.mail, order.email)
  const leaves = method === 'phone' || queued
  const at = await ctx.clock.in(tx)
  const sent = lines.map((line): MessageLine => {
    const what = toSend(line) ?? 'request'
    return { lineId: line.id, what, facts: factsOf(line), before: what === 'request' ? null : line.sent }
  })
  for (const line of lines) {
    const isCancelled = line.state === 'cancelled'
    const change = isCancelled
      ? { cancellationSentAt: at }
      : {
          sent: factsOf(line),
          state: 'requested' as const,
          answerBy: leaves ? answerTime(at, order, office.hours).until : null,
          provisionalUntil: null,
          proposedMinor: null,
        }
    await updateLine(tx, line, change)
  }
  // Whoever held something for us until it ended is asked again.
  await settleAlertsAbout(
    ctx,
    tx,
    lines.map(({ id }) => `supply-provisional-ended:${id}`),
    actor.name,
  )
  const message = {
    orderId: order.id,
    kind: 'order' as const,
    method,
    spokeWith,
    lines: sent,
    contentHash: '',
    sentAt: at,
    sentBy: actor.name,
    queued,
  }
  const number = await insertMessage(tx, message)
  await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-order-sent', facts: { number, method, spokeWith } })
  if (method === 'email') await emailMessage(ctx, tx, { order, number, lines: sent, run, isReminder: false, at })
  return leaves
}

/** Stores the email of a message, to be sent once the transaction has committed, where there is a mail server. */
export async function emailMessage(
  ctx: Context,
  tx: Tx,
  {
    run,
    ...input
  }: { order: SupplierOrder; number: number; lines: readonly MessageLine[]; run: RunKey; isReminder: boolean; at: Date },
): Promise<void> {
  const settings = await findSettings(tx)
  const { title, familyName } = await findRunTitle(tx, run)
  const composed = await composeEmail(ctx, orderEmail(ctx, settings, { ...input, title, name: familyName }))
  const stored = await storeEmail(tx, composed)
  if (stored !== undefined) await sendStoredEmailLater(ctx, tx, stored)
}
