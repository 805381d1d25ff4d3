import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { findShortDay } from './reads-ahead.server.ts'
import { updateCapacityAhead } from './writes-ahead.server.ts'

type Ahead = { resource: string; from: Day; former: number; capacity: number }

/**
 * Sets how many there are of a resource on every day from one on that has `former` of it: days that staff gave another number
 * keep it. The caller holds those days locked and has looked that nowhere more is taken; else this throws and nothing is changed.
 */
export async function setCapacityAhead(tx: Tx, ahead: Ahead): Promise<void> {
  await updateCapacityAhead(tx, ahead)
  const short = await findShortDay(tx, ahead.resource, ahead.capacity)
  if (short) throw new Error(`${ahead.resource} has ${short.taken} taken on ${short.day}, more than ${ahead.capacity}`)
}
