import type { RoadLodge } from '#features/roster/sheet/sheet.ts'
import { type LineState, toSend } from '#features/supply/lines/order-line.ts'
import type { Day } from '#values/dates.ts'
import type { DayLine } from './day-facts.ts'

/**
 * Where a run sleeps. `state`: of its order line; null where nothing is ordered. `isChanging`: what the supplier confirmed stands, and a
 * change is not sent yet, or waits for its answer.
 */
export type NightLodge = {
  name: string
  place: string
  phone: string
  theirReference: string
  state: LineState | null
  isChanging: boolean
}

type Days = { firstDay: Day; lastDay: Day }

const covers = (days: Days | null, day: Day): boolean => days !== null && days.firstDay <= day && day <= days.lastDay

/** States of a line by which somebody sleeps somewhere, or is to. */
const counts = (state: LineState): boolean => !['cancelled', 'dropped', 'declined', 'not-delivered'].includes(state)

const isSettled = (state: LineState): boolean => state === 'confirmed' || state === 'used'

/** Whether a supplier confirmed what is on a day: the line as it is, or as it was before a change that waits. */
export const isConfirmedOn = (line: Pick<DayLine, 'state' | 'agreed'>, day: Day): boolean =>
  counts(line.state) && covers(line.agreed, day)

/** Whether a line has something on a day, as it is or as its supplier confirmed it. */
export const isOn = (line: DayLine, day: Day): boolean => counts(line.state) && (covers(line, day) || covers(line.agreed, day))

/**
 * Where they sleep tonight: as it is ordered from suppliers; where nothing is ordered, as the package, the trip or the stay says. What was
 * declined is said only where nothing stands in its place. Rooms of one supplier that stand alike are one. `place`: where the day ends.
 */
export function nightOf(
  lines: readonly DayLine[],
  { lodges, place }: { lodges: readonly RoadLodge[]; place: string },
  day: Day,
): NightLodge[] {
  const stays = lines.filter(({ kind }) => kind === 'stay')
  const ordered = stays.filter((line) => isOn(line, day))
  const declined = stays.filter((line) => line.state === 'declined' && covers(line, day))
  const found = ordered.length > 0 ? ordered : declined
  const planned = lodges.map(({ name, place, phone }) => ({
    ...{ name, place, phone, theirReference: '', state: null, isChanging: false },
  }))
  const nights = found.length > 0 ? found.map((line) => lodgeOf(line, sleepsAt(line, lodges, place), day)) : planned
  return [...new Map(nights.map((night) => [JSON.stringify(night), night])).values()]
}

/** Whoever has no house of their own, as an outfitter on a mountain, sleeps in the camp that the day names, else at their place or where the day ends. */
function sleepsAt({ hotel, supplier, title, place }: DayLine, lodges: readonly RoadLodge[], placeOfDay: string) {
  if (hotel !== '') return { name: hotel, place }
  const camp = lodges.find(({ isCamp }) => isCamp)
  return camp ? { name: camp.name, place: camp.place } : { name: supplier || title, place: place || placeOfDay }
}

function lodgeOf(line: DayLine, { name, place }: Pick<NightLodge, 'name' | 'place'>, day: Day): NightLodge {
  const { state, theirReference, phone } = line
  const isChanging = isConfirmedOn(line, day) && (!isSettled(state) || toSend(line) === 'change')
  // Confirmed for other days than now is not confirmed for this one.
  const shown = isSettled(state) && !isConfirmedOn(line, day) ? 'requested' : state
  return { name, place, phone, theirReference, state: isChanging ? 'confirmed' : shown, isChanging }
}
