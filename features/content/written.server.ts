import type { Context, Tx } from '#platform/context.ts'
import { slugOf } from '#values/slug.ts'
import type { Actor, Content, VersionEvent } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { freeSlug } from './free-slug.ts'
import { listTakenSlugs } from './reads.server.ts'

/** The title of a version without one. */
const untitled = 'Without a title'

/**
 * Content as it is stored: with a title, and an address that no other entry of its kind has: the wanted one or the nearest free
 * one.
 */
export async function asWritten(
  ctx: Context,
  tx: Tx,
  kind: EntryKind,
  written: { content: Omit<Content, 'slug'> & { slug?: string }; event: VersionEvent; actor: Actor; entryId?: number },
) {
  const { content, event, actor, entryId } = written
  const title = kind.titleOf({ slug: '', ...content }).trim()
  const wanted = slugOf(content.slug || title)
  const slug = freeSlug(wanted, await listTakenSlugs(tx, kind.name, wanted, entryId))
  return {
    content: { ...content, slug },
    title: title || untitled,
    event,
    at: ctx.clock.now(),
    actor,
    actorName: actor.name,
  }
}
