import { data } from 'react-router'
import { findContract, findService, findSupplier } from '#features/suppliers/reads.server.ts'
import type { Db } from '#platform/context.ts'

const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)

const orMissing = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw data(null, { status: 404 })
  return found
}

/** The supplier of an address; a 404 where there is none. */
export const supplierOfAddress = async (db: Db, id: string) => orMissing(await findSupplier(db, idOf(id)))

/** The contract of an address and its supplier; a 404 where there is none, or it is another supplier's. */
export async function contractOfAddress(db: Db, params: { id: string; contractId: string }) {
  const supplier = await supplierOfAddress(db, params.id)
  return { supplier, contract: orMissing(await findContract(db, supplier.id, idOf(params.contractId))) }
}

/** The service of an address and its supplier; a 404 where there is none, or it is another supplier's. */
export async function serviceOfAddress(db: Db, params: { id: string; serviceId: string }) {
  const supplier = await supplierOfAddress(db, params.id)
  return { supplier, service: orMissing(await findService(db, supplier.id, idOf(params.serviceId))) }
}
