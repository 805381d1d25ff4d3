import type { Tx } from '#platform/context.ts'
import { deleteDemoCrew } from './writes-demo-crew.server.ts'

/** Deletes the guides and vehicles of the demonstration with their assignments, whatever these are for. */
export const removeDemoCrew = (tx: Tx): Promise<void> => deleteDemoCrew(tx)
