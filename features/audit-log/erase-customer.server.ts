import type { Tx } from '#platform/context.ts'
import { rewordSubjects } from './writes.server.ts'

/**
 * Entries about a person stay, without the person: `words` replace the `email` that named them. An id in the log depends on the
 * server's secret, so entries from before a change of the secret are found by the address only.
 */
export const eraseCustomerWords = (tx: Tx, { email, words }: { email: string; words: string }): Promise<void> =>
  rewordSubjects(tx, { kind: 'customer', from: email, to: words })
