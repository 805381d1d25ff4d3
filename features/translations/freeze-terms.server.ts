import { mapUnits, unitsOf } from '#features/content/texts/text-units.server.ts'
import { freezeTranslation } from '#features/pages/freeze-translation.server.ts'
import { lockTerms } from '#features/pages/reads.server.ts'
import { termsEntry } from '#features/pages/terms-entry.server.ts'
import type { Context } from '#platform/context.ts'
import { listKnownTexts, listLanguagesOf } from './reads.server.ts'
import { noKnownTexts } from './translation.ts'

/**
 * The job that freezes the terms in other languages, after a text of them was approved or a version published: each version of which a
 * person has approved every text as it is now. A former translation of a text that changed does not count. Safe to run again, and
 * several at once.
 */
export async function freezeTerms(ctx: Context): Promise<void> {
  const { name, texts = [] } = termsEntry
  await ctx.db.transaction().execute(async (tx) => {
    const versions = await lockTerms(tx)
    for (const language of await listLanguagesOf(tx, name)) {
      const { translations } = (await listKnownTexts(tx, language)).get(name) ?? noKnownTexts
      const approved = (hash: string) => translations.get(hash)?.approved
      for (const english of versions) {
        if (!unitsOf(english, texts).every(({ hash }) => approved(hash))) continue
        const translated = mapUnits(english, texts, ({ hash, text }) => approved(hash) ?? text)
        await freezeTranslation(ctx, tx, { english, translated, language })
      }
    }
  })
}
