import type { Room } from '#features/travellers/rooming.ts'

/**
 * Rooms as a lodge is asked for them, by the positions of who sleeps in each: those of the rooming list; whose sharing is not known yet sleep
 * two by two in their order, and an odd one alone.
 */
export const roomsToOrder = (rooms: readonly Pick<Room, 'kind' | 'positions'>[]): number[][] =>
  rooms.flatMap(({ kind, positions }) => {
    if (kind !== 'unpaired') return [positions]
    return Array.from({ length: Math.ceil(positions.length / 2) }, (_, at) => positions.slice(2 * at, 2 * at + 2))
  })
