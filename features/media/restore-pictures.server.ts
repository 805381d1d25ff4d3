import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { lockPictures } from './reads.server.ts'
import { updatePicture } from './writes.server.ts'

/** Takes pictures out of the trash, with the words they had. Answers which; what was not in it is passed over. */
export async function restorePictures(
  ctx: Context,
  { actor, ids }: { actor: { id: string; name: string }; ids: readonly string[] },
): Promise<string[]> {
  return ctx.db.transaction().execute(async (tx) => {
    const pictures = (await lockPictures(tx, ids)).filter(({ trashedAt }) => trashedAt !== null)
    for (const { id, name } of pictures) {
      await updatePicture(tx, id, { trashed_at: null, changed_by: actor.name, changed_at: ctx.clock.now() })
      await recordAudit(ctx, tx, { actor, action: 'picture-restored', subject: { kind: 'picture', id, words: name } })
    }
    return pictures.map(({ id }) => id)
  })
}
