import { isDeepStrictEqual } from 'node:util'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, refused } from '#values/outcome.ts'
import type { Actor, Content, Done, Entry, VersionEvent } from './entry.ts'
import type { EntryKind } from './entry-kind.ts'
import { isFrozen } from './is-frozen.server.ts'
import { findVersion, lockEntry } from './reads.server.ts'
import { deleteVersion, updateContent } from './writes.server.ts'
import { asWritten } from './written.server.ts'

type Saved = { version: number; slug: string }

/**
 * Saves content as the newest version. `seen` is the version that was edited: if somebody else has saved since, nothing is
 * written and the refusal names them. Refused where what is public is frozen. `event` 'kept' is the browser's autosave every few seconds: it replaces the autosaved
 * version before it by the same author, unless that one is public or scheduled.
 */
export const saveEntry = (
  ctx: Context,
  kind: EntryKind,
  input: { id: number; actor: Actor; content: Content; seen: number; event: 'kept' | 'saved' | 'put-back' },
): Promise<Done<Saved>> =>
  transact<Saved, Extract<Done<Saved>, { done: false }>['refusal']>(ctx.db, async (tx) => {
    const found = await findOpen(tx, kind, input)
    if (!found.done) return found
    if (await isFrozen(tx, kind, found.value)) return refused({ reason: 'frozen' })
    return done(await writeVersion(ctx, tx, kind, found.value, input))
  })

/** An entry that may be edited: it exists, is not in the trash, and is as it was seen. */
export async function findOpen(tx: Tx, kind: EntryKind, { id, seen }: { id: number; seen: number }): Promise<Done<Entry>> {
  const entry = await lockEntry(tx, kind.name, id)
  if (!entry) return refused({ reason: 'not-found' })
  if (entry.trashedAt) return refused({ reason: 'in-the-bin' })
  if (entry.version === seen) return done(entry)
  return refused({ reason: 'changed-since', version: entry.version, by: entry.editor, at: entry.editedAt })
}

/** Saves content as the newest version of an entry that the caller has locked. */
export async function writeVersion(
  ctx: Context,
  tx: Tx,
  kind: EntryKind,
  entry: Entry,
  { actor, content, event }: { actor: Actor; content: Content; event: VersionEvent },
): Promise<Saved> {
  const written = await asWritten(ctx, tx, kind, { content, event, actor, entryId: entry.id })
  const unchanged = isDeepStrictEqual(JSON.parse(JSON.stringify(written.content)), entry.content)
  const before = await findVersion(tx, entry.id, entry.version)
  const settles = event !== 'kept' && before?.event === 'kept'
  if (unchanged && !settles) return { version: entry.version, slug: entry.slug }
  const version = await updateContent(tx, entry.id, entry.version, written)
  const isPublic = entry.version === entry.publishedVersion || entry.version === entry.publishVersion
  if (before?.event === 'kept' && before.actorId === actor.id && !isPublic) await deleteVersion(tx, entry.id, entry.version)
  return { version, slug: written.content.slug }
}
