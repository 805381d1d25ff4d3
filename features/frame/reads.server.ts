import type { Db } from '#platform/context.ts'
import { asShown, isMenuId, type Menu, type ShownMenus } from './menu.ts'
import type { FrameTables } from './tables.ts'

/** The menus that staff have published, with the links they hide. */
export const listMenus = (db: Db): Promise<(Menu & { id: string })[]> =>
  db.withTables<FrameTables>().selectFrom('menus').select(['id', 'title', 'links']).execute()

/** The same as visitors see them; undefined where staff have published none. */
export async function findShownMenus(db: Db): Promise<ShownMenus | undefined> {
  const menus = (await listMenus(db)).filter(({ id }) => isMenuId(id))
  return menus.length > 0 ? Object.fromEntries(menus.map((menu) => [menu.id, asShown(menu)])) : undefined
}
