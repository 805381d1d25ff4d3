import type { Tx } from '#platform/context.ts'
import type { Menu, MenuId } from './menu.ts'
import type { FrameTables } from './tables.ts'

/** Puts a menu in the place of what visitors saw of it. */
export async function upsertMenu(tx: Tx, id: MenuId, { title, links }: Menu): Promise<void> {
  const row = { title, links: JSON.stringify(links) }
  await tx
    .withTables<FrameTables>()
    .insertInto('menus')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
