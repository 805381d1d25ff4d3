import type { Tx } from '#platform/context.ts'
import type { Actor, Content, VersionEvent } from './entry.ts'
import type { EntryTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<EntryTables>()

type Written = { content: Content; title: string; event: VersionEvent; at: Date; actor: Actor | null; actorName: string }

const by = ({ actor, actorName }: Pick<Written, 'actor' | 'actorName'>) => ({ id: actor?.id ?? null, name: actorName })

/** Creates an entry with its first version; answers its id. A public one names its live id. */
export async function insertEntry(tx: Tx, kind: string, written: Written, publishedAs?: string): Promise<number> {
  const editor = by(written)
  const { id } = await on(tx)
    .insertInto('entries')
    .values({
      kind,
      live_id: publishedAs ?? null,
      slug: written.content.slug,
      title: written.title,
      content: JSON.stringify(written.content),
      created_at: written.at,
      edited_at: written.at,
      editor_id: editor.id,
      editor: editor.name,
      published_version: publishedAs === undefined ? null : 1,
      published_at: publishedAs === undefined ? null : written.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(tx, id, 1, written)
  return id
}

async function insertVersion(tx: Tx, entryId: number, version: number, written: Written): Promise<void> {
  const editor = by(written)
  await on(tx)
    .insertInto('entry_versions')
    .values({
      entry_id: entryId,
      version,
      event: written.event,
      title: written.title,
      content: JSON.stringify(written.content),
      at: written.at,
      actor_id: editor.id,
      actor: editor.name,
    })
    .execute()
}

/** Adds a version to an entry that the caller has locked; answers its number. */
export async function updateContent(tx: Tx, entryId: number, seen: number, written: Written): Promise<number> {
  const version = seen + 1
  const editor = by(written)
  await on(tx)
    .updateTable('entries')
    .set({
      content: JSON.stringify(written.content),
      slug: written.content.slug,
      title: written.title,
      version,
      edited_at: written.at,
      editor_id: editor.id,
      editor: editor.name,
    })
    .where('id', '=', entryId)
    .where('version', '=', seen)
    .executeTakeFirstOrThrow()
  await insertVersion(tx, entryId, version, written)
  return version
}

/** Replaces the only version of an adopted entry. Its address stays. */
export async function updateFirst(
  tx: Tx,
  entryId: number,
  { content, title }: { content: Content; title: string },
): Promise<void> {
  const written = { content: JSON.stringify(content), title }
  await on(tx).updateTable('entries').set(written).where('id', '=', entryId).where('version', '=', 1).execute()
  await on(tx).updateTable('entry_versions').set(written).where('entry_id', '=', entryId).where('version', '=', 1).execute()
}

/** Deletes an autosaved version that a later one of the same author replaces. */
export async function deleteVersion(tx: Tx, entryId: number, version: number): Promise<void> {
  await on(tx).deleteFrom('entry_versions').where('entry_id', '=', entryId).where('version', '=', version).execute()
}

export async function updatePublished(
  tx: Tx,
  entryId: number,
  published: { liveId: string; version: number; at: Date } | null,
): Promise<void> {
  await on(tx)
    .updateTable('entries')
    .set({
      ...(published && { live_id: published.liveId }),
      published_version: published?.version ?? null,
      published_at: published?.at ?? null,
      publish_at: null,
      publish_version: null,
      publish_by_id: null,
      publish_by: null,
    })
    .where('id', '=', entryId)
    .execute()
}

export async function updatePlan(
  tx: Tx,
  entryId: number,
  plan: { at: Date; version: number; actor: Actor } | null,
): Promise<void> {
  await on(tx)
    .updateTable('entries')
    .set({
      publish_at: plan?.at ?? null,
      publish_version: plan?.version ?? null,
      publish_by_id: plan?.actor.id ?? null,
      publish_by: plan?.actor.name ?? null,
    })
    .where('id', '=', entryId)
    .execute()
}

/** `slug` is its address after restoring: its own may be taken. */
export async function updateTrashed(tx: Tx, entryId: number, trashedAt: Date | null): Promise<void> {
  await on(tx).updateTable('entries').set({ trashed_at: trashedAt }).where('id', '=', entryId).execute()
}

/** Redirects an address to the entry. An address that is public again redirects nowhere. */
export async function insertMoved(tx: Tx, moved: { kind: string; slug: string; entryId: number; at: Date; now: string }) {
  const row = { entry_id: moved.entryId, moved_at: moved.at }
  await on(tx)
    .insertInto('redirects')
    .values({ kind: moved.kind, slug: moved.slug, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(row))
    .execute()
  await on(tx).deleteFrom('redirects').where('kind', '=', moved.kind).where('slug', '=', moved.now).execute()
}

/** Deletes an entry that the caller has locked, with all its versions and redirects. */
/** Records which texts of a kind took the place of which, over what was recorded of the same texts. */
export async function upsertTextChanges(
  tx: Tx,
  kind: string,
  changes: readonly { hash: string; follows: string; changesMeaning: boolean }[],
  at: Date,
): Promise<void> {
  await on(tx)
    .insertInto('text_changes')
    .values(changes.map(({ hash, follows, changesMeaning }) => ({ kind, hash, follows, changes_meaning: changesMeaning, at })))
    .onConflict((same) =>
      same.columns(['kind', 'hash']).doUpdateSet(({ ref }) => ({
        follows: ref('excluded.follows'),
        changes_meaning: ref('excluded.changes_meaning'),
        at: ref('excluded.at'),
      })),
    )
    .execute()
}

export async function deleteEntry(tx: Tx, id: number): Promise<void> {
  await on(tx).deleteFrom('redirects').where('entry_id', '=', id).execute()
  await on(tx).deleteFrom('entry_versions').where('entry_id', '=', id).execute()
  await on(tx).deleteFrom('entries').where('id', '=', id).execute()
}
