import type { Tx } from '#platform/context.ts'
import { rewordSubject } from './writes.server.ts'

/** What was done about a person stays written down, and who it was goes: `id` is their id in the log, which names nobody. */
export const eraseCustomerWords = (tx: Tx, { id, words }: { id: string; words: string }): Promise<void> =>
  rewordSubject(tx, { kind: 'customer', id, words })
