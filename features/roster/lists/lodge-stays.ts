import { addDays, type Day } from '#values/dates.ts'
import type { RoadLodge } from '../sheet/sheet.ts'

/**
 * Nights in a row in one house, `to` being the day on which they leave. `lodge` null: nobody has named the house yet. Who of the party sleeps there says
 * the house: null for everybody.
 */
export type LodgeStay = { lodge: RoadLodge | null; from: Day; to: Day; nights: number }

/**
 * The houses of a run, each with its nights in a row, in the order of their first night. Every night from the first day to the last belongs to at least
 * one: to none named, where nobody has entered a house; to several, where the rate book has several for it, or the party sleeps in several.
 */
export function lodgeStays(
  days: readonly { on: Day; lodges: readonly RoadLodge[] }[],
  { startsOn, endsOn }: { startsOn: Day; endsOn: Day },
): LodgeStay[] {
  const stays: LodgeStay[] = []
  const byDay = new Map(days.map(({ on, lodges }) => [on, lodges]))
  for (let on = startsOn; on < endsOn; on = addDays(on, 1)) {
    const lodges = eachOnce(byDay.get(on) ?? [])
    for (const lodge of lodges.length > 0 ? lodges : [null]) {
      const before = stays.find((stay) => stay.to === on && isSame(stay.lodge, lodge))
      if (before) {
        before.to = addDays(on, 1)
        before.nights += 1
      } else stays.push({ lodge, from: on, to: addDays(on, 1), nights: 1 })
    }
  }
  return stays
}

/** The houses of a night, each once: a double and a single there are of everybody who sleeps in either. */
const eachOnce = (lodges: readonly RoadLodge[]): RoadLodge[] =>
  [...Map.groupBy(lodges, lodgeKey).values()].flatMap((same) => {
    const [first] = same
    const positions = new Set(same.flatMap((one) => one.who ?? []))
    const who = same.some((one) => one.who === null) ? null : [...positions].toSorted((a, b) => a - b)
    return first ? [{ ...first, who }] : []
  })

const isSame = (one: RoadLodge | null, other: RoadLodge | null): boolean =>
  lodgeKey(one) === lodgeKey(other) && String(one?.who ?? '') === String(other?.who ?? '')

/** Which house it is: by the house that we show, else by its supplier, else by its name. */
const lodgeKey = (lodge: RoadLodge | null): string =>
  lodge === null ? '' : JSON.stringify(lodge.hotelId ?? lodge.supplierId ?? [lodge.name, lodge.place])
