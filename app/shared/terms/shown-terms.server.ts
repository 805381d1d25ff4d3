import { type AgreedTerms, termsKey } from '#features/pages/agreed-terms.ts'
import { findAgreedTerms, findTermsToAgree } from '#features/pages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import type { Once } from '../../ui/server-only.ts'
import { languageOf } from '../page-words.server.ts'
import { sectionsOnce } from '../written/shown-blocks.server.ts'
import type { ShownSection } from '../written/shown-blocks.ts'

/** The terms as somebody reads them before they agree. `key` goes with the form; `lang` where they are not in the language of the page. */
export type ShownTerms = { key: string; name: string; lang?: string; sections: Once<readonly ShownSection[]> | null }

/** The terms in force, in the language of the page where that translation may be agreed to, else in English. */
export async function shownTerms(context: RouteContext): Promise<ShownTerms> {
  const { db } = contextOf(context)
  const { termsVersion } = await findSettings(db)
  const agreed: AgreedTerms = await findTermsToAgree(db, termsVersion, languageOf(context))
  const terms = await findAgreedTerms(db, agreed)
  return {
    key: termsKey(agreed),
    name: terms?.name ?? agreed.version,
    ...(agreed.language !== languageOf(context) && { lang: agreed.language }),
    sections: await sectionsOnce(context, terms?.sections ?? []),
  }
}
