import type { Leg } from './leg.ts'

/** A leg in the direction of travel: from its `fromId`, or back. */
export type RouteStep = { leg: Leg; fromId: string; toId: string }
/** Legs that follow each other from one place to another. */
export type Way = readonly RouteStep[]

/**
 * Which legs are considered, the first kind that leads there: open roads; any leg except on foot or by bicycle;
 * any leg; and closed ones, which are shown as closed, by road where there is one.
 */
const kinds: readonly ((leg: Leg) => boolean)[] = [
  (leg) => leg.status === 'open' && isDriven(leg),
  (leg) => goes(leg) && leg.mode !== 'trail',
  goes,
  isDriven,
  () => true,
]

export function isDriven({ mode }: Leg): boolean {
  return mode === 'road' || mode === 'ferry'
}

/** Whether a leg can be travelled at all at present. */
export function goes({ status }: Leg): boolean {
  return status === 'open' || status === 'check'
}

/**
 * The routes between two places: every leg that leads there directly, quickest first and closed ones last; where there is
 * none, the shortest route through others. Empty where the places are one, or nothing connects them.
 */
export function routesBetween(legs: readonly Leg[], fromId: string, toId: string): Way[] {
  if (fromId === toId) return []
  const direct = legs.flatMap((leg) => stepFrom(leg, fromId) ?? []).filter((step) => step.toId === toId)
  if (direct.length > 0) {
    return direct
      .toSorted((a, b) => Number(goes(b.leg)) - Number(goes(a.leg)) || minutesOf(a.leg) - minutesOf(b.leg))
      .map((step) => [step])
  }
  for (const kind of kinds) {
    const way = shortestWay(legs.filter(kind), fromId, toId)
    if (way) return [way]
  }
  return []
}

/** The quickest way through legs, borders counted in; undefined where no legs join the places. */
export const shortestWay = (legs: readonly Leg[], fromId: string, toId: string): Way | undefined =>
  quickestRoutes(legs, fromId).get(toId)

/** The quickest way from one place to every other that legs lead to, borders counted in, by Dijkstra. */
export function quickestRoutes(legs: readonly Leg[], fromId: string): Map<string, Way> {
  const legsAt = Map.groupBy(
    legs.flatMap((leg) => [{ leg, at: leg.fromId } as const, { leg, at: leg.toId } as const]),
    ({ at }) => at,
  )
  const open = new Map<string, { minutes: number; way: Way }>([[fromId, { minutes: 0, way: [] }]])
  const settled = new Map<string, Way>()
  for (;;) {
    let next: { id: string; minutes: number; way: Way } | undefined
    for (const [id, reached] of open) if (!next || reached.minutes < next.minutes) next = { id, ...reached }
    if (!next) return settled
    open.delete(next.id)
    settled.set(next.id, next.way)
    for (const { leg } of legsAt.get(next.id) ?? []) {
      const step = stepFrom(leg, next.id)
      if (!step || settled.has(step.toId)) continue
      const minutes = next.minutes + minutesOf(leg)
      const known = open.get(step.toId)
      if (!known || minutes < known.minutes) open.set(step.toId, { minutes, way: [...next.way, step] })
    }
  }
}

export function stepFrom(leg: Leg, id: string): RouteStep | undefined {
  if (leg.fromId === id) return { leg, fromId: id, toId: leg.toId }
  return leg.toId === id ? { leg, fromId: id, toId: leg.fromId } : undefined
}

/** The time of a leg with its border, half way between a quick and a slow crossing. */
const minutesOf = ({ minutes, borderLeast, borderMost }: Leg) => minutes + ((borderLeast ?? 0) + (borderMost ?? 0)) / 2

/** The totals of a route. Borders are inside the times; `confirm` where a leg is uncertain or not plainly open. */
export type RouteTotal = {
  km: number
  minutesLeast: number
  minutesMost: number
  borders: number
  confirm: boolean
  /** Whether a part of it is closed at present. */
  closed: boolean
  asOf: number
}

export function sumOfWay(way: Way): RouteTotal {
  const legs = way.map(({ leg }) => leg)
  const sum = (of: (leg: Leg) => number) => legs.reduce((minutes, leg) => minutes + of(leg), 0)
  return {
    km: sum(({ km }) => km),
    minutesLeast: sum((leg) => leg.minutesLeast + (leg.borderLeast ?? 0)),
    minutesMost: sum((leg) => leg.minutesMost + (leg.borderMost ?? 0)),
    borders: legs.filter(({ borderId }) => borderId !== null).length,
    confirm: legs.some(({ confidence, status }) => confidence === 'low' || status !== 'open'),
    closed: !legs.every(goes),
    asOf: Math.min(...legs.map(({ asOf }) => asOf)),
  }
}
