import type { Tx } from '#platform/context.ts'
import type { TranslationTables } from './tables.ts'
import type { Translation } from './translation.ts'

const on = (tx: Tx) => tx.withTables<TranslationTables>()

/** What is stored of a translation. Its version counts on where it has one. */
type Stored = Pick<Translation, 'hash' | 'approved' | 'approvedAt' | 'approvedBy' | 'draft' | 'draftBy'>

/** Stores translations over what was there. */
export async function upsertTranslations(
  tx: Tx,
  { kind, language, editor, at }: { kind: string; language: string; editor: string; at: Date },
  translations: readonly Stored[],
): Promise<void> {
  if (translations.length === 0) return
  await on(tx)
    .insertInto('translations')
    .values(
      translations.map(({ hash, approved, approvedAt, approvedBy, draft, draftBy }) => ({
        kind,
        language,
        hash,
        approved,
        approved_at: approvedAt,
        approved_by: approvedBy,
        draft,
        draft_by: draftBy,
        edited_at: at,
        editor,
      })),
    )
    .onConflict((same) =>
      same.columns(['language', 'kind', 'hash']).doUpdateSet(({ ref, eb }) => ({
        approved: ref('excluded.approved'),
        approved_at: ref('excluded.approved_at'),
        approved_by: ref('excluded.approved_by'),
        draft: ref('excluded.draft'),
        draft_by: ref('excluded.draft_by'),
        version: eb('translations.version', '+', 1),
        edited_at: ref('excluded.edited_at'),
        editor: ref('excluded.editor'),
      })),
    )
    .execute()
}

export async function deleteTranslation(
  tx: Tx,
  { kind, language, hash }: { kind: string; language: string; hash: string },
): Promise<void> {
  await on(tx)
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('hash', '=', hash)
    .execute()
}
