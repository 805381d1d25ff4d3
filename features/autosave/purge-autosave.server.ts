import type { Context, Db, Tx } from '#platform/context.ts'
import type { UnsentPlace } from './autosave-key.ts'
import { deleteUnsent, deleteUnsentBefore, deleteUnsentNaming } from './writes.server.ts'

/** So long somebody can go on with what they began. */
const keptDays = 30

/** Forgets what was kept at a place: it has been sent. */
export const forgetUnsent = (db: Db, staffId: string, place: UnsentPlace): Promise<void> => deleteUnsent(db, staffId, place)

/** Forgets what nobody has gone on with for 30 days. Safe to run twice. Answers how many. */
export const forgetOldUnsent = ({ db, clock }: Context): Promise<number> =>
  deleteUnsentBefore(db, new Date(clock.now().getTime() - keptDays * 24 * 3_600_000))

/** Forgets whatever names somebody, inside the erasure's transaction: by their address, or by a reference or the id of what they wrote. */
export const eraseUnsentAbout = (tx: Tx, words: readonly string[]): Promise<number> =>
  deleteUnsentNaming(
    tx,
    words.map((word) => word.toLowerCase()).filter((word) => word.length > 5),
  )
