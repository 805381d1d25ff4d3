import type { Tx } from '#platform/context.ts'
import { raiseVersion } from './writes.server.ts'

/** Counts a change to a departure whose facts stand elsewhere, such as its seats: who edits it meanwhile is told. */
export const countChange = (tx: Tx, departureId: number): Promise<void> => raiseVersion(tx, departureId)
