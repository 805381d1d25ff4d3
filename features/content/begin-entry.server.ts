import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import type { Actor, Content } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { insertEntry } from './writes.server.ts'
import { asWritten } from './written.server.ts'

/** Creates a draft, which only staff read; answers its id. Its address is the wanted one or the nearest free one. */
export async function beginEntry(
  ctx: Context,
  kind: EntryKind,
  { actor, content }: { actor: Actor; content: Omit<Content, 'slug'> & { slug?: string } },
): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const written = await asWritten(ctx, tx, kind, { content, event: 'begun', actor })
    const id = await insertEntry(tx, kind.name, written)
    await recordAudit(ctx, tx, {
      actor,
      action: 'entry-begun',
      subject: { kind: 'entry', id: `${kind.name}:${id}`, words: written.title },
    })
    return id
  })
}
