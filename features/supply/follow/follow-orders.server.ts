import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { findNeededLines } from '../lines/find-needed-lines.server.ts'
import { followLines, type LineChange } from '../lines/follow-lines.ts'
import type { NeededLine, OrderLine } from '../lines/order-line.ts'
import { listLines, lockRun } from '../reads.server.ts'
import { listRunsToFollow, loadSupplyRun } from '../reads-runs.server.ts'
import { openUnheard, stopMessages, type Unheard } from '../unheard.server.ts'
import { insertLine, insertRun, updateFollowed, updateLine } from '../writes.server.ts'
import { feeOf } from './fee-of.server.ts'
import { noteDropped } from './note-dropped.server.ts'
import { orderOf } from './order-of.server.ts'

/**
 * Brings the order lines of every run that has changed to what it needs now, and those of the others once a day. It compares them with the
 * run and not with what happened, so it may run twice, late, or after several changes. Nobody is sent anything. Returns how many runs it
 * looked at.
 */
export async function followOrders(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const runs = await listRunsToFollow(ctx.db, { today: kigaliDay(now), before: addHours(now, -24) })
  for (const { key, seen } of runs) await ctx.db.transaction().execute((tx) => followRunOrders(ctx, tx, key, { seen }))
  return runs.length
}

const addHours = (instant: Date, hours: number) => new Date(instant.getTime() + hours * 3_600_000)

/**
 * The same of one run, in the caller's transaction, which holds its lock from then on. `seen`: how the run was when it was listed; absent,
 * it is looked at again. `begin`: staff order for a booking that is on hold or quoted.
 */
export async function followRunOrders(
  ctx: Context,
  tx: Tx,
  key: RunKey,
  { seen, begin = false }: { seen?: string; begin?: boolean } = {},
): Promise<OrderLine[]> {
  await insertRun(tx, key)
  const stored = await lockRun(tx, key)
  if (!stored) return []
  const lines = await listLines(tx, stored.id)
  const run = await loadSupplyRun(tx, key)
  const at = await ctx.clock.in(tx)
  const isOrdered = run && (run.begins || begin || lines.length > 0)
  const needed = isOrdered ? await findNeededLines(tx, run) : []
  const unheard = await openUnheard(tx, lines)
  for (const change of followLines(needed, lines, unheard.isUnheard))
    await apply(tx, { change, lines, unheard, runId: stored.id, at })
  if (seen !== undefined) await updateFollowed(tx, stored.id, { seen, at })
  const followed = await listLines(tx, stored.id)
  await noteDropped(ctx, tx, { run: key, before: lines, after: followed })
  return followed
}

type Applied = { change: LineChange; lines: readonly OrderLine[]; unheard: Unheard; runId: number; at: Date }

async function apply(tx: Tx, { change, lines, unheard, runId, at }: Applied): Promise<void> {
  if (change.what === 'add') {
    const { needed, state } = change
    const orderId = needed.supplierId === null ? null : await orderOf(tx, { runId, supplierId: needed.supplierId, at })
    await insertLine(tx, { runId, orderId, needed, state, at })
    return
  }
  const line = lines.find(({ id }) => id === change.id)
  if (!line) return
  switch (change.what) {
    case 'choose':
      await updateLine(tx, line, {
        facts: change.needed,
        orderId: await ownOrder(tx, change.needed, { runId, at }),
        state: 'to-request',
      })
      return
    case 'change':
      await updateLine(tx, line, { facts: change.needed })
      return
    case 'restore':
      await updateLine(tx, line, { facts: change.needed, state: change.state, cancelledFrom: '', feeMinor: 0, endedAt: null })
      return
    case 'drop':
      if (line.sent && !(await stopMessages(tx, line, unheard))) return cancel(tx, line, at)
      await updateLine(tx, line, { state: 'dropped', endedAt: at })
      return
    case 'cancel':
      return cancel(tx, line, at)
  }
}

async function cancel(tx: Tx, line: OrderLine, at: Date): Promise<void> {
  if (line.state === 'cancelled') return
  await updateLine(tx, line, {
    state: 'cancelled',
    cancelledFrom: line.state === 'provisional' ? 'requested' : line.state,
    provisionalUntil: null,
    answerBy: null,
    proposedMinor: null,
    feeMinor: await feeOf(tx, line, kigaliDay(at)),
    endedAt: at,
  })
}

const ownOrder = async (tx: Tx, { supplierId }: NeededLine, { runId, at }: { runId: number; at: Date }) =>
  supplierId === null ? null : orderOf(tx, { runId, supplierId, at })
