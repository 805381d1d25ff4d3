import type { PlaceTables } from '#features/places/tables.ts'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PermitTables } from '../tables.ts'
import type { Authority } from './authority.ts'
import type { AuthorityTerms } from './authority-terms.ts'

const on = (db: Db) => db.withTables<PermitTables>()

/** An authority with the name of its country. */
export type NamedAuthority = Authority & { country: string }

const rows = (db: Db) =>
  db
    .withTables<PermitTables & PlaceTables>()
    .selectFrom('authorities as a')
    .innerJoin('countries as c', 'c.id', 'a.country_id')
    .select(['a.id', 'a.name', 'a.country_id as countryId', 'c.name as country', 'a.supplier_id as supplierId'])
    .select(['a.time_zone as timeZone', 'a.closes_at as closesAt', 'a.works_on as worksOn', 'a.version'])
    .select(['a.licence', 'a.licence_until as licenceUntil', 'a.number_pattern as numberPattern'])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** With what each sells and what its classes show. */
async function whole(db: Db, found: readonly Row[]): Promise<NamedAuthority[]> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [fees, classes] = await Promise.all([
    on(db).selectFrom('authority_fees').selectAll().where('authority_id', 'in', ids).orderBy('fee_id').execute(),
    on(db).selectFrom('authority_classes').selectAll().where('authority_id', 'in', ids).execute(),
  ])
  return found.map((row) => ({
    ...row,
    closesAt: row.closesAt.slice(0, 5),
    worksOn: row.worksOn.toSorted(),
    feeIds: fees.filter((fee) => fee.authority_id === row.id).map((fee) => fee.fee_id),
    evidence: Object.fromEntries(
      classes.filter((one) => one.authority_id === row.id).map((one) => [one.class, one.evidence]),
    ) as Partial<Record<Residency, string>>,
  }))
}

/** All authorities by name. */
export const listAuthorities = async (db: Db): Promise<NamedAuthority[]> =>
  whole(
    db,
    await rows(db)
      .orderBy((of) => of.fn('lower', ['a.name']))
      .execute(),
  )

export const findAuthority = async (db: Db, id: string): Promise<NamedAuthority | undefined> =>
  (await whole(db, await rows(db).where('a.id', '=', id).execute()))[0]

/** Who sells a permit; undefined where that is not known. */
export const findAuthorityOf = async (db: Db, feeId: string): Promise<NamedAuthority | undefined> =>
  (
    await whole(
      db,
      await rows(db).innerJoin('authority_fees as f', 'f.authority_id', 'a.id').where('f.fee_id', '=', feeId).execute(),
    )
  )[0]

/** Locks an authority until the transaction ends, so that its changes happen one after the other. */
export async function lockAuthority(tx: Tx, id: string): Promise<NamedAuthority | undefined> {
  await on(tx).selectFrom('authorities').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findAuthority(tx, id)
}

/** Which authority sells each of these fees, by the fee's id. */
export async function listSellers(db: Db, feeIds: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
  if (feeIds.length === 0) return new Map()
  const found = await on(db)
    .selectFrom('authority_fees as f')
    .innerJoin('authorities as a', 'a.id', 'f.authority_id')
    .select(['f.fee_id as feeId', 'a.id', 'a.name'])
    .where('f.fee_id', 'in', [...feeIds])
    .execute()
  return new Map(found.map(({ feeId, ...authority }) => [feeId, authority]))
}

const terms = (db: Db) =>
  on(db)
    .selectFrom('authority_terms')
    .select(['id', 'fee_id as feeId', 'from_day as fromDay', 'to_day as toDay', 'terms', 'source', 'source_url as sourceUrl'])
    .select(['published_on as publishedOn', 'checked_on as checkedOn', 'checked_by as checkedBy', 'confidence', 'version'])

/** The terms of some fees, those of later days first. */
export const listTermsOf = async (db: Db, feeIds: readonly string[]): Promise<AuthorityTerms[]> =>
  feeIds.length === 0
    ? []
    : terms(db)
        .where('fee_id', 'in', [...feeIds])
        .orderBy('fee_id')
        .orderBy('from_day', 'desc')
        .execute()

/** The terms in force where a fee is reserved on a day: what a lot takes along. Undefined where none are known. */
export const findTerms = (db: Db, feeId: string, day: Day): Promise<AuthorityTerms | undefined> =>
  terms(db)
    .where('fee_id', '=', feeId)
    .where('from_day', '<=', day)
    .where((is) => is.or([is('to_day', 'is', null), is('to_day', '>=', day)]))
    .executeTakeFirst()

/** Terms by their number, of any fee. */
export const findTermsById = (db: Db, id: number): Promise<AuthorityTerms | undefined> =>
  terms(db).where('id', '=', id).executeTakeFirst()

/** The terms of a fee; its row is locked until the transaction ends, so that their days change one after the other. */
export async function lockTermsOf(tx: Tx, feeId: string): Promise<AuthorityTerms[] | undefined> {
  const fee = await on(tx)
    .selectFrom('authority_fees')
    .select('fee_id')
    .where('fee_id', '=', feeId)
    .forUpdate()
    .executeTakeFirst()
  return fee && listTermsOf(tx, [feeId])
}
