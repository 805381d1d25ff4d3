import type { Tx } from '#platform/context.ts'
import type { Subject } from './action.ts'
import { renameSubject } from './writes.server.ts'

/** What was done to one thing stays written down, and the words by which it was told of go. */
export const eraseSubjectWords = (tx: Tx, { kind, id, words }: Pick<Subject, 'kind' | 'id' | 'words'>): Promise<void> =>
  renameSubject(tx, { kind, id, to: words })
