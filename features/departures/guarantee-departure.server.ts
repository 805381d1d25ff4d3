import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { guaranteeIfReached } from './guarantee-if-reached.server.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { type AdminDeparture, findAdminDeparture } from './reads-admin.server.ts'
import { updateDeparture } from './writes.server.ts'

export type GuaranteeRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'withdrawal-reason-missing' }

/** `seen`: the version that a screen showed; without it the last word counts. */
type Input = { departureId: number; actor: Actor; seen?: number }
type Answer = Outcome<{ version: number; changed: boolean }, GuaranteeRefusal>

/**
 * Staff guarantee that a departure runs, also below its minimum. Guaranteeing it again changes nothing. Refused for one that is
 * cancelled, and where `seen` is not the current version.
 */
export const guaranteeDeparture = (ctx: Context, input: Input): Promise<Answer> =>
  change(ctx, input, { guaranteed: true }, (tx, departure) =>
    noteDeparture(ctx, tx, departure, {
      actor: input.actor,
      facts: { before: { guaranteed: false }, after: { guaranteed: true } },
    }),
  )

/**
 * Staff withdraw a guarantee, with the reason that the log keeps; from then on it is not guaranteed by itself again. Refused as
 * above, and without a reason.
 */
export async function withdrawGuarantee(ctx: Context, input: Input & { reason: string }): Promise<Answer> {
  const reason = input.reason.trim()
  if (reason === '') return refused({ reason: 'withdrawal-reason-missing' })
  return change(ctx, input, { guaranteed: false, withdrawn: true }, (tx, departure) =>
    noteDeparture(ctx, tx, departure, {
      actor: input.actor,
      facts: { before: { guaranteed: true }, after: { guaranteed: false }, reason },
    }),
  )
}

/**
 * Takes a guarantee back that was given a moment ago: the departure is guaranteed only if its minimum is reached. Refused as
 * above.
 */
export const undoGuarantee = (ctx: Context, input: Input): Promise<Answer> =>
  change(ctx, input, { guaranteed: false }, async (tx, departure) => {
    await noteDeparture(ctx, tx, departure, {
      actor: input.actor,
      facts: { before: { guaranteed: true }, after: { guaranteed: false } },
    })
    await guaranteeIfReached(ctx, tx, departure.id)
  })

function change(
  ctx: Context,
  { departureId, seen }: Input,
  { guaranteed, withdrawn = false }: { guaranteed: boolean; withdrawn?: boolean },
  note: (tx: Tx, departure: AdminDeparture) => Promise<unknown>,
): Promise<Answer> {
  return transact<{ version: number; changed: boolean }, GuaranteeRefusal>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (departure.cancelledAt) return refused({ reason: 'cancelled-already' })
    const version = seen ?? departure.version
    if (departure.guaranteed === guaranteed) return done({ version: departure.version, changed: false })
    const set = { guaranteed, guarantee_withdrawn_at: withdrawn ? await ctx.clock.in(tx) : null }
    if (!(await updateDeparture(tx, { id: departureId, version }, set))) return refused({ reason: 'changed-meanwhile' })
    await note(tx, departure)
    return done({ version: version + 1, changed: true })
  })
}
