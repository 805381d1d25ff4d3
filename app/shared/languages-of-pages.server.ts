import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { listTermsLanguages } from '#features/pages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { headsOf, isWhole } from '#features/translations/page-heads.ts'
import { listKnownTexts, listPublicEntries } from '#features/translations/reads.server.ts'
import type { Context } from '#platform/context.ts'

/** The content kinds that have a page for each content. */
const pageKinds = ['package', 'pilgrimage', 'page', 'own-page', 'post', 'country', 'park', 'experience']

/**
 * For each page that staff write, by its address, the languages of these in which it is whole. A page that is not there is words of the
 * program, and whole in all.
 */
export async function languagesOfPages(
  { db }: Pick<Context, 'db'>,
  languages: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (languages.length === 0) return new Map()
  const entries = await listPublicEntries(db, pageKinds)
  const known = await Promise.all(languages.map(async (language) => [language, await listKnownTexts(db, language)] as const))
  const terms = await listTermsLanguages(db, (await findSettings(db)).termsVersion)
  return new Map<string, readonly string[]>([
    ['/terms-and-conditions', languages.filter((language) => terms.includes(language))],
    ...entries.flatMap<readonly [string, readonly string[]]>(({ kind, slug, content }) => {
      const of = kindOf(kind)
      if (!of) return []
      const heads = unitsOf(content, headsOf(of.texts ?? []))
      return [
        [
          of.pathOf({ ...content, slug }),
          known.flatMap(([language, texts]) => (isWhole(heads, texts.get(kind)) ? [language] : [])),
        ],
      ]
    }),
  ])
}

/** How many pages that staff write are whole in a language, published or not, of how many. */
export async function countWholePages(ctx: Pick<Context, 'db'>, language: string): Promise<{ whole: number; all: number }> {
  const pages = await languagesOfPages(ctx, [language])
  return { whole: [...pages.values()].filter((languages) => languages.includes(language)).length, all: pages.size }
}
