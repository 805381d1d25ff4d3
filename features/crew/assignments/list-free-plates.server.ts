import type { Db } from '#platform/context.ts'
import { readFreePlates } from './reads-hire-days.server.ts'

/**
 * Our vehicles for hire of a class that may go on a hire: how many are entered, and the plates of those that are free for all of its time and
 * whose papers outlast it. A vehicle without a plate goes on no hire.
 */
export const listFreePlates = (db: Db, hire: { classId: string; from: string; to: string }) => readFreePlates(db, hire)
