import type { PackageText } from '#features/packages/package-text.ts'
import { type DocumentHrefs, joined, type SearchDocument } from '../document.ts'

const kinds = {
  journey: { kind: 'journey', part: 'journeys' },
  pilgrimage: { kind: 'pilgrimage', part: 'journeys' },
  community: { kind: 'experience', part: 'community' },
} as const

export function documentsOfPackages(packages: readonly PackageText[], hrefs: DocumentHrefs): SearchDocument[] {
  return packages.map((one) => ({
    ...kinds[one.kind],
    id: one.slug,
    title: one.title,
    href: hrefs.package(one.slug),
    sentence: one.sentence,
    names: [],
    about: [...one.styles, ...one.parks],
    body: joined([
      one.lede,
      one.notice ?? '',
      ...one.days.map(({ title, text }) => `${title}. ${text}`),
      ...one.goodToKnow,
      ...one.included,
      ...one.places,
      ...one.countries,
    ]),
    countries: one.countries,
    weight: 1,
  }))
}
