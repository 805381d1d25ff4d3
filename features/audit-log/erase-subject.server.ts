import type { Tx } from '#platform/context.ts'
import type { Subject } from './action.ts'
import { renameSubject } from './writes.server.ts'

/** Entries about one thing stay, without the name of the thing. */
export const eraseSubjectWords = (tx: Tx, { kind, id, words }: Pick<Subject, 'kind' | 'id' | 'words'>): Promise<void> =>
  renameSubject(tx, { kind, id, to: words })
