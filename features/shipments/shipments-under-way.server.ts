import type { Tx } from '#platform/context.ts'
import { lockShipmentsOf } from './reads.server.ts'
import { isUnderWay } from './shipment.ts'

/**
 * The references of an address's shipments, in lower case, that were accepted and have not arrived: their customer is not
 * erased meanwhile. Their rows are locked until the transaction ends, so that none is accepted while its person is erased.
 */
export const shipmentsUnderWay = async (tx: Tx, email: string): Promise<string[]> =>
  (await lockShipmentsOf(tx, email)).filter(({ state }) => isUnderWay(state)).map(({ reference }) => reference)
