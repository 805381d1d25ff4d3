import type { Updateable } from 'kysely'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listShipmentEvents, lockShipment, type Shipment, type ShipmentEventRow } from './reads.server.ts'
import { mayMove, type ShipmentEvent, type ShipmentState, stateAfterMove } from './shipment.ts'
import type { ShipmentTables } from './tables.ts'
import { insertShipmentEvent, updateShipment } from './writes.server.ts'

export type ShipmentActor = { id: string; name: string }

export type ShipmentRefusal =
  | { reason: 'shipment-unknown' }
  /** Somebody was first: what happened since it was seen, oldest first. */
  | { reason: 'shipment-changed'; since: ShipmentEventRow[] }
  | { reason: 'move-not-allowed'; state: ShipmentState }

export type ShipmentChange = {
  id: string
  /** The version that was shown; without one the change adds to any version. */
  seen: number | undefined
  event: ShipmentEvent
  text: string
  actor: ShipmentActor
}

type Changes = Omit<Updateable<ShipmentTables['shipments']>, 'id' | 'enquiry_id' | 'state' | 'version' | 'changed_at'>

/**
 * Changes a shipment by the table of its moves, with one row of its timeline, if it is as it was shown. `plan` returns the
 * changes of the locked row, or refuses; `follow` runs at the same commit. Pressed twice it is one change; where
 * somebody else was first it is refused with what they did.
 */
export function changeShipment<Refusal extends { reason: string }>(
  ctx: Context,
  { id, seen, event, text, actor }: ShipmentChange,
  plan: (shipment: Shipment, now: Date) => Outcome<Changes, Refusal>,
  follow?: (tx: Tx, version: number, shipment: Shipment, now: Date) => Promise<void>,
): Promise<Outcome<{ version: number }, ShipmentRefusal | Refusal>> {
  return transact<{ version: number }, ShipmentRefusal | Refusal>(ctx.db, async (tx) => {
    const shipment = await lockShipment(tx, id)
    if (!shipment) return refused({ reason: 'shipment-unknown' })
    const since = await listShipmentEvents(tx, id, seen ?? shipment.version - 1)
    const [only] = since
    const repeated = since.length === 1 && only?.event === event && only.actor === actor.name && only.text === text
    if (repeated && event !== 'save') return done({ version: only.version })
    if (seen !== undefined && seen !== shipment.version) return refused({ reason: 'shipment-changed', since })
    if (!mayMove(event, shipment.state)) return refused({ reason: 'move-not-allowed', state: shipment.state })
    const now = await ctx.clock.in(tx)
    const planned = plan(shipment, now)
    if (!planned.done) return planned
    const state = stateAfterMove(event, shipment.state)
    const changed = await updateShipment(tx, { id, seen: shipment.version }, { ...planned.value, state, changed_at: now })
    if (!changed) throw new Error('A shipment changed while it was locked')
    const version = shipment.version + 1
    const total = planned.value.total_minor ?? shipment.totalMinor
    await insertShipmentEvent(tx, { shipment_id: id, version, at: now, actor: actor.name, event, text, total_minor: total })
    await follow?.(tx, version, shipment, now)
    return done({ version })
  })
}
