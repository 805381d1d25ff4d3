import type { Tx } from '#platform/context.ts'
import type { Feast } from './feast.ts'
import type { Shrine } from './shrine-guide.ts'
import type { PilgrimageTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<PilgrimageTables>()

/** Adds the feasts that are missing; one that is there stays as staff left it. */
export async function insertFeasts(tx: Tx, feasts: readonly Feast[]): Promise<number> {
  if (feasts.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('feasts')
    .values(feasts.map(({ rule, ...feast }) => ({ ...feast, rule: JSON.stringify(rule) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export async function insertShrines(tx: Tx, shrines: readonly Shrine[]): Promise<number> {
  if (shrines.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('shrines')
    .values(shrines.map(({ guide, ...shrine }) => ({ ...shrine, guide: JSON.stringify(guide) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Writes a shrine's name and guide over what they were. */
export async function updateShrine(tx: Tx, { id, name, guide }: Shrine): Promise<void> {
  const row = { name, guide: JSON.stringify(guide) }
  await on(tx).updateTable('shrines').set(row).where('id', '=', id).executeTakeFirstOrThrow()
}
