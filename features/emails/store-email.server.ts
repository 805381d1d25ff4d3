import type { Tx } from '#platform/context.ts'
import type { composeEmail } from './write-email.server.tsx'
import { insertEmail } from './writes.server.ts'

/**
 * Stores a written email, in the transaction that requests it. Returns its id, or undefined where its occasion
 * has an email already.
 */
export const storeEmail = (tx: Tx, email: Awaited<ReturnType<typeof composeEmail>>): Promise<number | undefined> =>
  insertEmail(tx, email)
