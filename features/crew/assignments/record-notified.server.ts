import type { Tx } from '#platform/context.ts'
import { markNotified } from './writes-assignments.server.ts'

/** Notes, with the email of the same transaction, that the member of an assignment knows its state and hours. It is no change: the version stays. */
export const recordNotified = (tx: Tx, assignment: { id: number; version: number }): Promise<void> => markNotified(tx, assignment)
