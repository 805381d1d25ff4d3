import type { Tx } from '#platform/context.ts'
import { type EmailsOf, listEmailsOf } from './reads.server.ts'
import { deleteEmails } from './writes.server.ts'

/** Deletes every email of one person, inside the erasure's transaction; returns how many. */
export async function eraseEmailsOf(tx: Tx, whose: EmailsOf): Promise<number> {
  const ids = (await listEmailsOf(tx, whose)).map(({ id }) => id)
  await deleteEmails(tx, ids)
  return ids.length
}
