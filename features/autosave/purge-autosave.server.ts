import type { Context, Db, Tx } from '#platform/context.ts'
import type { AutosaveKey } from './autosave-key.ts'
import { deleteAutosave, deleteAutosavesBefore, deleteAutosavesNaming } from './writes.server.ts'

/** How long an unsent text is stored. */
const retentionDays = 30

/** Deletes a text that has been sent. */
export const purgeAutosaves = (db: Db, staffId: string, place: AutosaveKey): Promise<void> => deleteAutosave(db, staffId, place)

/** Deletes texts that were not changed for 30 days. Safe to run twice. Answers how many. */
export const purgeOldAutosaves = ({ db, clock }: Context): Promise<number> =>
  deleteAutosavesBefore(db, new Date(clock.now().getTime() - retentionDays * 24 * 3_600_000))

/**
 * Deletes every text that names a person, inside the erasure's transaction: by address, reference, or the id of what they
 * wrote.
 */
export const eraseAutosavesAbout = (tx: Tx, words: readonly string[]): Promise<number> =>
  deleteAutosavesNaming(
    tx,
    words.map((word) => word.toLowerCase()).filter((word) => word.length > 5),
  )
