import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { drawLater } from './draw-later.server.ts'
import { stepsOf } from './picture-crops.ts'
import { tagsOfPicture } from './picture-tags.server.ts'
import type { UseReader } from './picture-use.ts'
import { lockPictures, type StoredPicture } from './reads.server.ts'
import { updatePicture } from './writes.server.ts'

/** What staff say of a picture; `x` and `y` from 0 to 1. */
type PictureWords = { alt: string; credit: string; x: number; y: number }

export type ChangeRefusal = { reason: 'no-picture' } | { reason: 'changed-meanwhile'; now: StoredPicture }

type PictureChange = {
  actor: { id: string; name: string }
  id: string
  version: number
  words: PictureWords
  listUses: UseReader
}

/**
 * Changes the description of a picture and its focal point. Every page that shows it follows; its crops follow once they are
 * made again. Refused where somebody changed it since `version` was read, with the picture as it is now.
 */
export function changePicture(
  ctx: Context,
  { actor, id, version, words, listUses }: PictureChange,
): Promise<Outcome<undefined, ChangeRefusal>> {
  return transact<undefined, ChangeRefusal>(ctx.db, async (tx) => {
    const [picture] = await lockPictures(tx, [id])
    if (!picture) return refused({ reason: 'no-picture' })
    const before = descriptionOf(picture)
    if (isSame(before, words)) return done(undefined)
    if (picture.version !== version) return refused({ reason: 'changed-meanwhile', now: picture })
    const { alt, credit, x, y } = words
    const who = { changed_by: actor.name, changed_at: ctx.clock.now() }
    await updatePicture(tx, id, { alt, credit, focal_x: x, focal_y: y, ...who })
    const [was, is] = [stepsOf(before), stepsOf(words)]
    if (was.x !== is.x || was.y !== is.y) await drawLater(ctx, tx, picture)
    await ctx.cache.invalidate(tx, await tagsOfPicture(tx, id, listUses))
    const subject = { kind: 'picture', id, words: picture.name } as const
    await recordAudit(ctx, tx, { actor, action: 'picture-changed', subject, facts: { before, after: words } })
    return done(undefined)
  })
}

const descriptionOf = ({ alt, credit, x, y }: StoredPicture): PictureWords => ({ alt, credit, x, y })

const isSame = (one: PictureWords, other: PictureWords) =>
  one.alt === other.alt && one.credit === other.credit && one.x === other.x && one.y === other.y
