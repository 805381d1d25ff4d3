import type { Room } from '#features/travellers/rooming.ts'

type Rooms = { rooms: readonly Pick<Room, 'kind'>[] }
/** A party with the number of each of its rooms in place of the one among its own. */
type Numbered<Party extends Rooms> = Omit<Party, 'rooms'> & {
  rooms: (Omit<Party['rooms'][number], 'number'> & { number: number | undefined })[]
}

/**
 * The rooms of several parties numbered through, since a hotel counts rooms and not bookings: the manifest and the rooming list
 * say the same numbers. Travellers who are still to be paired have no room yet, and so no number.
 */
export function numberRooms<Party extends Rooms>(parties: readonly Party[]): Numbered<Party>[] {
  let last = 0
  return parties.map((party) => ({
    ...party,
    rooms: party.rooms.map((room: Party['rooms'][number]) => ({
      ...room,
      number: room.kind === 'unpaired' ? undefined : ++last,
    })),
  }))
}
