import type { Tx } from '#platform/context.ts'
import type { Banner } from './banner.ts'
import type { Menu, MenuId } from './menu.ts'
import type { NavigationTables } from './tables.ts'

/** Puts a menu in the place of what visitors saw of it. */
export async function upsertMenu(tx: Tx, id: MenuId, { title, text, links }: Menu): Promise<void> {
  const row = { title, text, links: JSON.stringify(links) }
  await tx
    .withTables<NavigationTables>()
    .insertInto('menus')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Puts a banner in the place of what visitors read of it; without one it is new. */
export async function upsertBanner(
  tx: Tx,
  { id, link, firstOn, lastOn, parts, ...banner }: Banner & { title: string },
): Promise<void> {
  const row = {
    ...banner,
    parts: [...parts],
    link_label: link?.label ?? null,
    link_to: link?.to ?? null,
    first_on: firstOn,
    last_on: lastOn,
  }
  await tx
    .withTables<NavigationTables>()
    .insertInto('banners')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteBanner(tx: Tx, id: string): Promise<void> {
  await tx.withTables<NavigationTables>().deleteFrom('banners').where('id', '=', id).execute()
}
