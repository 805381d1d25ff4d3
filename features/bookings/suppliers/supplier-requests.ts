import { isOnRequest, type StockPart } from '#features/stock/stock.ts'
import type { BookedPart, SupplierRequests } from '../booking-record.ts'

/**
 * The parts on request after a change, and which of them a supplier has granted already: the same service on the same day and no
 * more of it. Everything else has to be requested. A yes about counted stock is not stored here, because it became stock.
 *
 * @param before the booking's parts before the change, with their answers.
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

/** The requests of a new booking: none is answered. */
export const newSupplierRequests = (onRequest: readonly StockPart[]): SupplierRequests => supplierRequests([], onRequest)
