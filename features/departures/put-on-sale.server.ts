import { isPublished } from '#features/packages/reads-content.server.ts'
import { allow } from '#features/permits/allowances/add-allowance.server.ts'
import type { WantedPermits } from '#features/permits/lots/want-permits.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { cutOff } from './departure.ts'
import { type Actor, noteDeparture } from './note-departure.server.ts'
import { type AdminDeparture, findAdminDeparture, priceOf } from './reads-admin.server.ts'
import { wantDeparturePermits } from './want-departure-permits.server.ts'
import { updateDeparture } from './writes.server.ts'

export type SaleRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'in-the-trash' }
  | { reason: 'on-sale-already' }
  | { reason: 'booking-closed' }
  | { reason: 'no-rate' }
  /** Its package is not published: visitors could not read what they book. */
  | { reason: 'package-not-published' }
  | { reason: 'instant-past' }
  | { reason: 'instant-too-late'; cutOff: Date }
  | { reason: 'changed-meanwhile' }
  /** The day is past, or not before the first visit with a permit. */
  | { reason: 'permits-until-wrong'; visit: Day }

type SaleInput = {
  departureId: number
  seen: number
  at: Date | null
  /** Until the end of which day its permits may be promised although nobody has reserved them; without it they are on request. */
  permitsUntil?: Day | null
  actor: Actor
}

/**
 * Puts a departure on sale at once, or `at` a later instant by the job. At its first sale the permits for its seats are
 * written down as wanted, and promised until a day where staff take that on themselves; package and day cannot change any more. Refused: a departure that is on sale, cancelled, in the trash, past its
 * cut-off, of a package that is not published or without a price, and one that has changed since it was seen (`seen`: its
 * version).
 */
export const putOnSale = (ctx: Context, input: SaleInput): Promise<Outcome<{ version: number }, SaleRefusal>> =>
  transact<{ version: number }, SaleRefusal>(ctx.db, async (tx) => {
    const departure = await findAdminDeparture(tx, input.departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    const refusal = await whyNot(tx, departure, input, ctx.clock.now())
    return refusal ? refused(refusal) : sell(ctx, tx, departure, input)
  })

async function whyNot(tx: Tx, departure: AdminDeparture, { at }: SaleInput, now: Date): Promise<SaleRefusal | undefined> {
  const closes = cutOff(departure)
  if (departure.cancelledAt) return { reason: 'cancelled-already' }
  if (departure.trashedAt) return { reason: 'in-the-trash' }
  if (departure.sale === 'on-sale') return { reason: 'on-sale-already' }
  if (now >= closes) return { reason: 'booking-closed' }
  if (at && at <= now) return { reason: 'instant-past' }
  if (at && at >= closes) return { reason: 'instant-too-late', cutOff: closes }
  if (!(await isPublished(tx, departure.packageId))) return { reason: 'package-not-published' }
  if (!(await priceOf(tx, departure))) return { reason: 'no-rate' }
  return undefined
}

async function sell(
  ctx: Context,
  tx: Tx,
  departure: AdminDeparture,
  { seen: version, at, permitsUntil = null, actor }: SaleInput,
): Promise<Outcome<{ version: number }, SaleRefusal>> {
  const { id, packageId, startsOn, openedAt, sale, opensAt } = departure
  const set = at
    ? { sale: 'scheduled' as const, opens_at: at }
    : { sale: 'on-sale' as const, opens_at: null, opened_at: openedAt ?? ctx.clock.now() }
  if (!(await updateDeparture(tx, { id, version }, set))) return refused({ reason: 'changed-meanwhile' })
  const firstSale = !at && openedAt === null
  if (firstSale) {
    const [level] = await listStock(tx, [{ resource: departureSeats(id), day: startsOn }], ctx.clock.now())
    const wanted = await wantDeparturePermits(ctx, tx, [{ id, packageId, startsOn, capacity: level?.capacity ?? 0 }])
    if (permitsUntil) {
      const allowed = await allowWanted(ctx, tx, wanted, { until: permitsUntil, by: actor?.name ?? 'clock' })
      if (!allowed.done) return allowed
    }
  }
  const before = { sale, ...(opensAt && { opensAt: opensAt.toISOString() }) }
  const after = { sale: set.sale, ...(at && { opensAt: at.toISOString() }) }
  await noteDeparture(ctx, tx, departure, { actor, facts: { before, after, firstSale } })
  return done({ version: version + 1 })
}

/** Lets the wanted permits of a departure be promised until the end of a day. Refused: a day that is past or not before every visit. */
async function allowWanted(
  ctx: Context,
  tx: Tx,
  wanted: readonly WantedPermits[],
  { until: lastDay, by }: { until: Day; by: string },
): Promise<Outcome<undefined, SaleRefusal>> {
  const at = await ctx.clock.in(tx)
  const until = kigaliInstant(addDays(lastDay, 1), 0)
  const tooLate = wanted.find(({ day }) => until <= at || lastDay >= day)
  if (tooLate) return refused({ reason: 'permits-until-wrong', visit: tooLate.day })
  const reason = 'Put on sale before they were reserved'
  for (const { feeId, departureId, day, count: quantity } of wanted)
    await allow(tx, { feeId, departureId, from: day, to: day, quantity, until, cause: 'staff', reason, at, by })
  return done(undefined)
}
