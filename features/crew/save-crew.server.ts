import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { findVehicleClass } from '#features/cars/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { CarFacts, CrewKind, GuideFacts } from './crew.ts'
import { findCar, findGuide } from './reads.server.ts'
import { insertCar, insertGuide, isNameTaken, updateActive, updateCar, updateGuide } from './writes.server.ts'

export type CrewRefusal =
  | { reason: 'crew-unknown' }
  | { reason: 'name-taken' }
  | { reason: 'class-unknown' }
  | { reason: 'changed-meanwhile' }

type Actor = { id: string; name: string }
/** What is saved: a new one without an id, else the one whose version was seen. */
type Save =
  | { kind: 'guide'; facts: GuideFacts; seen?: { id: number; version: number } | undefined }
  | { kind: 'car'; facts: CarFacts; seen?: { id: number; version: number } | undefined }

/**
 * Adds or changes a guide or a vehicle, with the change in the log; answers its id. Refused: a name that is taken, an unknown
 * class, an unknown one, and one that somebody has changed since it was seen.
 */
export function saveCrew(ctx: Context, save: Save, actor: Actor): Promise<Outcome<number, CrewRefusal>> {
  return transact<number, CrewRefusal>(ctx.db, async (tx) => {
    const { kind, facts, seen } = save
    if (save.kind === 'car' && save.facts.vehicleClassId && !(await findVehicleClass(tx, save.facts.vehicleClassId)))
      return refused({ reason: 'class-unknown' })
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
    const was = Object.fromEntries(Object.keys(facts).map((name) => [name, before[name as keyof typeof before]]))
    const subject = { kind, id: String(seen.id), words: facts.name }
    await recordAudit(ctx, tx, { actor, action: 'crew-changed', subject, facts: { before: was, after: facts } })
    return done(seen.id)
  })
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
