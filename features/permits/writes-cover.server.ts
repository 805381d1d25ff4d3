import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'

/** Whom permits cover from now on; null: nobody. First none covers anybody, because a need is covered once. */
export async function updateCover(tx: Tx, changes: readonly { permitId: number; needId: number | null }[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ permitId }) => permitId)
  await sql`update permits set purchase_id = null where id = any(${ids}::int[]) and purchase_id is not null`.execute(tx)
  const covering = changes.filter(({ needId }) => needId !== null)
  if (covering.length === 0) return
  await sql`
    update permits p set purchase_id = k.need
    from unnest(${covering.map(({ permitId }) => permitId)}::int[], ${covering.map(({ needId }) => needId)}::bigint[]) as k (id, need)
    where p.id = k.id`.execute(tx)
}

/** What has been spent on permits by now, with the receipt of the last payment. */
export async function updateSpent(
  tx: Tx,
  rows: readonly { permitId: number; spentMinor: number }[],
  receipt: string,
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update permits p set spent_minor = k.spent, receipt = ${receipt}
    from unnest(${rows.map(({ permitId }) => permitId)}::int[], ${rows.map(({ spentMinor }) => spentMinor)}::bigint[]) as k (id, spent)
    where p.id = k.id`.execute(tx)
}

/** Gives permits the names of whom they cover; one that has it already keeps its instant. */
export async function updateNames(tx: Tx, permitIds: readonly number[], at: Date): Promise<void> {
  if (permitIds.length > 0)
    await sql`update permits set named_at = coalesce(named_at, ${at}) where id = any(${[...permitIds]}::int[])`.execute(tx)
}

/** Gives permits their numbers, and with them the names of whom they cover. */
export async function updateNumbers(tx: Tx, rows: readonly { permitId: number; number: string }[], at: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update permits p set number = k.number, named_at = coalesce(p.named_at, ${at})
    from unnest(${rows.map(({ permitId }) => permitId)}::int[], ${rows.map(({ number }) => number)}::text[]) as k (id, number)
    where p.id = k.id`.execute(tx)
}
