import type { Tx } from '#platform/context.ts'
import type { Closure } from '../service-book.ts'
import type { SupplierTables } from '../tables.ts'
import type { NewSupplement } from './plan-supplements.ts'
import type { NewRate } from './supplier-rate.ts'

const on = (tx: Tx) => tx.withTables<SupplierTables>()
const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** When rows were written, and who wrote them. */
export type Stamped = { at: Date; by: string }
export type NewRateRow = { contractId: number; rate: NewRate; live: boolean; supersedes: number | null }

/** A statement takes 65,535 values, and a rate has twenty. */
const most = 1_000

export async function insertRates(tx: Tx, rows: readonly NewRateRow[], { at, by }: Stamped): Promise<void> {
  for (let from = 0; from < rows.length; from += most)
    await on(tx)
      .insertInto('supplier_rates')
      .values(
        rows.slice(from, from + most).map(({ contractId, rate, live, supersedes }) => ({
          contract_id: contractId,
          service_id: rate.serviceId,
          from_on: rate.from,
          to_on: rate.to,
          weekdays: [...rate.weekdays],
          residency: rate.residency,
          party_from: rate.party.from,
          party_to: rate.party.to,
          nights_from: rate.nights.from,
          nights_to: rate.nights.to,
          amount_minor: rate.amountMinor,
          single_minor: rate.singleMinor,
          third_minor: rate.thirdMinor,
          rack_minor: rate.rackMinor,
          children: asJson(rate.children),
          live,
          supersedes,
          created_at: at,
          created_by: by,
        })),
      )
      .execute()
}

/** Ends live rates: nothing else of them ever changes. */
export async function endRates(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length > 0)
    await on(tx).updateTable('supplier_rates').set({ live: false, ended_at: at }).where('id', 'in', ids).execute()
}

/** Deletes rates of a draft. */
export async function deleteRates(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await on(tx).deleteFrom('supplier_rates').where('id', 'in', ids).execute()
}

type NewSupplementRow = { contractId: number; supplement: NewSupplement; live: boolean; supersedes: number | null }

export async function insertSupplements(tx: Tx, rows: readonly NewSupplementRow[], { at, by }: Stamped): Promise<void> {
  if (rows.length === 0) return
  await on(tx)
    .insertInto('supplier_supplements')
    .values(
      rows.map(({ contractId, supplement, live, supersedes }) => ({
        contract_id: contractId,
        service_id: supplement.serviceId,
        label: supplement.label,
        from_on: supplement.from,
        to_on: supplement.to,
        weekdays: [...supplement.weekdays],
        per: supplement.per,
        amount_minor: supplement.amountMinor,
        children: asJson(supplement.children),
        compulsory: supplement.compulsory,
        live,
        supersedes,
        created_at: at,
        created_by: by,
      })),
    )
    .execute()
}

/** Ends live supplements. */
export async function endSupplements(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length > 0)
    await on(tx).updateTable('supplier_supplements').set({ live: false, ended_at: at }).where('id', 'in', ids).execute()
}

/** Deletes supplements of a draft. */
export async function deleteSupplements(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await on(tx).deleteFrom('supplier_supplements').where('id', 'in', ids).execute()
}

export async function insertClosures(tx: Tx, closures: readonly Omit<Closure, 'id'>[]): Promise<void> {
  if (closures.length === 0) return
  await on(tx)
    .insertInto('supplier_closures')
    .values(closures.map(({ serviceId, from, to, reason }) => ({ service_id: serviceId, from_on: from, to_on: to, reason })))
    .execute()
}
