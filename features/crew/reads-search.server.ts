import type { Db } from '#platform/context.ts'
import type { CrewTables } from './tables.ts'

/** Guides and vehicles whose name matches a pattern, up to a limit. There are dozens, so no index is needed. */
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
