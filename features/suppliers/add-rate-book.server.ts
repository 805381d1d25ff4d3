import type { Context, Tx } from '#platform/context.ts'
import { insertFxRate } from './fx/writes.server.ts'
import type { NewRateBook, NewSupplier } from './new-rate-book.ts'
import { insertClosures, insertRates, type Stamped } from './rates/writes-rates.server.ts'
import { insertContract, insertService, insertSupplier, makeRatesLive, updateState } from './writes.server.ts'

/**
 * Adds a whole rate book inside the caller's transaction, with its contracts active. `by`: who is named as having entered it. Answers the
 * id of each service by its key.
 */
export async function addRateBook(ctx: Context, tx: Tx, book: NewRateBook, by: string): Promise<Map<string, number>> {
  const stamp = { at: ctx.clock.now(), by }
  const ids = new Map<string, number>()
  for (const supplier of book.suppliers) await addSupplier(tx, supplier, ids, stamp)
  for (const { unitsPerUsd, ...rate } of book.exchange)
    await insertFxRate(tx, { ...rate, units: String(unitsPerUsd), enteredAt: stamp.at, enteredBy: by })
  return ids
}

async function addSupplier(tx: Tx, supplier: NewSupplier, ids: Map<string, number>, stamp: Stamped): Promise<void> {
  const { services, contracts, closures, ...facts } = supplier
  const supplierId = await insertSupplier(tx, facts)
  for (const { key, ...service } of services) ids.set(key, await insertService(tx, supplierId, service))
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The rate book names the service ${key}, which is not in it`)
    return id
  }
  for (const { rates, ...terms } of contracts) {
    const contractId = await insertContract(tx, supplierId, terms)
    const rows = rates.map(({ service, ...rate }) => ({
      contractId,
      rate: { ...rate, serviceId: idOf(service) },
      live: false,
      supersedes: null,
    }))
    await insertRates(tx, rows, stamp)
    await makeRatesLive(tx, contractId)
    await updateState(tx, contractId, 'active')
  }
  await insertClosures(
    tx,
    closures.map(({ service, ...closure }) => ({ ...closure, serviceId: idOf(service) })),
  )
}
