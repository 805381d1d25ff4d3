import { type SqlBool, sql } from 'kysely'
import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type SupplierKind, supplierKinds } from './supplier.ts'
import type { ServiceKind } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'
import { weekdayOf } from './weekdays.ts'

/** Which suppliers a list shows: of one kind or of every kind, or the archived ones. */
export type SupplierView = SupplierKind | 'all' | 'archived'
export type SupplierListQuery = {
  view: SupplierView
  search: string | undefined
  /** The supplier after which the page begins. */
  after: { name: string; id: number } | undefined
  limit: number
  today: Day
}

/**
 * A supplier in a list. `contract`: the one that holds today; `next`: the active one that begins next; `lastTo`: the last day on which
 * any holds; `unrated`: services, not archived and not closed today, without a rate for today.
 */
export type ListedSupplier = {
  id: number
  kind: SupplierKind
  name: string
  place: string | null
  services: number
  unrated: number
  contract: string | null
  next: string | null
  lastTo: Day | null
}

const on = (db: Db) => db.withTables<SupplierTables & PlaceTables>()

const isNamedLike = (search: string | undefined) =>
  search === undefined ? sql<SqlBool>`true` : sql<SqlBool>`s.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`

/** Suppliers by name, at most `limit` and one more where there are others. */
export async function listSuppliers(db: Db, { view, search, after, limit, today }: SupplierListQuery): Promise<ListedSupplier[]> {
  const lastDay = sql`coalesce(c.ended_on, c.valid_to)`
  const contract = (when: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql<string | null>`(
    select c.name from supplier_contracts c where c.supplier_id = s.id and c.state <> 'draft' and ${when} order by ${order} limit 1)`
  const services = sql`supplier_services v where v.supplier_id = s.id and v.archived_at is null`
  const isRated = sql`exists (select from supplier_rates r where r.service_id = v.id and r.live
    and ${today} between r.from_on and r.to_on and ${weekdayOf(today)} = any(r.weekdays))`
  const isClosed = sql`exists (select from supplier_closures d where d.service_id = v.id and ${today} between d.from_on and d.to_on)`
  let found = on(db)
    .selectFrom('suppliers as s')
    .leftJoin('places as p', 'p.id', 's.place_id')
    .select(['s.id', 's.kind', 's.name', 'p.name as place'])
    .select([
      sql<number>`(select count(*) from ${services})`.as('services'),
      sql<number>`(select count(*) from ${services} and not ${isRated} and not ${isClosed})`.as('unrated'),
      contract(sql`${today} between c.valid_from and ${lastDay}`, sql`c.valid_from desc`).as('contract'),
      contract(sql`c.valid_from > ${today} and c.state = 'active'`, sql`c.valid_from`).as('next'),
      sql<Day | null>`(select max(${lastDay}) from supplier_contracts c where c.supplier_id = s.id and c.state <> 'draft')`.as(
        'lastTo',
      ),
    ])
    .where('s.archived_at', view === 'archived' ? 'is not' : 'is', null)
    .where(isNamedLike(search))
  if (view !== 'all' && view !== 'archived') found = found.where('s.kind', '=', view)
  if (after) found = found.where(sql<SqlBool>`(lower(s.name), s.id) > (lower(${after.name}), ${after.id})`)
  return found
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .limit(limit + 1)
    .execute()
}

/** How many suppliers each view has, of those that match the search. */
export async function countSuppliers(db: Db, search: string | undefined): Promise<Record<SupplierView, number>> {
  const isArchived = sql<boolean>`s.archived_at is not null`
  const rows = await on(db)
    .selectFrom('suppliers as s')
    .select(['s.kind', isArchived.as('archived'), (of) => of.fn.countAll<number>().as('count')])
    .where(isNamedLike(search))
    .groupBy(['s.kind', isArchived])
    .execute()
  const sum = (counts: typeof rows) => counts.reduce((all, { count }) => all + count, 0)
  const active = rows.filter(({ archived }) => !archived)
  const ofKind = supplierKinds.map((kind) => [kind, sum(active.filter((row) => row.kind === kind))])
  return { ...Object.fromEntries(ofKind), all: sum(active), archived: sum(rows.filter(({ archived }) => archived)) }
}

/** Suppliers whose name matches a pattern, those that are not archived first, up to a limit. */
export const findSuppliersLike = (db: Db, like: string, limit: number) =>
  on(db)
    .selectFrom('suppliers as s')
    .select(['s.id', 's.name', 's.kind'])
    .where('s.name', 'ilike', like)
    .orderBy((is) => is('s.archived_at', 'is not', null))
    .orderBy('s.name')
    .limit(limit)
    .execute()

type ServicesQuery = { kind: ServiceKind; placeId: string | null; search: string; limit: number }

/**
 * The ids of services of a kind that are still sold: those of a place and of suppliers without one, or of every place; whose
 * supplier or own name holds `search`. By supplier and name, at most `limit`.
 */
export async function listServicesFor(db: Db, { kind, placeId, search, limit }: ServicesQuery): Promise<number[]> {
  let found = on(db)
    .selectFrom('supplier_services as v')
    .innerJoin('suppliers as s', 's.id', 'v.supplier_id')
    .select('v.id')
    .where('v.kind', '=', kind)
    .where('v.archived_at', 'is', null)
    .where('s.archived_at', 'is', null)
  if (placeId) found = found.where((is) => is.or([is('s.place_id', '=', placeId), is('s.place_id', 'is', null)]))
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  if (search) found = found.where((is) => is.or([is('s.name', 'ilike', like), is('v.name', 'ilike', like)]))
  const rows = await found
    .orderBy((of) => of.fn('lower', ['s.name']))
    .orderBy((of) => of.fn('lower', ['v.name']))
    .orderBy('v.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Suppliers of a kind by name, as staff pick one: those that are not archived, and the one that is picked already. */
export const listSupplierChoices = (db: Db, kind: SupplierKind, picked: number | null): Promise<{ id: number; name: string }[]> =>
  on(db)
    .selectFrom('suppliers as s')
    .select(['s.id', 's.name'])
    .where((is) =>
      is.or([
        is.and([is('s.kind', '=', kind), is('s.archived_at', 'is', null)]),
        ...(picked === null ? [] : [is('s.id', '=', picked)]),
      ]),
    )
    .orderBy((of) => of.fn('lower', ['s.name']))
    .execute()

/** What services that are still sold are called, each name once, without the rooms of hotels, which are called as their hotel calls them. */
export async function listServiceNames(db: Db): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('supplier_services as v')
    .innerJoin('suppliers as s', 's.id', 'v.supplier_id')
    .select('v.name')
    .distinct()
    .where('v.room_id', 'is', null)
    .where('v.archived_at', 'is', null)
    .where('s.archived_at', 'is', null)
    .orderBy('v.name')
    .execute()
  return rows.map(({ name }) => name)
}
