import { sql } from 'kysely'
import { listPackageChoices } from '#features/packages/reads-names.server.ts'
import { isFixedPage, pageHref } from '#features/pages/page-href.ts'
import { listPages } from '#features/pages/reads.server.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { listPlaceChoices } from '#features/places/reads-choices.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { links } from '#values/links.ts'
import type { Banner } from './banner.ts'
import { asShown, isMenuId, type Menu, type ShownMenus } from './menu.ts'
import { siteAddresses } from './site-address.ts'
import type { NavigationTables } from './tables.ts'

const on = (db: Db) => db.withTables<NavigationTables>()

/** The menus that staff have published, with the links they hide. */
export const listMenus = (db: Db): Promise<(Menu & { id: string })[]> =>
  on(db).selectFrom('menus').select(['id', 'title', 'text', 'links']).execute()

/** Every published banner, past, present and future, with its title for staff. */
export async function listBanners(db: Db): Promise<(Banner & { title: string })[]> {
  const rows = await on(db)
    .selectFrom('banners')
    .select(['id', 'title', 'text', 'tone', 'parts', 'first_on as firstOn', 'last_on as lastOn'])
    .select(['link_label as label', 'link_to as to'])
    .orderBy('id')
    .execute()
  return rows.map(({ label, to, ...banner }) => ({ ...banner, link: linkOf(label, to) }))
}

const linkOf = (label: string | null, to: string | null) => (label === null || to === null ? null : { label, to })

/** The banners whose last day is before a day. */
export async function listBannersOver(db: Db, today: Day): Promise<string[]> {
  const rows = await on(db).selectFrom('banners').select('id').where('last_on', '<', today).execute()
  return rows.map(({ id }) => id)
}

type BannerRow = Omit<Banner, 'link'> & { label: string | null; to: string | null }

/**
 * Header, footer and banners of every page, in one query: the menus that staff have published, as visitors see them, and the
 * banners that have not ended on a day.
 */
export async function findNavigation(db: Db, today: Day): Promise<{ menus: ShownMenus | undefined; banners: Banner[] }> {
  const { rows } = await sql<{ menus: (Menu & { id: string })[] | null; banners: BannerRow[] | null }>`
    select (select jsonb_agg(to_jsonb(m)) from menus m) as menus,
      (select jsonb_agg(jsonb_build_object('id', id, 'text', text, 'tone', tone, 'label', link_label, 'to', link_to,
          'parts', parts, 'firstOn', first_on, 'lastOn', last_on) order by coalesce(first_on, last_on), id)
        from banners where last_on >= ${today}) as banners`.execute(db)
  const menus = rows[0]?.menus?.filter(({ id }) => isMenuId(id))
  return {
    menus: menus && Object.fromEntries(menus.map((menu) => [menu.id, asShown(menu)])),
    banners: rows[0]?.banners?.map(({ label, to, ...banner }) => ({ ...banner, link: linkOf(label, to) })) ?? [],
  }
}

/** How many menus, and banners that are not over on a day, lead to any of some paths of this site. Only what there is any of. */
export async function countLinksTo(db: Db, paths: readonly string[], today: Day): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from menus where exists (
        select from jsonb_array_elements(links) as link where link ->> 'to' = any(${[...paths]}::text[]))) as menus,
      (select count(*)::int from banners where link_to = any(${[...paths]}::text[]) and last_on >= ${today}) as banners`.execute(
    db,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0))
}

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
