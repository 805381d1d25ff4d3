import type { Tx } from '#platform/context.ts'
import { raiseVersion } from './writes.server.ts'

/** Raises the version of a departure after a change in another table, such as its seats, so that an older edit is refused. */
export const countChange = (tx: Tx, departureId: number): Promise<void> => raiseVersion(tx, departureId)
