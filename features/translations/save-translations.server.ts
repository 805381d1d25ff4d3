import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Actor } from '#features/content/entry.ts'
import type { TextUnit } from '#features/content/texts/text-unit.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Outcome } from '#values/outcome.ts'
import { searchQueue, termsTranslationsQueue } from '#values/queues.ts'
import { type TranslatedContent, translationsTag } from './reads.server.ts'
import { type SaveTranslationsRefusal, type SentTranslation, storeTranslations } from './store-translations.server.ts'

/**
 * Saves translations of the texts of a public entry in one language: all of them, or none where one is refused. An approved one is
 * what visitors read from then on. Others are drafts, which a machine wrote (`by`) until a person approves them, whoever edits them
 * meanwhile; an empty one takes the draft away.
 */
export const saveTranslations = (
  ctx: Context,
  input: {
    entry: TranslatedContent
    /** The texts of the entry: `unitsOf` its content. */
    units: readonly TextUnit[]
    language: string
    sent: readonly SentTranslation[]
    by: 'person' | 'machine'
    approve: boolean
    actor: Actor
  },
): Promise<Outcome<{ saved: number }, SaveTranslationsRefusal>> =>
  transact<{ saved: number }, SaveTranslationsRefusal>(ctx.db, async (tx) => {
    const { entry, units, language, approve, actor } = input
    const { kind } = entry
    const english = new Map(units.map(({ hash, text }) => [hash, text]))
    const stored = await storeTranslations(ctx, tx, { ...input, kind, english })
    if (stored.done && approve) {
      await ctx.cache.invalidate(tx, [translationsTag(language)])
      await ctx.jobs.addOnce(tx, searchQueue)
      // What somebody may agree to in a language is frozen once it is whole.
      if (kind === termsEntry.name) await ctx.jobs.addOnce(tx, termsTranslationsQueue)
      await recordAudit(ctx, tx, {
        actor,
        action: 'translations-approved',
        subject: { kind: 'entry', id: `${kind}:${entry.id}`, words: entry.title },
        facts: { after: language, count: stored.value.saved },
      })
    }
    return stored
  })
