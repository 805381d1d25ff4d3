import type { Day } from '#values/dates.ts'

/** A type of room as far as stock goes: how many of it a hotel has. */
export type RoomCount = { id: string; name: string; count: number }

/** How a room's stock has to follow what is published: from so many to so many; a room that is gone goes to none. */
export type CountChange = { id: string; name: string; was: number; is: number; gone: boolean }

/** The rooms whose number changes, and those that are gone; rooms that are new are opened, and change nothing. */
export function countChanges(before: readonly RoomCount[], after: readonly RoomCount[]): CountChange[] {
  return before.flatMap(({ id, name, count }): CountChange[] => {
    const now = after.find((room) => room.id === id)
    if (!now) return [{ id, name, was: count, is: 0, gone: true }]
    return now.count === count ? [] : [{ id, name: now.name, was: count, is: now.count, gone: false }]
  })
}

/**
 * How many are for sale on a day once a hotel has another number of a room: a day that had them all has them all again, one on
 * which staff sell fewer stays so, and none has more than there are.
 */
export const capacityAfter = (capacity: number, { was, is }: Pick<CountChange, 'was' | 'is'>): number =>
  capacity === was ? is : Math.min(capacity, is)

/** The first day on which more is taken than there will be, and on how many days that is so; undefined where there is none. */
export function takenBeyond(
  levels: readonly { day: Day; capacity: number; taken: number }[],
  change: CountChange,
): { day: Day; taken: number; days: number } | undefined {
  const beyond = levels.filter(({ capacity, taken }) => taken > capacityAfter(capacity, change) && taken > 0)
  const [first] = beyond
  return first && { day: first.day, taken: first.taken, days: beyond.length }
}
