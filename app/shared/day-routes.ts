import type { RouteLine, TravelledBy } from '#artwork/cartography/roads.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import type { Leg, LegMode, LegPlace } from '#features/places/leg.ts'
import type { RouteStep } from '#features/places/shortest-route.ts'
import { placesAlong, travelledWay } from '#features/places/travelled-way.ts'

type Place = Pick<LegPlace, 'id' | 'name' | 'lat' | 'lng'>
type Day = Pick<PublishedPackage['itinerary'][number], 'day' | 'driveKm' | 'driveMinutes'> & {
  from: Pick<Place, 'id'>
  to: Pick<Place, 'id'>
}

/** How a day travels, in the order in which it is done. */
export type DayRoute = {
  day: number
  /** Up to the place that the day goes to on its way, or to its end. */
  lines: readonly RouteLine[]
  /** A place off the straight road that the day goes to, and the lines from there to its end. */
  detour?: { place: Place; lines: readonly RouteLine[] }
  modes: readonly LegMode[]
  /** The names of the places between its ends. */
  through: readonly string[]
}

/** The most names in a list: beyond them only places where one leg ends and the next begins. */
const mostNames = 5

/** The days that travel on legs we know; what a day travels is found by its figures (features/places/travelled-way.ts). */
export function dayRoutes(itinerary: readonly Day[], legs: readonly Leg[], places: readonly Place[]): DayRoute[] {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return itinerary.flatMap(({ day, from, to, driveKm, driveMinutes }) => {
    const found = travelledWay(legs, { fromId: from.id, toId: to.id, km: driveKm, minutes: driveMinutes })
    if (!found) return []
    const steps = found.way.map((step) => ({ step, along: placesAlong(legs, step) }))
    const lines = steps.map(({ step, along }): RouteLine => ({ by: manner(step), day, points: along.flatMap(at) }))
    const turn = found.by === undefined ? -1 : found.way.findIndex(({ toId }) => toId === found.by) + 1
    const place = found.by === undefined ? undefined : placeOf.get(found.by)
    return [
      {
        day,
        ...(place && turn > 0 ? { lines: lines.slice(0, turn), detour: { place, lines: lines.slice(turn) } } : { lines }),
        modes: [...new Set(found.way.map(({ leg }) => leg.mode))],
        through: namesBetween(steps, [from.id, to.id]),
      },
    ]
  })

  function at(id: string): RouteLine['points'] {
    const place = placeOf.get(id)
    return place ? [{ lat: place.lat, lng: place.lng }] : []
  }

  function namesBetween(steps: readonly { step: RouteStep; along: readonly string[] }[], ends: readonly string[]): string[] {
    const named = (ids: readonly string[]) =>
      [...new Set(ids)].filter((id) => !ends.includes(id)).flatMap((id) => placeOf.get(id)?.name ?? [])
    const all = named(steps.flatMap(({ along }) => along))
    return all.length > mostNames ? named(steps.map(({ step }) => step.toId)).slice(0, mostNames) : all
  }
}

function manner({ leg: { mode } }: RouteStep): TravelledBy {
  return mode === 'road' || mode === 'air' ? mode : 'other'
}
