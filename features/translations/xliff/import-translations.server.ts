import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Actor } from '#features/content/entry.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { type SaveTranslationsRefusal, storeTranslations } from '../store-translations.server.ts'
import type { CurrentTexts, PlannedTranslation } from './plan-import.ts'

/** So many are stored by one statement, which has a limited number of values. */
const mostAtOnce = 1_000

/**
 * Saves the translations of a plan as drafts, by a person or a machine: all of them in one transaction, or none where one has changed
 * since the plan was made, is no longer valid, or its English is no longer public. None is approved.
 */
export const importTranslations = (
  ctx: Context,
  input: {
    translations: readonly PlannedTranslation[]
    texts: CurrentTexts
    language: { code: string; name: string }
    by: 'person' | 'machine'
    actor: Actor
  },
): Promise<Outcome<{ saved: number }, SaveTranslationsRefusal>> =>
  transact<{ saved: number }, SaveTranslationsRefusal>(ctx.db, async (tx) => {
    const { translations, texts, language, by, actor } = input
    const byKind = Map.groupBy(translations, ({ kind }) => kind)
    let saved = 0
    // In one order for everybody, so that two imports wait for each other instead of locking each other out.
    for (const kind of [...byKind.keys()].toSorted()) {
      const english = new Map([...(texts.get(kind)?.values() ?? [])].map(({ hash, text }) => [hash, text]))
      const sent = (byKind.get(kind) ?? []).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      for (let at = 0; at < sent.length; at += mostAtOnce) {
        const some = sent.slice(at, at + mostAtOnce)
        const stored = await storeTranslations(ctx, tx, {
          kind,
          english,
          language: language.code,
          sent: some,
          by,
          approve: false,
          actor,
        })
        if (!stored.done) return stored
        saved += stored.value.saved
      }
    }
    await recordAudit(ctx, tx, {
      actor,
      action: 'translations-imported',
      subject: { kind: 'list', id: `translations:${language.code}`, words: language.name },
      facts: { count: saved, translatedBy: by, file: 'XLIFF' },
    })
    return done({ saved })
  })
