import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** The ids of the guides and vehicles of the demonstration, in the order in which they were added. */
export async function findDemoCrew(db: Db): Promise<{ guides: number[]; cars: number[] }> {
  const { rows } = await sql<{ guides: number[]; cars: number[] }>`
    select coalesce((select json_agg(id order by id) from guides where sample), '[]') as guides,
      coalesce((select json_agg(id order by id) from cars where sample), '[]') as cars`.execute(db)
  return rows[0] ?? { guides: [], cars: [] }
}
