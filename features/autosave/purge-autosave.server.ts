import type { Context, Db, Tx } from '#platform/context.ts'
import type { AutosaveKey } from './autosave-key.ts'
import { deleteAutosave, deleteAutosavesBefore, deleteAutosavesNaming } from './writes.server.ts'

/** So long somebody can go on with what they began. */
const keptDays = 30

/** Forgets what was kept at a place: it has been sent. */
export const purgeAutosaves = (db: Db, staffId: string, place: AutosaveKey): Promise<void> => deleteAutosave(db, staffId, place)

/** Forgets what nobody has gone on with for 30 days. Safe to run twice. Answers how many. */
export const purgeOldAutosaves = ({ db, clock }: Context): Promise<number> =>
  deleteAutosavesBefore(db, new Date(clock.now().getTime() - keptDays * 24 * 3_600_000))

/** Forgets whatever names somebody, inside the erasure's transaction: by their address, or by a reference or the id of what they wrote. */
export const eraseAutosavesAbout = (tx: Tx, words: readonly string[]): Promise<number> =>
  deleteAutosavesNaming(
    tx,
    words.map((word) => word.toLowerCase()).filter((word) => word.length > 5),
  )
