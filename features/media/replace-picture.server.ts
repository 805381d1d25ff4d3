import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { PictureRefusal } from '#platform/pictures/picture-data.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hashOf } from './add-picture.server.ts'
import { drawLater } from './draw-later.server.ts'
import { originalKey } from './file-keys.ts'
import { fileNameOf } from './file-name.ts'
import { purgeFileLater } from './purge-file.server.ts'
import { readSent } from './read-sent.server.ts'
import { findPicture, findPictureByHash, lockPictures } from './reads.server.ts'
import { updatePicture } from './writes.server.ts'

export type ReplaceRefusal = PictureRefusal | { reason: 'no-picture' } | { reason: 'another-has-it'; other: string }

/**
 * Gives a picture another file. It keeps its id, its words and its point, and stays as it was on every page until the new sizes
 * are made: then all of them show the new one. Refused: what `readSent` refuses, and a file that another picture has.
 */
export async function replacePicture(
  ctx: Context,
  { actor, id, name, sent }: { actor: { id: string; name: string }; id: string; name: string; sent: Uint8Array },
): Promise<Outcome<undefined, ReplaceRefusal>> {
  if (!(await findPicture(ctx.db, id))) return refused({ reason: 'no-picture' })
  const hash = hashOf(sent)
  const holder = await findPictureByHash(ctx.db, hash)
  if (holder?.id === id) return done(undefined)
  if (holder) return refused({ reason: 'another-has-it', other: holder.id })
  const read = await readSent(ctx, sent)
  if (!read.done) return read
  const { bytes, type, width, height } = read.value
  await ctx.files.put(originalKey({ id, hash }), bytes, type)
  return transact<undefined, ReplaceRefusal>(ctx.db, async (tx) => {
    const [picture] = await lockPictures(tx, [id])
    if (!picture) return refused({ reason: 'no-picture' })
    const title = fileNameOf(name)
    const file = { name: title, type, width, height, bytes: bytes.length, hash, state: 'waiting' } as const
    await updatePicture(tx, id, { ...file, changed_by: actor.name, changed_at: ctx.clock.now() })
    await drawLater(ctx, tx, { id, hash })
    await purgeFileLater(ctx, tx, picture)
    const subject = { kind: 'picture', id, words: title } as const
    const facts = { before: { file: picture.name }, after: { file: title } }
    await recordAudit(ctx, tx, { actor, action: 'picture-replaced', subject, facts })
    return done(undefined)
  })
}
