import type { Db } from '#platform/context.ts'
import type { CrewTables } from './tables.ts'

/** So many guides and cars at most whose name is like a pattern. There are dozens, so every row is looked at. */
export async function findCrewLike(db: Db, like: string, limit: number) {
  const on = db.withTables<CrewTables>()
  const [guides, cars] = await Promise.all(
    (['guides', 'cars'] as const).map((table) =>
      on.selectFrom(table).select(['id', 'name']).where('name', 'ilike', like).orderBy('name').limit(limit).execute(),
    ),
  )
  return [
    ...(guides ?? []).map((one) => ({ ...one, kind: 'guides' as const })),
    ...(cars ?? []).map((one) => ({ ...one, kind: 'cars' as const })),
  ].slice(0, limit)
}
