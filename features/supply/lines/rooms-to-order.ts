import type { Room } from '#features/travellers/rooming.ts'

/**
 * Rooms as a lodge is asked for them, by places from 0: those of the rooming list; whose sharing is not known yet sleep two by two in their
 * order, and an odd one alone.
 */
export const roomsToOrder = (rooms: readonly Pick<Room, 'kind' | 'positions'>[]): number[][] =>
  rooms.flatMap(({ kind, positions }) => {
    const places = positions.map((position) => position - 1)
    if (kind !== 'unpaired') return [places]
    return Array.from({ length: Math.ceil(places.length / 2) }, (_, at) => places.slice(2 * at, 2 * at + 2))
  })
