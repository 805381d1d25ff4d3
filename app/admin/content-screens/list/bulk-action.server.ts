import type { Actor, EntryRefusal } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { publishEarlier } from '#features/content/publish-earlier.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { trashEntry, untrashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { editorWords } from '../../../words/admin/content/editor.ts'
import { bulkWords } from '../../../words/admin/content/editor-bulk.ts'
import type { ContentKind } from '../../content/content-kind.ts'
import { featureKind } from '../load-editor.server.ts'
import { usedElsewhere, type WayOff, wayOffOf } from '../used-elsewhere.ts'

export const bulkEvents = ['trash', 'publish', 'unpublish', 'untrash', 'revert'] as const
export type BulkEvent = (typeof bulkEvents)[number]

/** An entry as a form names it: its id, and the version that its row showed or that was public before ('12.3'; 0 is none). */
export type Named = { id: number; version: number }

/** An entry that was not changed, why, and how to stop selling what bookings keep on the site. */
export type Refused = { id: number; title: string; why: string; wayOff: WayOff | undefined }

/** The entries that a form or an address names; invalid ids are ignored. */
export const readNamed = (texts: readonly string[]): Named[] =>
  texts.slice(0, 100).flatMap((text) => {
    const [, id, version] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
    return id && version ? [{ id: Number(id), version: Number(version) }] : []
  })

/**
 * Does one action to several entries, each by itself. A refused one is unchanged and listed with its reason. Returns those that
 * were done, each with the version that was public before, so that it can be undone.
 */
export async function doInBulk(
  ctx: Context,
  read: ReadWords,
  contentKind: Pick<ContentKind, 'kind' | 'shape'>,
  { event, named, actor }: { event: BulkEvent; named: readonly Named[]; actor: Actor },
): Promise<{ done: Named[]; refused: Refused[] }> {
  const kind = featureKind(contentKind)
  const done: Named[] = []
  const refused: Refused[] = []
  for (const one of named) {
    const before = await findEntry(ctx.db, kind.name, one.id)
    if (!before) continue
    const outcome = await doOne(ctx, kind, event, one, actor)
    if (outcome.done) done.push({ id: one.id, version: before.publishedVersion ?? 0 })
    else refused.push({ id: one.id, title: before.title, ...whyNot(read, contentKind, outcome.refusal) })
  }
  return { done, refused }
}

function doOne(ctx: Context, kind: EntryKind, event: BulkEvent, { id, version }: Named, actor: Actor) {
  switch (event) {
    case 'trash':
      return trashEntry(ctx, kind, { id, actor })
    case 'publish':
      return publishEntry(ctx, kind, { id, actor, seen: version })
    case 'untrash':
      return backFromBin(ctx, kind, { id, version }, actor)
    case 'unpublish':
      return unpublishEntry(ctx, kind, { id, actor })
    // Takes back both of them: what was public before is public again, and nothing where nothing was.
    case 'revert':
      return version > 0 ? publishEarlier(ctx, kind, { id, actor, version }) : unpublishEntry(ctx, kind, { id, actor })
  }
}

/** Restores from the trash what was public before, and publishes that version again. */
async function backFromBin(ctx: Context, kind: EntryKind, { id, version }: Named, actor: Actor) {
  const out = await untrashEntry(ctx, kind, { id, actor })
  return out.done && version > 0 ? publishEarlier(ctx, kind, { id, actor, version }) : out
}

const whyNot = (read: ReadWords, contentKind: Pick<ContentKind, 'shape'>, refusal: EntryRefusal) => ({
  why: reasonText(read, refusal),
  wayOff: refusal.reason === 'still-needed' ? wayOffOf(read, contentKind) : undefined,
})

/** Why one of several was not changed. */
export function reasonText(read: ReadWords, refusal: EntryRefusal): string {
  switch (refusal.reason) {
    case 'changed-since':
      return read(bulkWords).changed({ by: refusal.by })
    case 'has-problems':
      return read(editorWords).checks.summary({ count: refusal.problems.filter(({ grave }) => grave).length })
    case 'still-needed':
      return usedElsewhere(read, refusal.facts)
    default:
      return read(editorWords).refusals[refusal.reason]
  }
}
