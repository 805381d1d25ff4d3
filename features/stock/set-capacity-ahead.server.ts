import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { findShortDay } from './reads.server.ts'
import { updateCapacityAhead } from './writes.server.ts'

type Ahead = { resource: string; from: Day; former: number; capacity: number }

/**
 * Sets the capacity of a resource on every day from one on that has `former` of it: days that staff set otherwise
 * stay. The caller holds the locks of those days and has checked that no more is taken; else this throws and changes nothing.
 */
export async function setCapacityAhead(tx: Tx, ahead: Ahead): Promise<void> {
  await updateCapacityAhead(tx, ahead)
  const short = await findShortDay(tx, ahead.resource, ahead.capacity)
  if (short) throw new Error(`${ahead.resource} has ${short.taken} taken on ${short.day}, more than ${ahead.capacity}`)
}
