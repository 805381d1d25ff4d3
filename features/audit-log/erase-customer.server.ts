import type { Tx } from '#platform/context.ts'
import { rewordSubjects } from './writes.server.ts'

/**
 * What was done about a person stays written down, and who it was goes: `words` stand in the place of `email`, by which they were
 * told of. An id in the log depends on the server's secret, so what was written before that changed is found by the address alone.
 */
export const eraseCustomerWords = (tx: Tx, { email, words }: { email: string; words: string }): Promise<void> =>
  rewordSubjects(tx, { kind: 'customer', from: email, to: words })
