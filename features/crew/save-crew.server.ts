import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { findVehicleClass } from '#features/cars/reads.server.ts'
import { lockStockAhead } from '#features/stock/lock-stock-ahead.server.ts'
import { findOversoldDay } from '#features/stock/reads.server.ts'
import { vehicleDays } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { isUniqueViolation } from '#platform/database/database-errors.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { CrewKind } from './crew.ts'
import type { CarFacts, GuideFacts } from './member-facts.ts'
import { findCar, findGuide } from './reads.server.ts'
import { findPlateOwner, insertCar, insertGuide, isNameTaken, updateActive, updateCar, updateGuide } from './writes.server.ts'

export type CrewRefusal =
  | { reason: 'crew-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'plate-taken'; by: string }
  | { reason: 'class-unknown' }
  /** All of its class are hired on that day, and it is away. */
  | { reason: 'hired-out'; day: Day }
  | { reason: 'changed-meanwhile' }

type Actor = { id: string; name: string }
/** What is saved: a new one without an id, else the one whose version was seen. */
type Save =
  | { kind: 'guide'; facts: GuideFacts; seen?: { id: number; version: number } | undefined }
  | { kind: 'car'; facts: CarFacts; seen?: { id: number; version: number } | undefined }

/**
 * Adds or changes a guide or a vehicle, with the change in the log; answers its id. Refused: a name or a plate that is
 * taken, an unknown class, a vehicle that becomes one for hire while it is away on a day on which all of its class are hired, an unknown one, and one that somebody has changed since it was seen.
 */
export async function saveCrew(ctx: Context, save: Save, actor: Actor): Promise<Outcome<number, CrewRefusal>> {
  try {
    return await saveOnce(ctx, save, actor)
  } catch (error) {
    // Somebody took the name or the plate at this moment: the second time it is seen, and refused in words.
    if (!isUniqueViolation(error)) throw error
    return saveOnce(ctx, save, actor)
  }
}

const saveOnce = (ctx: Context, save: Save, actor: Actor): Promise<Outcome<number, CrewRefusal>> =>
  transact<number, CrewRefusal>(ctx.db, async (tx) => {
    const { kind, facts, seen } = save
    if (save.kind === 'car' && save.facts.vehicleClassId && !(await findVehicleClass(tx, save.facts.vehicleClassId)))
      return refused({ reason: 'class-unknown' })
    const owner = save.kind === 'car' ? await findPlateOwner(tx, save.facts.plate, seen?.id) : undefined
    if (owner !== undefined) return refused({ reason: 'plate-taken', by: owner })
    if (!seen) {
      const id = save.kind === 'guide' ? await insertGuide(tx, save.facts) : await insertCar(tx, save.facts)
      if (id === undefined) return refused({ reason: 'name-taken' })
      await recordAudit(ctx, tx, { actor, action: 'crew-added', subject: { kind, id: String(id), words: facts.name } })
      return done(id)
    }
    const before = kind === 'guide' ? await findGuide(tx, seen.id) : await findCar(tx, seen.id)
    if (!before) return refused({ reason: 'crew-unknown' })
    if (await isNameTaken(tx, kind, facts.name, seen.id)) return refused({ reason: 'name-taken' })
    const saved = save.kind === 'guide' ? await updateGuide(tx, seen, save.facts) : await updateCar(tx, seen, save.facts)
    if (!saved) return refused({ reason: 'changed-meanwhile' })
    const oversold = save.kind === 'car' && becomesForHire(before, save.facts) && (await findOversold(ctx, tx, save.facts))
    if (oversold) return refused({ reason: 'hired-out', day: oversold })
    const was = Object.fromEntries(Object.keys(facts).map((name) => [name, before[name as keyof typeof before]]))
    const subject = { kind, id: String(seen.id), words: facts.name }
    await recordAudit(ctx, tx, { actor, action: 'crew-changed', subject, facts: { before: was, after: facts } })
    return done(seen.id)
  })

const becomesForHire = (before: object, { forHire, vehicleClassId }: CarFacts): boolean =>
  forHire && !('forHire' in before && before.forHire && 'vehicleClassId' in before && before.vehicleClassId === vehicleClassId)

/** The first day from today on on which more of a class are hired than are left now that this vehicle is one for hire; undefined where there is none. */
async function findOversold(ctx: Context, tx: Tx, { forHire, vehicleClassId }: CarFacts): Promise<Day | undefined> {
  if (!forHire || vehicleClassId === null) return undefined
  const today = kigaliDay(ctx.clock.now())
  await lockStockAhead(tx, [vehicleDays(vehicleClassId)], today)
  return findOversoldDay(tx, vehicleDays(vehicleClassId), { today, at: await ctx.clock.in(tx) })
}

/**
 * Deactivates a guide or a vehicle, or activates it again: it keeps its departures and is not offered for others. A repetition
 * changes nothing.
 */
export async function retireCrew(
  ctx: Context,
  { kind, id, active, actor }: { kind: CrewKind; id: number; active: boolean; actor: Actor },
): Promise<void> {
  await ctx.db.transaction().execute(async (tx: Tx) => {
    const name = await updateActive(tx, kind, id, active)
    if (name === undefined) return
    const facts = { before: { active: !active }, after: { active } }
    await recordAudit(ctx, tx, { actor, action: 'crew-changed', subject: { kind, id: String(id), words: name }, facts })
  })
}
