import type { Tx } from '#platform/context.ts'
import type { TranslationTables } from '../tables.ts'
import type { OwnMessage } from './message.ts'

const on = (tx: Tx) => tx.withTables<TranslationTables>()

/** What is stored of a message, and which version it takes the place of: 0 where there was none. */
export type StoredMessage = Omit<OwnMessage, 'part' | 'version' | 'editedAt' | 'editor'> & { over: number }

/** Stores messages of a part, each over the version that it names. One that somebody else began at the same time is not; returns the paths of the others. */
export async function upsertMessages(
  tx: Tx,
  { language, part, editor, at }: { language: string; part: string; editor: string; at: Date },
  messages: readonly StoredMessage[],
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set()
  const rows = await on(tx)
    .insertInto('interface_messages')
    .values(
      messages.map(({ path, approved, approvedOf, approvedAt, approvedBy, draft, draftOf, draftBy, over }) => ({
        ...{ language, part, path, approved, approved_of: approvedOf, approved_at: approvedAt, approved_by: approvedBy },
        ...{ draft, draft_of: draftOf, draft_by: draftBy, version: over + 1, edited_at: at, editor },
      })),
    )
    .onConflict((same) =>
      same
        .columns(['language', 'part', 'path'])
        .doUpdateSet(({ ref }) => ({
          approved: ref('excluded.approved'),
          approved_of: ref('excluded.approved_of'),
          approved_at: ref('excluded.approved_at'),
          approved_by: ref('excluded.approved_by'),
          draft: ref('excluded.draft'),
          draft_of: ref('excluded.draft_of'),
          draft_by: ref('excluded.draft_by'),
          version: ref('excluded.version'),
          edited_at: ref('excluded.edited_at'),
          editor: ref('excluded.editor'),
        }))
        .where(({ eb, ref }) => eb(ref('excluded.version'), '=', eb(ref('interface_messages.version'), '+', 1))),
    )
    .returning('path')
    .execute()
  return new Set(rows.map(({ path }) => path))
}

export async function deleteMessages(
  tx: Tx,
  { language, part, paths }: { language: string; part: string; paths: readonly string[] },
): Promise<void> {
  if (paths.length === 0) return
  await on(tx)
    .deleteFrom('interface_messages')
    .where('language', '=', language)
    .where('part', '=', part)
    .where('path', 'in', paths)
    .execute()
}
