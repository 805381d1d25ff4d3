import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { ContractTerms } from './contract.ts'
import { type SupplierFacts, usualAnswerHours } from './supplier.ts'
import type { ServiceFacts } from './supplier-service.ts'
import type { SupplierTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<SupplierTables>()

/** A row as somebody saw it. */
export type Seen = { id: number; version: number }

const supplierRow = ({ kind, name, placeId, hotelId, email, phone, note, answerHours = usualAnswerHours }: SupplierFacts) => ({
  kind,
  name,
  place_id: placeId,
  hotel_id: hotelId,
  email,
  phone,
  note,
  answer_hours: answerHours,
})

export async function insertSupplier(tx: Tx, facts: SupplierFacts): Promise<number> {
  const row = on(tx).insertInto('suppliers').values(supplierRow(facts)).returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

/** Changes a supplier that is still as it was seen; answers whether it was. */
export async function updateSupplier(tx: Tx, { id, version }: Seen, facts: SupplierFacts): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('suppliers')
    .set({ ...supplierRow(facts), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Archives a row, or takes it back; answers its name where that changed anything. */
export async function updateArchived(
  tx: Tx,
  table: 'suppliers' | 'supplier_services',
  { id, at }: { id: number; at: Date | null },
): Promise<string | undefined> {
  const row = await on(tx)
    .updateTable(table)
    .set({ archived_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .where('archived_at', at === null ? 'is not' : 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

const serviceRow = ({ mostGuests, minimumAge, roomId, ...facts }: ServiceFacts) => ({
  ...facts,
  most_guests: mostGuests,
  room_id: roomId,
  minimum_age: minimumAge,
})

export async function insertService(tx: Tx, supplierId: number, facts: ServiceFacts): Promise<number> {
  const row = on(tx)
    .insertInto('supplier_services')
    .values({ supplier_id: supplierId, ...serviceRow(facts) })
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

/** Changes a service that is still as it was seen; answers whether it was. */
export async function updateService(tx: Tx, { id, version }: Seen, facts: ServiceFacts): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('supplier_services')
    .set({ ...serviceRow(facts), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether any rate was ever entered for a service. */
export async function hasRates(tx: Tx, serviceId: number): Promise<boolean> {
  const row = on(tx).selectFrom('supplier_rates').select('id').where('service_id', '=', serviceId).limit(1)
  return (await row.executeTakeFirst()) !== undefined
}

type NewClosure = { serviceId: number; from: Day; to: Day; reason: string }

export async function insertClosure(tx: Tx, { serviceId, from, to, reason }: NewClosure): Promise<void> {
  await on(tx).insertInto('supplier_closures').values({ service_id: serviceId, from_on: from, to_on: to, reason }).execute()
}

/** The closure of a service that shares a day with these. */
export async function findClosureOn(tx: Tx, { serviceId, from, to }: NewClosure): Promise<{ from: Day; to: Day } | undefined> {
  return on(tx)
    .selectFrom('supplier_closures')
    .select(['from_on as from', 'to_on as to'])
    .where('service_id', '=', serviceId)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .orderBy('from_on')
    .executeTakeFirst()
}

/** Removes a closure of a supplier's services; answers what it was. */
export async function deleteClosure(tx: Tx, supplierId: number, id: number) {
  const own = on(tx).selectFrom('supplier_services').select('id').where('supplier_id', '=', supplierId)
  return on(tx)
    .deleteFrom('supplier_closures')
    .where('id', '=', id)
    .where('service_id', 'in', own)
    .returning(['service_id as serviceId', 'from_on as from', 'to_on as to', 'reason'])
    .executeTakeFirst()
}

const contractRow = (terms: ContractTerms) => ({
  name: terms.name,
  valid_from: terms.validFrom,
  valid_to: terms.validTo,
  currency: terms.currency,
  pricing: terms.pricing,
  commission_bp: terms.commissionBp,
  vat: terms.vat,
  vat_bp: terms.vatBp,
  vat_reclaimed: terms.vatReclaimed,
  levy: terms.levy,
  levy_bp: terms.levyBp,
  resale: terms.resale,
  season_rule: terms.seasonBy,
  children: JSON.stringify(terms.children),
  free_every: terms.freePlaces?.every ?? null,
  free_most: terms.freePlaces?.most ?? null,
  payment: JSON.stringify(terms.payment),
  cancellation: JSON.stringify(terms.cancellation),
  note: terms.note,
})

export async function insertContract(tx: Tx, supplierId: number, terms: ContractTerms): Promise<number> {
  const row = on(tx)
    .insertInto('supplier_contracts')
    .values({ supplier_id: supplierId, ...contractRow(terms) })
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

/** Changes the terms of a draft; its row is locked and its version was looked at. */
export async function updateContract(tx: Tx, { id, version }: Seen, terms: ContractTerms): Promise<void> {
  await on(tx)
    .updateTable('supplier_contracts')
    .set({ ...contractRow(terms), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft with its rates and supplements. */
export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await on(tx).deleteFrom('supplier_supplements').where('contract_id', '=', id).execute()
  await on(tx).deleteFrom('supplier_rates').where('contract_id', '=', id).execute()
  await on(tx).deleteFrom('supplier_contracts').where('id', '=', id).execute()
}

/** Moves a contract on: to active, or to ended with the last day on which it holds. */
export async function updateState(tx: Tx, id: number, to: 'active' | { endedOn: Day }): Promise<void> {
  await on(tx)
    .updateTable('supplier_contracts')
    .set({ ...(to === 'active' ? { state: to } : { state: 'ended', ended_on: to.endedOn }), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Makes the rates and supplements of a draft live. Two that hold for one night are refused by `supplier_rates_never_two`. */
export async function makeRatesLive(tx: Tx, contractId: number): Promise<void> {
  for (const table of ['supplier_rates', 'supplier_supplements'] as const)
    await on(tx)
      .updateTable(table)
      .set({ live: true })
      .where('contract_id', '=', contractId)
      .where('ended_at', 'is', null)
      .execute()
}

/** Ends live rates and supplements of a contract that go beyond a day; what is left of them until that day follows them. */
export async function endAfter(tx: Tx, contractId: number, lastDay: Day, by: { at: Date; name: string }): Promise<void> {
  for (const [table, columns] of [
    ['supplier_rates', rateColumns],
    ['supplier_supplements', supplementColumns],
  ] as const) {
    const same = sql.raw(columns)
    await sql`
      with past as (
        update ${sql.table(table)} set live = false, ended_at = ${by.at}
        where contract_id = ${contractId} and live and to_on > ${lastDay} returning *
      )
      insert into ${sql.table(table)} (${same}, to_on, live, supersedes, created_at, created_by)
      select ${same}, ${lastDay}, true, id, ${by.at}, ${by.name} from past where from_on <= ${lastDay}`.execute(tx)
  }
}

const rateColumns = `service_id, contract_id, from_on, weekdays, residency, party_from, party_to, nights_from, nights_to,
  amount_minor, single_minor, third_minor, rack_minor, children`
const supplementColumns = 'contract_id, service_id, label, from_on, weekdays, per, amount_minor, children, compulsory'
