import { sql } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PermitTables } from '../tables.ts'
import type { AuthorityFacts } from './authority.ts'
import type { AuthorityTerms, AuthorityTermsFacts } from './authority-terms.ts'

const on = (tx: Tx) => tx.withTables<PermitTables>()

/** A row of terms as somebody saw it. */
export type SeenTerms = { id: number; version: number }

const authorityRow = (facts: AuthorityFacts) => ({
  name: facts.name,
  country_id: facts.countryId,
  supplier_id: facts.supplierId,
  time_zone: facts.timeZone,
  closes_at: facts.closesAt,
  works_on: [...facts.worksOn],
  licence: facts.licence,
  licence_until: facts.licenceUntil,
  number_pattern: facts.numberPattern,
})

export async function insertAuthority(tx: Tx, id: string, facts: AuthorityFacts): Promise<void> {
  await on(tx)
    .insertInto('authorities')
    .values({ id, ...authorityRow(facts) })
    .execute()
}

/** Adds an authority unless one has its id or its name; answers whether it did. */
export async function insertMissingAuthority(tx: Tx, id: string, facts: AuthorityFacts): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('authorities')
    .values({ id, ...authorityRow(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes an authority; its row is locked and its version was looked at. */
export async function updateAuthority(tx: Tx, id: string, facts: AuthorityFacts): Promise<void> {
  await on(tx)
    .updateTable('authorities')
    .set({ ...authorityRow(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Gives an authority fees that nobody sells, and takes others from it with whatever terms they have. */
export async function updateFees(tx: Tx, id: string, { added, removed }: Record<'added' | 'removed', readonly string[]>) {
  if (removed.length > 0)
    await on(tx)
      .deleteFrom('authority_fees')
      .where('authority_id', '=', id)
      .where('fee_id', 'in', [...removed])
      .execute()
  if (added.length > 0)
    await on(tx)
      .insertInto('authority_fees')
      .values(added.map((feeId) => ({ fee_id: feeId, authority_id: id })))
      .execute()
}

/** Gives an authority those of some fees that are permits and that nobody sells; answers which. */
export async function insertFreeFees(tx: Tx, id: string, feeIds: readonly string[]): Promise<string[]> {
  if (feeIds.length === 0) return []
  const { rows } = await sql<{ fee: string }>`
    insert into authority_fees (fee_id, authority_id)
    select f.id, ${id} from visitor_fees f where f.kind = 'permit' and f.id = any(${[...feeIds]})
    on conflict do nothing returning fee_id as fee`.execute(tx)
  return rows.map(({ fee }) => fee)
}

/** Writes what the classes of an authority show, in place of what stood there. */
export async function replaceEvidence(tx: Tx, id: string, evidence: AuthorityFacts['evidence']): Promise<void> {
  await on(tx).deleteFrom('authority_classes').where('authority_id', '=', id).execute()
  const rows = Object.entries(evidence).map(([name, text]) => ({ authority_id: id, class: name as Residency, evidence: text }))
  if (rows.length > 0) await on(tx).insertInto('authority_classes').values(rows).execute()
}

const termsRow = ({ fromDay, toDay, terms, source, sourceUrl, publishedOn, confidence }: AuthorityTermsFacts) => ({
  from_day: fromDay,
  to_day: toDay,
  terms: JSON.stringify(terms),
  source,
  source_url: sourceUrl,
  published_on: publishedOn,
  confidence,
})

/** Who has read terms at their source, and on which day. */
export type Checked = { on: Day; by: string }
const checkedRow = (checked: Checked | undefined) => checked && { checked_on: checked.on, checked_by: checked.by }

/** Adds terms of a fee. Two for one day are refused by `authority_terms_never_two`. */
export async function insertTerms(tx: Tx, feeId: string, facts: AuthorityTermsFacts, checked?: Checked): Promise<number> {
  const { id } = await on(tx)
    .insertInto('authority_terms')
    .values({ fee_id: feeId, ...termsRow(facts), checked_on: checked?.on ?? null, checked_by: checked?.by ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes terms; their fee is locked and their version was looked at. Without `checked` they stay as checked as they were. */
export async function updateTerms(tx: Tx, id: number, facts: AuthorityTermsFacts, checked?: Checked): Promise<void> {
  await on(tx)
    .updateTable('authority_terms')
    .set({ ...termsRow(facts), ...checkedRow(checked), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Writes other days of terms alone. */
export async function updateDays(
  tx: Tx,
  { id, fromDay, toDay }: Pick<AuthorityTerms, 'id' | 'fromDay' | 'toDay'>,
): Promise<void> {
  await on(tx)
    .updateTable('authority_terms')
    .set({ from_day: fromDay, to_day: toDay, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Records that terms were read at their source, if they are still as they were seen; answers whether they are. */
export async function updateChecked(tx: Tx, { id, version }: SeenTerms, checked: Checked): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('authority_terms')
    .set({ checked_on: checked.on, checked_by: checked.by, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteTerms(tx: Tx, id: number): Promise<void> {
  await on(tx).deleteFrom('authority_terms').where('id', '=', id).execute()
}
