import type { Tx } from '#platform/context.ts'
import type { TranslationTables } from './tables.ts'
import type { Translation } from './translation.ts'

const on = (tx: Tx) => tx.withTables<TranslationTables>()

/** What is stored of a translation, and which version it takes the place of: 0 where there was none. */
type Stored = Pick<Translation, 'hash' | 'approved' | 'approvedAt' | 'approvedBy' | 'draft' | 'draftBy'> & { over: number }

/**
 * Stores translations, each over the version that it names, and returns the hashes of those that are stored. One that somebody else
 * began at the same time is not.
 */
export async function upsertTranslations(
  tx: Tx,
  { kind, language, editor, at }: { kind: string; language: string; editor: string; at: Date },
  translations: readonly Stored[],
): Promise<ReadonlySet<string>> {
  if (translations.length === 0) return new Set()
  const rows = await on(tx)
    .insertInto('translations')
    .values(
      translations.map(({ hash, approved, approvedAt, approvedBy, draft, draftBy, over }) => ({
        kind,
        language,
        hash,
        approved,
        approved_at: approvedAt,
        approved_by: approvedBy,
        draft,
        draft_by: draftBy,
        version: over + 1,
        edited_at: at,
        editor,
      })),
    )
    .onConflict((same) =>
      same
        .columns(['language', 'kind', 'hash'])
        .doUpdateSet(({ ref }) => ({
          approved: ref('excluded.approved'),
          approved_at: ref('excluded.approved_at'),
          approved_by: ref('excluded.approved_by'),
          draft: ref('excluded.draft'),
          draft_by: ref('excluded.draft_by'),
          version: ref('excluded.version'),
          edited_at: ref('excluded.edited_at'),
          editor: ref('excluded.editor'),
        }))
        .where(({ eb, ref }) => eb(ref('excluded.version'), '=', eb(ref('translations.version'), '+', 1))),
    )
    .returning('hash')
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

type NewTranslation = { kind: string; hash: string; text: string }

/** Stores new translations, of which none is there yet: approved by somebody, or as drafts of a machine. */
export async function insertTranslations(
  tx: Tx,
  translations: readonly NewTranslation[],
  { language, at, approvedBy }: { language: string; at: Date; approvedBy: string | undefined },
): Promise<void> {
  const approval = (text: string) =>
    approvedBy === undefined
      ? { approved: null, approved_at: null, approved_by: null, draft: text, draft_by: 'machine' as const }
      : { approved: text, approved_at: at, approved_by: approvedBy, draft: null, draft_by: null }
  for (let from = 0; from < translations.length; from += mostAtOnce)
    await on(tx)
      .insertInto('translations')
      .values(
        translations.slice(from, from + mostAtOnce).map(({ kind, hash, text }) => ({
          ...{ kind, language, hash, ...approval(text) },
          ...{ edited_at: at, editor: approvedBy ?? 'A machine' },
        })),
      )
      .execute()
}

/** PostgreSQL takes 65,535 values in one statement. */
const mostAtOnce = 2_000

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
