import { mapUnits, unitsOf } from '#features/content/texts/text-units.server.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { knownTextsIn } from '#features/translations/names.server.ts'
import { noKnownTexts, shownText } from '#features/translations/translation.ts'
import type { Context } from '#platform/context.ts'
import type { DocumentKind } from './facts/facts.ts'

/** The texts of a package that a document shows, at the places where staff write them (`packageEntryOf`). Its title heads every document. */
const shownTexts: Partial<Record<DocumentKind, readonly string[]>> = {
  itinerary: ['title', 'lede', 'days.*.title', 'days.*.text', 'comforts.*.note', 'included.*', 'excluded.*', 'goodToKnow.*'],
}
const title = ['title']

/**
 * A package with what a document shows of it in a language; undefined where one of these texts is not approved in it, so that the
 * document is English from beginning to end. The title of a document that shows nothing else of the package stays English instead.
 */
export async function packageInLanguage(
  reads: Pick<Context, 'db' | 'loaderCache'>,
  found: PublishedPackage,
  document: DocumentKind,
  language: string,
): Promise<PublishedPackage | undefined> {
  if (language === 'en') return found
  const kind = found.kind === 'pilgrimage' ? 'pilgrimage' : 'package'
  const known = (await knownTextsIn(reads, language)).get(kind) ?? noKnownTexts
  const places = shownTexts[document] ?? []
  const written = { ...found, days: found.itinerary }
  if (unitsOf(written, places).some(({ hash }) => shownText(hash, known) === undefined)) return undefined
  const translate = ({ hash, text }: { hash: string; text: string }) => shownText(hash, known) ?? text
  const { days: itinerary, ...texts } = mapUnits(written, [...new Set([...title, ...places])], translate)
  return { ...texts, days: found.days, itinerary }
}
