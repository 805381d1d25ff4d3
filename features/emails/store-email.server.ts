import type { Tx } from '#platform/context.ts'
import type { composeEmail } from './write-email.server.tsx'
import { insertEmail } from './writes.server.ts'

/**
 * Keeps an email that is written, in the transaction of whoever asks for it to be sent; answers its id, none where its occasion
 * has an email already.
 */
export const storeEmail = (tx: Tx, email: Awaited<ReturnType<typeof composeEmail>>): Promise<number | undefined> =>
  insertEmail(tx, email)
