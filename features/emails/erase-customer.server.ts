import type { Tx } from '#platform/context.ts'
import { type LettersOf, listLettersOf } from './reads-customers.server.ts'
import { deleteLetters } from './writes.server.ts'

/** Deletes every letter of one person, inside the erasure's transaction; answers how many. */
export async function eraseLettersOf(tx: Tx, whose: LettersOf): Promise<number> {
  const ids = (await listLettersOf(tx, whose)).map(({ id }) => id)
  await deleteLetters(tx, ids)
  return ids.length
}
