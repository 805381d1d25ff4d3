import { type Box, labelSize, type PlacedLabel, placeLabels } from './cartography/labels.ts'
import type { LandNames } from './cartography/land.ts'
import { escaped } from './escaped.ts'
import { drawRouteMap, type MapFrame, mapName, type RouteStop } from './route-map.ts'

export type PickPlace = { readonly id: string; readonly name: string; readonly lat: number; readonly lng: number }

/** How far a point is reached by a finger, and how far a name keeps from it. */
const reach = 17

/**
 * Places to choose from, as a second `<svg>` that lies over the route map of the same stops: a point and a name for each place
 * that the map shows and that is not too close to another, in the order of their names. A name without room is shown while the
 * pointer is on its point. `words` describe what a press does with a place.
 */
export function pickMap({
  stops,
  places,
  title,
  words,
  frame,
  land,
}: {
  stops: readonly RouteStop[]
  places: readonly PickPlace[]
  title: string
  words: (name: string) => string
  frame: MapFrame
  land: LandNames
}): string {
  const { labels, taken, project, width, height } = drawRouteMap({ stops, title: '', frame, land })
  const isStop = (place: PickPlace) => stops.some(({ lat, lng }) => lat === place.lat && lng === place.lng)
  const loud = labels.filter(({ quiet }) => !quiet).map(({ box }) => box)
  const inFrame = places
    .map((place) => {
      const [x, y] = project(place.lng, place.lat)
      return { ...place, x: Math.round(x), y: Math.round(y) }
    })
    .filter(({ x, y }) => x > 8 && x < width - 8 && y > 8 && y < height - 8)
  const shown = apart(
    [...inFrame.filter(isStop), ...inFrame.filter((place) => !isStop(place))],
    loud.map(({ left, right, top, bottom }) => ({ left: left - 4, right: right + 4, top: top - 2, bottom: bottom + 4 })),
  ).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const points = shown.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }))
  const named = placeLabels(
    shown.filter((place) => !isStop(place)).map(({ name, x, y }) => ({ name: mapName(name), x, y, reach: 8 })),
    { width, height, taken: [...taken, ...loud, ...points], lines: [] },
  )
  const drawn = shown.map((place, index) => {
    const { id, name, x, y } = place
    const label = isStop(place) ? '' : drawName(mapName(name), place, named, width)
    const dot = isStop(place) ? '' : `<circle class="dot" cx="${x}" cy="${y}" r="6"/>`
    return `<g class="pick" role="button" tabindex="${index === 0 ? 0 : -1}" data-place="${escaped(id)}" aria-label="${escaped(words(name))}"><circle class="reach" cx="${x}" cy="${y}" r="${reach}"/>${dot}${label}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map picks" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escaped(title)}">${drawn.join('')}</svg>`
}

/** Points far enough apart for a finger; all stops come first, and no other point lies in the name of one. */
function apart<Place extends PickPlace & { x: number; y: number }>(places: readonly Place[], names: readonly Box[]): Place[] {
  const placed: Place[] = []
  for (const place of places) {
    const { x, y } = place
    const near = placed.some((other) => Math.hypot(other.x - x, other.y - y) < reach)
    const covered = names.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
    if (!near && !covered) placed.push(place)
  }
  return placed
}

/** Its name where there was room for it at the size that is read on a small map, else above its point and hidden. */
function drawName(text: string, { x, y }: { x: number; y: number }, named: readonly PlacedLabel[], width: number): string {
  const label = named.find((one) => one.text === text && !one.quiet)
  const anchor = x < width * 0.2 ? 'start' : x > width * 0.8 ? 'end' : 'middle'
  const at = label ?? { x, y: Math.max(labelSize.phone, y - 14), anchor }
  return `<text class="${label ? 'name' : 'name late'}" x="${at.x}" y="${at.y}" text-anchor="${at.anchor}">${escaped(text)}</text>`
}
