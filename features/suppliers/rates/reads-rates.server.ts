import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { Closure } from '../service-book.ts'
import type { SupplierTables } from '../tables.ts'
import type { ContractSupplement } from './plan-supplements.ts'
import type { SupplierRate } from './supplier-rate.ts'

const on = (db: Db) => db.withTables<SupplierTables>()

const rates = (db: Db) =>
  on(db)
    .selectFrom('supplier_rates as r')
    .select(['r.id', 'r.contract_id as contractId', 'r.service_id as serviceId', 'r.from_on as from', 'r.to_on as to'])
    .select(['r.weekdays', 'r.residency', 'r.party_from', 'r.party_to', 'r.nights_from', 'r.nights_to', 'r.children'])
    .select(['r.amount_minor as amountMinor', 'r.single_minor as singleMinor', 'r.third_minor as thirdMinor'])
    .select('r.rack_minor as rackMinor')
    .where('r.ended_at', 'is', null)
    .orderBy('r.from_on')
    .orderBy('r.id')

type RateRow = Awaited<ReturnType<ReturnType<typeof rates>['executeTakeFirstOrThrow']>>
function rateOf<Row extends RateRow>({ party_from, party_to, nights_from, nights_to, ...row }: Row) {
  return { ...row, party: { from: party_from, to: party_to }, nights: { from: nights_from, to: nights_to } }
}

/** The rates of contracts as they stand, live ones or those of a draft, by their first days. */
export const listContractRates = async (db: Db, contractIds: readonly number[]): Promise<SupplierRate[]> =>
  contractIds.length === 0 ? [] : (await rates(db).where('r.contract_id', 'in', contractIds).execute()).map(rateOf)

/** The live rates of services under other contracts than these. */
export async function listRatesElsewhere(
  db: Db,
  serviceIds: readonly number[],
  contractIds: readonly number[],
): Promise<SupplierRate[]> {
  if (serviceIds.length === 0) return []
  const elsewhere = rates(db).where('r.live', '=', true).where('r.service_id', 'in', serviceIds)
  return (await elsewhere.where('r.contract_id', 'not in', contractIds).execute()).map(rateOf)
}

/** The live rates of services that hold on some day between two days. */
export const listLiveRates = async (
  db: Db,
  serviceIds: readonly number[],
  { from, to }: { from: Day; to: Day },
): Promise<SupplierRate[]> => {
  const found = rates(db).where('r.live', '=', true).where('r.service_id', 'in', serviceIds)
  return (await found.where('r.from_on', '<=', to).where('r.to_on', '>=', from).execute()).map(rateOf)
}

/** The live rates of every service of a supplier that hold on some day between two days, each with the currency of its contract. */
export async function listSupplierRates(
  db: Db,
  supplierId: number,
  { from, to }: { from: Day; to: Day },
): Promise<(SupplierRate & { currency: Currency })[]> {
  const found = rates(db)
    .innerJoin('supplier_contracts as c', 'c.id', 'r.contract_id')
    .select('c.currency')
    .where('c.supplier_id', '=', supplierId)
    .where('r.live', '=', true)
    .where('r.from_on', '<=', to)
    .where('r.to_on', '>=', from)
  return (await found.execute()).map(rateOf)
}

/** The supplements of contracts as they stand, by their first days. */
export const listContractSupplements = async (db: Db, contractIds: readonly number[]): Promise<ContractSupplement[]> =>
  contractIds.length === 0
    ? []
    : on(db)
        .selectFrom('supplier_supplements')
        .select(['id', 'contract_id as contractId', 'service_id as serviceId', 'label', 'from_on as from', 'to_on as to'])
        .select(['weekdays', 'per', 'amount_minor as amountMinor', 'children', 'compulsory'])
        .where('contract_id', 'in', contractIds)
        .where('ended_at', 'is', null)
        .orderBy('from_on')
        .orderBy('id')
        .execute()

/** The closures of services. */
export const listClosuresOf = async (db: Db, serviceIds: readonly number[]): Promise<Closure[]> =>
  serviceIds.length === 0
    ? []
    : on(db)
        .selectFrom('supplier_closures')
        .select(['id', 'service_id as serviceId', 'from_on as from', 'to_on as to', 'reason'])
        .where('service_id', 'in', serviceIds)
        .orderBy('from_on')
        .execute()

/** The names of all suppliers that are not archived, or of these, archived or not. */
export const listSupplierNames = async (db: Db, only?: readonly number[]): Promise<{ id: number; name: string }[]> =>
  only?.length === 0
    ? []
    : on(db)
        .selectFrom('suppliers')
        .select(['id', 'name'])
        .where((is) => (only === undefined ? is('archived_at', 'is', null) : is('id', 'in', only)))
        .execute()
