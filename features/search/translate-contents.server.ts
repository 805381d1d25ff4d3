import { mapUnits } from '#features/content/texts/text-units.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { isFixedPage } from '#features/pages/page-href.ts'
import { listKnownTexts } from '#features/translations/reads.server.ts'
import { shownText } from '#features/translations/translation.ts'
import type { Db } from '#platform/context.ts'
import type { Contents } from './contents.server.ts'

/**
 * The same contents as visitors read them in a language: what a person approved, and English where there is none. What nobody has
 * approved is not read at all. Contents of a kind without translations are those that were given.
 */
export async function translateContents(db: Db, contents: Contents, language: string): Promise<Contents> {
  const known = await listKnownTexts(db, language)
  const translate = <Content>(kind: string, content: Content): Content => {
    const texts = known.get(kind)
    if (!texts || texts.translations.size === 0) return content
    return mapUnits(content, kindOf(kind)?.texts ?? [], ({ hash, text }) => shownText(hash, texts) ?? text)
  }
  const inLanguage =
    <Content>(kindOfOne: (content: Content) => string) =>
    (content: Content): Content =>
      translate(kindOfOne(content), content)
  const named = (kind: string) => (name: string) => translate(kind, { name }).name
  const inCountry = <Content extends { country: string }>(content: Content) => ({
    ...content,
    country: named('country')(content.country),
  })
  const atPlace = <Content extends { place: string }>(content: Content) => ({ ...content, place: named('place')(content.place) })
  const { names, packages, countries, parks } = contents
  return {
    names: {
      countries: names.countries.map(inLanguage(() => 'country')),
      parks: names.parks.map(inLanguage(() => 'park')).map(inCountry),
      places: names.places.map(inLanguage(() => 'place')).map(inCountry),
    },
    packages: packages.map(inLanguage(({ kind }) => (kind === 'pilgrimage' ? 'pilgrimage' : 'package'))).map((one) => ({
      ...one,
      countries: one.countries.map(named('country')),
      parks: one.parks.map(named('park')),
      places: one.places.map(named('place')),
    })),
    hotels: contents.hotels.map(inLanguage(() => 'hotel')).map(atPlace),
    countries: countries.map((one) => ({ ...one, guide: translate('country', one.guide) })),
    parks: parks.map((one) => ({ ...one, guide: translate('park', one.guide) })),
    cars: contents.cars.map(inLanguage(() => 'car')),
    pages: contents.pages.map(inLanguage(({ slug }) => (isFixedPage(slug) ? 'page' : 'own-page'))),
    experiences: contents.experiences
      .map(inLanguage(() => 'experience'))
      .map(inCountry)
      .map(atPlace),
    feasts: contents.feasts.map(inLanguage(() => 'feast')),
    lanes: contents.lanes.map(inLanguage(() => 'lane')),
    posts: contents.posts.map(inLanguage(() => 'post')),
  }
}
