import { addDays, type Day } from '#values/dates.ts'

/** Nights of one room, first and last included. `anchor` is the night at which the choice began. */
export type Chosen = { room: string; anchor: Day; from: Day; to: Day }

const between = (room: string, anchor: Day, day: Day): Chosen => ({
  room,
  anchor,
  from: day < anchor ? day : anchor,
  to: day < anchor ? anchor : day,
})

/** A night was pressed: a second one of the same room ends the choice, any other press begins a new one. */
export function pressed(chosen: Chosen | undefined, room: string, day: Day): Chosen {
  const isSingle = chosen !== undefined && chosen.from === chosen.to
  return isSingle && chosen.room === room && chosen.from !== day ? between(room, chosen.anchor, day) : between(room, day, day)
}

/** The choice reaches from its first night to this one; in another room it begins with this one. */
export const reaching = (chosen: Chosen | undefined, room: string, day: Day): Chosen =>
  chosen?.room === room ? between(room, chosen.anchor, day) : between(room, day, day)

export const isChosen = (chosen: Chosen | undefined, room: string, day: Day): boolean =>
  chosen?.room === room && day >= chosen.from && day <= chosen.to

/** The night that an arrow key moves to; the same night at an edge. */
export function stepped(day: Day, key: string, nights: { first: Day; last: Day }): Day {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const by = steps[key]
  if (by === undefined) return day
  const to = addDays(day, by)
  return to < nights.first || to > nights.last ? day : to
}
