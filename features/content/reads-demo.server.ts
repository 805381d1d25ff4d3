import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { EntryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EntryTables>()

/** How many entries of these kinds are public as the program brought them: staff have neither edited nor unpublished them. */
export async function countUntouched(db: Db, kinds: readonly string[]): Promise<number> {
  const { count } = await on(db)
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .where('published_version', '=', 1)
    .where('editor_id', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The titles of the public entries of these kinds in whose text one of some words stands, in large or small letters. */
export async function listSaying(
  db: Db,
  { kinds, words }: { kinds: readonly string[]; words: readonly string[] },
): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('entries as e')
    .innerJoin('entry_versions as v', (join) =>
      join.onRef('v.entry_id', '=', 'e.id').onRef('v.version', '=', 'e.published_version'),
    )
    .select('v.title')
    .where('e.kind', 'in', kinds)
    .where('e.trashed_at', 'is', null)
    .where(sql<boolean>`v.content::text ilike any (${words.map((word) => `%${word}%`)})`)
    .orderBy('e.kind')
    .orderBy('v.title')
    .execute()
  return rows.map(({ title }) => title)
}
