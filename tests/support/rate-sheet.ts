import type { Contract, ContractState, ContractTerms } from '#features/suppliers/contract.ts'
import { findContract } from '#features/suppliers/reads.server.ts'
import type { SupplierTables } from '#features/suppliers/tables.ts'
import type { Context } from '#platform/context.ts'
import { addDraft, addLodge, addService } from './rate-book.ts'
import { noStay } from './rate-defaults.ts'

/** A lodge with a room sold by the person, a cottage sold by the night, and a car by the day. Answers the ids. */
export async function lodgeWithRooms(ctx: Context, name: string) {
  const id = await addLodge(ctx, name)
  const room = await addService(ctx, id, { name: 'Garden room' })
  const cottage = await addService(ctx, id, { name: 'Family cottage', basis: 'room-night', board: 'BB', mostGuests: 4 })
  const car = await addService(ctx, id, { ...noStay, kind: 'transport', name: 'Transfer car', basis: 'vehicle-day', seats: 6 })
  return { id, name, room, cottage, car }
}

/** A contract in a state, without any rates. */
export async function contractIn(
  ctx: Context,
  state: ContractState,
  { supplierId, ...terms }: Partial<ContractTerms> & { supplierId: number },
): Promise<Contract> {
  const id = await addDraft(ctx, supplierId, terms)
  if (state !== 'draft')
    await ctx.db
      .withTables<SupplierTables>()
      .updateTable('supplier_contracts')
      .set({ state, ended_on: state === 'ended' ? (terms.validTo ?? '2027-12-31') : null })
      .where('id', '=', id)
      .execute()
  const contract = await findContract(ctx.db, supplierId, id)
  if (!contract) throw new Error('No contract')
  return contract
}
