import { langOf } from '#features/content/texts/untranslated.ts'
import type { Leg, LegPlace } from '#features/places/leg.ts'
import { sumOfWay, type Way } from '#features/places/shortest-route.ts'
import type { Words } from '#platform/languages/source.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import type { roadTimeWords } from '../../words/road-time.ts'
import type { routeWords } from '../../words/routes.ts'

type RouteWords = Words<typeof routeWords.tree> & { times: Words<typeof roadTimeWords.tree> }

/** Hubs of the table of driving times: where journeys begin, and towns on the road. */
export const hubs = ['kigali', 'musanze', 'huye', 'karongi', 'kampala', 'nairobi', 'arusha'] as const

type Names = ReadonlyMap<string, string>

export const namesOf = (places: readonly Pick<LegPlace, 'id' | 'name'>[]): Names =>
  new Map(places.map(({ id, name }) => [id, name]))

/** Times are rounded to five minutes, because road times are not more exact. */
const toFive = (minutes: number) => (minutes < 10 ? minutes : Math.round(minutes / 5) * 5)
function timeText(minutesLeast: number, minutesMost: number, words: RouteWords): string {
  const [least, most] = [roadTime(toFive(minutesLeast), words.times), roadTime(toFive(minutesMost), words.times)]
  return least === most ? least : words.time({ least, most })
}

const onText = ({ mode, surface, vehicle }: Leg, words: RouteWords) =>
  vehicle ?? (mode === 'road' ? (surface ?? words.modes.road) : words.modes[mode])

/** The language of that, where it has stayed English. */
const onLang = (leg: Leg) => (leg.vehicle ? langOf(leg, 'vehicle') : leg.mode === 'road' ? langOf(leg, 'surface') : undefined)

/** A route as the page shows it. */
export function routeView(way: Way, names: Names, words: RouteWords) {
  const sum = sumOfWay(way)
  const name = (id: string | null) => (id === null ? '' : (names.get(id) ?? id))
  return {
    time: timeText(sum.minutesLeast, sum.minutesMost, words),
    km: words.km({ count: sum.km }),
    borders: sum.borders === 0 ? words.noBorders : words.borders({ count: sum.borders }),
    confirm: sum.confirm,
    closed: sum.closed,
    asOf: sum.asOf,
    how: words.modes[way[0]?.leg.mode ?? 'road'],
    parts: way.map(({ leg, fromId, toId }) => ({
      id: leg.id,
      name: words.title({ from: name(fromId), to: name(toId) }),
      time: timeText(leg.minutesLeast, leg.minutesMost, words),
      km: words.km({ count: leg.km }),
      on: onText(leg, words),
      onLang: onLang(leg),
      status: leg.status === 'open' ? '' : words.statuses[leg.status],
      confirm: leg.confidence === 'low' || leg.status !== 'open',
      note: leg.note,
      noteLang: langOf(leg, 'note'),
      border:
        leg.borderId === null
          ? ''
          : words.border({ name: name(leg.borderId), least: leg.borderLeast ?? 0, most: leg.borderMost ?? 0 }),
    })),
  }
}

export type RouteView = ReturnType<typeof routeView>

/** The rows of a hub: every open road that begins there, the shortest time first. */
export function hubRows(hub: string, legs: readonly Leg[], names: Names, words: RouteWords) {
  return legs
    .filter(({ mode, status, fromId, toId }) => mode === 'road' && status === 'open' && (fromId === hub || toId === hub))
    .toSorted((a, b) => a.minutes - b.minutes)
    .map((leg) => {
      const to = leg.fromId === hub ? leg.toId : leg.fromId
      return {
        to,
        name: names.get(to) ?? to,
        time: timeText(leg.minutesLeast, leg.minutesMost, words),
        km: words.km({ count: leg.km }),
        on: onText(leg, words),
        onLang: onLang(leg),
        note: leg.note,
        noteLang: langOf(leg, 'note'),
        confirm: leg.confidence === 'low',
      }
    })
}

export type HubRow = ReturnType<typeof hubRows>[number]
