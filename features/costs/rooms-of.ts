type Sleeper = { position: number; age: number }

/** Who is older sleeps in a bed of the room's own. */
const bedFrom = 12

/**
 * Who shares a room where nobody has said so: the last of the adults alone, as many as single rooms were sold, the others two by two in
 * their order, and each child where the fewest sleep, so that an odd adult shares with the first. `sharer` is where somebody shares with a
 * traveller of another booking.
 */
export function roomsOf(party: readonly Sleeper[], singleRooms: number, sharer: number): number[][] {
  const adults = party.filter(({ age }) => age >= bedFrom).map(({ position }) => position)
  const children = party.filter(({ age }) => age < bedFrom).map(({ position }) => position)
  const alone = singleRooms > 0 ? adults.slice(-singleRooms) : []
  const together = adults.slice(0, adults.length - alone.length)
  const pairs = Array.from({ length: Math.ceil(together.length / 2) }, (_, at) => together.slice(2 * at, 2 * at + 2))
  const last = pairs.at(-1)
  // One adult with a child shares with the child.
  if (last?.length === 1 && children.length === 0) last.push(sharer)
  const rooms = [...pairs, ...alone.map((position) => [position])]
  const shared = pairs.length > 0 ? pairs : rooms
  for (const child of children) shared.toSorted((one, other) => one.length - other.length)[0]?.push(child)
  return rooms
}
