import type { Tx } from '#platform/context.ts'
import type { writeLetter } from './write-email.server.tsx'
import { insertLetter } from './writes.server.ts'

/**
 * Keeps a letter that is written, in the transaction of whoever asks for it to be sent; answers its id, none where its occasion
 * has a letter already.
 */
export const keepLetter = (tx: Tx, letter: Awaited<ReturnType<typeof writeLetter>>): Promise<number | undefined> =>
  insertLetter(tx, letter)
