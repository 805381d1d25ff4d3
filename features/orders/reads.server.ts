import { sql } from 'kysely'
import type { Extra } from '#features/pricing/extras/extra.ts'
import { allExtras } from '#features/pricing/extras/reads.server.ts'
import { allChanged, settingsFrom } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Db } from '#platform/context.ts'

/** What every price depends on besides the product: the settings in force and the extras of the catalogue, in one statement. */
export async function findAround(db: Db): Promise<{ settings: Settings; extras: Extra[] }> {
  const { rows } = await sql<{ changed: Record<string, unknown>; extras: Extra[] }>`
    select ${allChanged} as changed, ${allExtras} as extras`.execute(db)
  const { changed = {}, extras = [] } = rows[0] ?? {}
  return { settings: settingsFrom(changed), extras }
}
