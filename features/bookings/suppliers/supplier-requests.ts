import { isOnRequest, type StockPart } from '#features/stock/stock.ts'
import type { BookedPart, SupplierRequests } from '../booking-record.ts'

/**
 * What a supplier has said yes to stays granted while the booking asks for the same thing on the same day and no more of it;
 * everything else that is short has to be asked for. Of what the ledger counts a yes is not kept here: it became stock, and
 * where that is gone it is gone.
 *
 * @param before the parts as the booking had them, with their answers.
 */
export function supplierRequests(before: readonly BookedPart[], onRequest: readonly StockPart[]): SupplierRequests {
  const granted = onRequest.filter(
    (part) =>
      isOnRequest(part.resource) &&
      before.some(
        ({ resource, day, quantity, answer }) =>
          answer === 'yes' && resource === part.resource && day === part.day && part.quantity <= quantity,
      ),
  )
  const state = onRequest.length === 0 ? 'none' : granted.length === onRequest.length ? 'answered' : 'waiting'
  return { onRequest, granted, state }
}

/** Nothing was asked for before: all of it waits for its answer. */
export const newSupplierRequests = (onRequest: readonly StockPart[]): SupplierRequests => supplierRequests([], onRequest)
