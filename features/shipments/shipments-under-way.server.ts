import type { Tx } from '#platform/context.ts'
import { lockShipmentsOf } from './reads.server.ts'
import { isUnderWay } from './shipment.ts'

/**
 * The references of an address's freight, in lower case, that was accepted and has not arrived: who waits for goods is not
 * forgotten meanwhile. Its rows are locked until the transaction ends, so that none is accepted while its person is erased.
 */
export const shipmentsUnderWay = async (tx: Tx, email: string): Promise<string[]> =>
  (await lockShipmentsOf(tx, email)).filter(({ state }) => isUnderWay(state)).map(({ reference }) => reference)
