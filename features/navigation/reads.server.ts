import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Banner } from './banner.ts'
import { asShown, isMenuId, type Menu, type ShownMenus } from './menu.ts'
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
