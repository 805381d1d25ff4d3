import type { Tx } from '#platform/context.ts'
import { deleteLettersAbout } from './writes.server.ts'

/** Deletes the letters about things that are forgotten in the same transaction: 'enquiry:<id>'. Answers how many. */
export const forgetLettersAbout = (tx: Tx, things: readonly string[]): Promise<number> => deleteLettersAbout(tx, things)
