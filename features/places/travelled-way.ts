import type { Leg } from './leg.ts'
import { goes, isDriven, quickestRoutes, type RouteStep, shortestWay, stepFrom, type Way } from './shortest-route.ts'

/** A day of a journey: where it begins and ends, and how far and how long it travels, borders counted in or not. */
export type TravelDay = { fromId: string; toId: string; km: number; minutes: number }

/** The legs of a day; `by` is a place that the day goes to on its way and that is not on the quickest one. */
export type TravelledWay = { way: Way; by?: string }

/** Figures of a day are written to five minutes, and to a kilometre. */
const exact = { km: 1, minutes: 4 } as const

/**
 * The legs that a day travels. A day has its first and last place, its kilometres and its minutes, so the legs are those with the
 * same figures: the quickest route by road or with flights, one leg that leads there, or the routes to one other place and on
 * from it, if there is only one such place. A day with other figures travels the route whose figures are nearest. None where a
 * day stays, or makes a round trip that no place explains; a day without figures goes by a trail or a boat, if one leads there.
 */
export function travelledWay(legs: readonly Leg[], day: TravelDay): TravelledWay | undefined {
  const { fromId, toId, km, minutes } = day
  if (km === 0 && minutes === 0) {
    const leg = legs.find((one) => !isDriven(one) && one.mode !== 'air' && one.mode !== 'rail' && joins(one, fromId, toId))
    return leg && { way: [{ leg, fromId, toId }] }
  }
  const straight = fromId === toId ? [] : directRoutes(legs, fromId, toId)
  const exact = straight.find((way) => fits(way, day))
  if (exact) return { way: exact }
  const [round, ...others] = roundTrips(legs, day).filter(({ way }) => fits(way, day))
  if (round && others.every(({ way }) => sameLegs(way, round.way))) return isDetour(legs, round, day) ? round : { way: round.way }
  const [nearest] = straight.toSorted((a, b) => misfit(a, day) - misfit(b, day))
  return nearest && { way: nearest }
}

/** The networks that a journey travels on: open roads, all that goes but trails, and roads that are closed at present. */
const networks = (legs: readonly Leg[]) => [
  legs.filter((leg) => goes(leg) && isDriven(leg)),
  legs.filter((leg) => goes(leg) && leg.mode !== 'trail'),
  legs.filter(isDriven),
]

function directRoutes(legs: readonly Leg[], fromId: string, toId: string): Way[] {
  const quickest = networks(legs).flatMap((network) => {
    const way = shortestWay(network, fromId, toId)
    return way ? [way] : []
  })
  return [...quickest, ...legs.filter((leg) => goes(leg) && joins(leg, fromId, toId)).map((leg) => [{ leg, fromId, toId }])]
}

/**
 * The routes to any one place and on from it, each half by road, by the quickest leg, or on one road. A detour by road names its
 * place.
 */
function roundTrips(legs: readonly Leg[], { fromId, toId }: TravelDay): TravelledWay[] {
  const [roads = [], all = []] = networks(legs)
  const halves = (id: string) => [quickestRoutes(roads, id), oneRoad(roads, id), quickestRoutes(all, id)]
  const back = halves(toId)
  return halves(fromId).flatMap((outward, out) =>
    back.flatMap((homeward, home) =>
      [...outward].flatMap(([id, first]) => {
        const second = homeward.get(id)
        if (!second || id === fromId || id === toId) return []
        const way = [...first, ...reversed(second)]
        return [out < 2 && home < 2 ? { way, by: id } : { way }]
      }),
    ),
  )
}

const oneRoad = (roads: readonly Leg[], fromId: string) =>
  new Map(roads.flatMap((leg) => stepFrom(leg, fromId) ?? []).map((step): [string, Way] => [step.toId, [step]]))

const reversed = (way: Way): Way =>
  way.toReversed().map(({ leg, fromId, toId }): RouteStep => ({ leg, fromId: toId, toId: fromId }))

/** Whether the place lies off the road that leads straight there. */
function isDetour(legs: readonly Leg[], { by }: TravelledWay, { fromId, toId }: TravelDay): boolean {
  const [roads = []] = networks(legs)
  const straight = fromId === toId ? [] : (shortestWay(roads, fromId, toId) ?? [])
  return !straight.some((step) => placesAlong(roads, step).some((id) => id === by))
}

const joins = (leg: Leg, one: string, other: string) =>
  (leg.fromId === one && leg.toId === other) || (leg.fromId === other && leg.toId === one)

const namesOf = (way: Way) => way.map(({ leg }) => leg.id).join(' ')
const sameLegs = (one: Way, other: Way) => namesOf(one) === namesOf(other)

function figures(way: Way) {
  const sum = (of: (leg: Leg) => number) => way.reduce((total, { leg }) => total + of(leg), 0)
  const borders = sum(({ borderLeast, borderMost }) => ((borderLeast ?? 0) + (borderMost ?? 0)) / 2)
  const minutes = sum((leg) => leg.minutes)
  return { km: sum((leg) => leg.km), minutes: [minutes, minutes + borders] }
}

function fits(way: Way, day: TravelDay): boolean {
  const { km, minutes } = figures(way)
  return Math.abs(km - day.km) <= exact.km && minutes.some((taken) => Math.abs(taken - day.minutes) <= exact.minutes)
}

function misfit(way: Way, day: TravelDay): number {
  const { km, minutes } = figures(way)
  const apart = Math.min(...minutes.map((taken) => Math.abs(taken - day.minutes)))
  return Math.abs(km - day.km) / Math.max(1, day.km) + apart / Math.max(1, day.minutes)
}

/** How much longer or shorter than a road its parts may be together, as a share of it. */
const slack = 0.06

/**
 * The places on a leg, both ends among them: those whose shorter roads add up to the same length. So the road from
 * Kigali to Huye is known to lead through Muhanga, Ruhango and Nyanza. Other legs go straight.
 */
export function placesAlong(legs: readonly Leg[], { leg, fromId, toId }: RouteStep): string[] {
  if (leg.mode !== 'road') return [fromId, toId]
  const shorter = legs.filter((other) => other.mode === 'road' && other.km < leg.km)
  const parts = shortestWay(shorter, fromId, toId)
  const km = parts && figures(parts).km
  if (!parts || km === undefined || Math.abs(km - leg.km) > leg.km * slack) return [fromId, toId]
  return [fromId, ...parts.flatMap((part) => placesAlong(shorter, part).slice(1))]
}
