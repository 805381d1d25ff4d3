import { listPackageChoices } from '#features/packages/reads-choices.server.ts'
import { isFixedPage, pageHref } from '#features/pages/page-href.ts'
import { listPages } from '#features/pages/reads.server.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { siteAddresses } from './site-address.ts'

type Page = { to: string; name: string; kind: 'own' | 'journeys' | 'parks' }

/** The pages of the site that come and go with the catalogue, as links may name them: the operator's own, journeys and parks. */
export async function listChangingPages(db: Db): Promise<Page[]> {
  const [pages, packages, { parks }] = await Promise.all([listPages(db), listPackageChoices(db), listPlaceChoices(db)])
  const own = pages.filter(({ slug }) => !isFixedPage(slug))
  return [
    ...own.map(({ slug, title }) => ({ to: pageHref(slug), name: title, kind: 'own' as const })),
    ...packages.map(({ id, name }) => ({ to: links.package(id), name, kind: 'journeys' as const })),
    ...parks.map(({ id, name }) => ({ to: parkHref(id), name, kind: 'parks' as const })),
  ]
}

/** Every address of this site that a link may lead to. */
export async function listPageAddresses(db: Db): Promise<Set<string>> {
  return new Set([...siteAddresses, ...(await listChangingPages(db)).map(({ to }) => to)])
}
