import type { Room } from '#features/travellers/rooming.ts'

/**
 * The rooms of several parties numbered through, since a hotel counts rooms and not bookings: the manifest and the rooming list
 * say the same numbers. Travellers who are still to be paired have no room yet, and so no number.
 */
export function numberRooms<Party extends { rooms: readonly Room[] }>(parties: readonly Party[]) {
  let last = 0
  return parties.map((party) => ({
    ...party,
    rooms: party.rooms.map((room) => ({ ...room, number: room.kind === 'unpaired' ? undefined : ++last })),
  }))
}
