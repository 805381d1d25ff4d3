import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { UnsentPlace } from './autosave-key.ts'
import type { UnsentTables } from './tables.ts'

const on = (db: Db) => db.withTables<UnsentTables>()

type Kept = { staffId: string; place: UnsentPlace; typed: Readonly<Record<string, string>>; at: Date }

export async function putUnsent(db: Db, { staffId, place, typed, at }: Kept): Promise<void> {
  const words = { typed: JSON.stringify(typed), kept_at: at }
  await on(db)
    .insertInto('unsent_words')
    .values({ staff_id: staffId, place, ...words })
    .onConflict((conflict) => conflict.columns(['staff_id', 'place']).doUpdateSet(words))
    .execute()
}

export async function deleteUnsent(db: Db, staffId: string, place: UnsentPlace): Promise<void> {
  await on(db).deleteFrom('unsent_words').where('staff_id', '=', staffId).where('place', '=', place).execute()
}

export async function deleteUnsentBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('unsent_words').where('kept_at', '<', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes whatever names one of these words, whoever typed it; answers how many. The words are in lower case. */
export async function deleteUnsentNaming(db: Db, words: readonly string[]): Promise<number> {
  const { numDeletedRows } = await on(db)
    .deleteFrom('unsent_words')
    .where(
      sql<SqlBool>`exists (select from unnest(${[...words]}::text[]) word
        where position(word in lower(place || ' ' || replace(place, '%40', '@') || ' ' || typed::text)) > 0)`,
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
