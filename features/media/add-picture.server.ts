import { createHash, randomInt } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import type { PictureRefusal } from '#platform/pictures/picture-data.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { drawLater } from './draw-later.server.ts'
import { originalKey } from './file-keys.ts'
import { fileNameOf } from './file-name.ts'
import { readSent } from './read-sent.server.ts'
import { findPictureByHash } from './reads.server.ts'
import { restorePictures } from './restore-pictures.server.ts'
import { insertPicture } from './writes.server.ts'

type Actor = { id: string; name: string }

/** `new`, or a file that was there before: in the library, or in the trash, from where it came back. */
export type Added = { id: string; came: 'new' | 'known' | 'back' }

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
/** Sixty bits that nobody guesses: a picture without words is not public, though its address would open it. */
const newId = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const hashOf = (sent: Uint8Array): string => createHash('sha256').update(sent).digest('hex')

/**
 * Adds a file as a new picture, drawn again, and has its sizes made. It has no description yet, so no page shows it. The same
 * file is stored once: sent again, it is found and restored from the trash. Refused by its content: see `readSent`.
 */
export async function addPicture(
  ctx: Context,
  { actor, name, sent }: { actor: Actor; name: string; sent: Uint8Array },
): Promise<Outcome<Added, PictureRefusal>> {
  const hash = hashOf(sent)
  const known = await knownAs(ctx, actor, hash)
  if (known) return done(known)
  const read = await readSent(ctx, sent)
  if (!read.done) return read
  const { bytes, type, width, height } = read.value
  const [id, title, now] = [newId(), fileNameOf(name), ctx.clock.now()]
  await ctx.files.put(originalKey({ id, hash }), bytes, type)
  const isNew = await ctx.db.transaction().execute(async (tx) => {
    const row = { id, name: title, type, width, height, bytes: bytes.length, hash }
    const who = { created_by: actor.name, created_at: now, changed_by: actor.name, changed_at: now }
    if (!(await insertPicture(tx, { ...row, ...who }))) return false
    await drawLater(ctx, tx, { id, hash })
    await recordAudit(ctx, tx, { actor, action: 'picture-added', subject: { kind: 'picture', id, words: title } })
    return true
  })
  if (isNew) return done({ id, came: 'new' })
  await ctx.files.delete(originalKey({ id, hash }))
  const other = await knownAs(ctx, actor, hash)
  if (!other) throw new Error('A picture that was there a moment ago is gone')
  return done(other)
}

async function knownAs(ctx: Context, actor: Actor, hash: string): Promise<Added | undefined> {
  const known = await findPictureByHash(ctx.db, hash)
  if (!known) return undefined
  if (known.trashedAt === null) return { id: known.id, came: 'known' }
  await restorePictures(ctx, { actor, ids: [known.id] })
  return { id: known.id, came: 'back' }
}
