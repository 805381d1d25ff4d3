import type { Tx } from '#platform/context.ts'
import { insertHotels } from './writes.server.ts'

export type NewHotel = { id: string; name: string; placeId: string; kind: string; stars: number; board: string }

/** Adds hotels to the catalogue inside the caller's transaction; one that is there already stays as it is. */
export async function addHotels(tx: Tx, hotels: readonly NewHotel[]): Promise<void> {
  await insertHotels(
    tx,
    hotels.map(({ id, name, placeId, kind, stars, board }) => ({ id, place_id: placeId, name, kind, stars, board })),
  )
}
