import type { ContractTerms } from '#features/suppliers/contract.ts'
import { saveContract } from '#features/suppliers/save-contract.server.ts'
import { saveSupplierService } from '#features/suppliers/save-service.server.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import type { ServiceFacts } from '#features/suppliers/supplier-service.ts'
import type { SupplierTables } from '#features/suppliers/tables.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'
import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { plainTerms, twin, vatInside } from './rate-defaults.ts'

export const sophie = { id: 'sophie', name: 'Sophie Ingabire' }

const doneOf = <Value>(outcome: Outcome<Value, { reason: string }>): Value => {
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}

/** A lodge of its own name, without services or contracts. */
export const addLodge = async (ctx: Context, name = `Lodge ${crypto.randomUUID().slice(0, 8)}`) =>
  doneOf(
    await saveSupplier(ctx, {
      facts: { kind: 'lodging', name, placeId: null, hotelId: null, email: '', phone: '', note: '' },
      seen: undefined,
      actor: sophie,
    }),
  )

export const addService = async (ctx: Context, supplierId: number, facts: Partial<ServiceFacts> = {}) =>
  doneOf(await saveSupplierService(ctx, { supplierId, facts: { ...twin, ...facts }, seen: undefined, actor: sophie }))

/** Net rates of 2027 in dollars, VAT inside, children to 11 at half. */
export const terms2027: ContractTerms = { ...plainTerms, ...vatInside, children: [{ from: 0, to: 11, percent: 50 }] }

export const addDraft = async (ctx: Context, supplierId: number, terms: Partial<ContractTerms> = {}) =>
  doneOf(await saveContract(ctx, { supplierId, terms: { ...terms2027, ...terms }, seen: undefined, actor: sophie }))

/** A rate for every weekday, residency, party and length of stay, of a draft, or live where that is said. */
export async function addRate(
  { db }: Context,
  { serviceId, contractId, live = false }: { serviceId: number; contractId: number; live?: boolean },
  [from, to]: readonly [Day, Day],
  amountMinor = 20_000,
): Promise<number> {
  const row = db
    .withTables<SupplierTables>()
    .insertInto('supplier_rates')
    .values({
      service_id: serviceId,
      contract_id: contractId,
      from_on: from,
      to_on: to,
      weekdays: [...allWeekdays],
      amount_minor: amountMinor,
      party_from: 1,
      nights_from: 1,
      live,
      created_at: new Date(0),
      created_by: sophie.name,
    })
    .returning('id')
  return (await row.executeTakeFirstOrThrow()).id
}

/** The rates of a contract that have not ended, as 'from to amount'. */
export async function ratesNow({ db }: Context, contractId: number): Promise<string[]> {
  const rows = await db
    .withTables<SupplierTables>()
    .selectFrom('supplier_rates')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('ended_at', 'is', null)
    .orderBy('from_on')
    .execute()
  return rows.map((row) => `${row.from_on} ${row.to_on} ${row.amount_minor}${row.live ? ' live' : ''}`)
}
