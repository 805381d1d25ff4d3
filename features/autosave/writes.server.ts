import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { AutosaveKey } from './autosave-key.ts'
import type { AutosaveTables } from './tables.ts'

const on = (db: Db) => db.withTables<AutosaveTables>()

type AutosaveInput = { staffId: string; place: AutosaveKey; typed: Readonly<Record<string, string>>; at: Date }

export async function putAutosave(db: Db, { staffId, place, typed, at }: AutosaveInput): Promise<void> {
  const words = { typed: JSON.stringify(typed), kept_at: at }
  await on(db)
    .insertInto('autosaves')
    .values({ staff_id: staffId, place, ...words })
    .onConflict((conflict) => conflict.columns(['staff_id', 'place']).doUpdateSet(words))
    .execute()
}

export async function deleteAutosave(db: Db, staffId: string, place: AutosaveKey): Promise<void> {
  await on(db).deleteFrom('autosaves').where('staff_id', '=', staffId).where('place', '=', place).execute()
}

export async function deleteAutosavesBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('autosaves').where('kept_at', '<', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes every text that contains one of these lower-case words; answers how many. */
export async function deleteAutosavesNaming(db: Db, words: readonly string[]): Promise<number> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('autosaves')
    .where(
      sql<SqlBool>`exists (select from unnest(${[...words]}::text[]) word
        where position(word in lower(place || ' ' || replace(place, '%40', '@') || ' ' || typed::text)) > 0)`,
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
