import type { Tx } from '#platform/context.ts'
import type { NewHotel } from './hotel.ts'
import { insertHotels } from './writes.server.ts'

/**
 * Adds to the catalogue, inside the caller's transaction, what is missing of these hotels: the hotel, a room, a rate. What is
 * there stays as it is, with whatever staff changed in it; only a hotel of a release that knew less is described, once. Safe
 * at every start. Answers how many rooms were new.
 */
export async function addHotels(tx: Tx, hotels: readonly NewHotel[]): Promise<number> {
  return insertHotels(tx, hotels)
}
