import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dayRoutes } from '#app/shared/day-routes.ts'
import { besideDays, routeOf } from '#app/shared/route-stops.ts'
import { itineraryWords } from '#app/words/itinerary.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { overlaps, textBox } from '#artwork/cartography/labels.ts'
import { drawRouteMap, mapForms, mapName } from '#artwork/route-map.ts'
import type { Leg } from '#features/places/leg.ts'
import { land } from '#tests/support/land-names.ts'
import reference from '../reference/legs.json' with { type: 'json' }
import places from '../reference/places.json' with { type: 'json' }
import { demoPackages } from './packages.ts'

const legs = reference as Leg[]
const { sizes } = mapForms.square

/** Sizes of names in app/ui/shared/map.css, the larger for a map of 340 pixels and less. */
const shown = [sizes.name, 18]

function placed(id: string) {
  const place = places.find((one) => one.id === id)
  if (!place) throw new Error(`No place ${id}`)
  return place
}

describe.each(demoPackages.map(({ slug, days }) => ({ slug, days })))('the map beside the days of $slug', ({ days }) => {
  const itinerary = days.map((day, at) => ({ ...day, day: at + 1, from: placed(day.from), to: placed(day.to) }))
  const routes = dayRoutes(itinerary, legs, places)
  const stops = routeOf(itinerary, routes)
  const map = drawRouteMap({ ...besideDays(stops, readEnglish(itineraryWords)), land })

  test('keeps names and pins in the frame and off each other', () => {
    for (const size of shown) {
      const names = map.labels.map(({ text, x, y, anchor, quiet }) => ({
        text,
        ...textBox(text, x, y, anchor, quiet ? sizes.quiet : size),
      }))
      const boxes = [...names, ...map.taken.map((box) => ({ text: 'a pin or the scale', ...box }))]
      boxes.forEach((box, i) => {
        expect(box.left, box.text).toBeGreaterThanOrEqual(0)
        expect(box.top, box.text).toBeGreaterThanOrEqual(0)
        expect(box.right, box.text).toBeLessThanOrEqual(map.width)
        expect(box.bottom, box.text).toBeLessThanOrEqual(map.height)
        if (i < names.length)
          for (const other of boxes.slice(i + 1)) expect(overlaps(box, other), `${box.text} on ${other.text}`).toBe(false)
      })
    }
  })

  test('leads to every day, names every stop of a night, and says what is far', () => {
    const linked = [...map.svg.matchAll(/<a href="#day-(\d+)" data-days="([^"]+)"/g)]
    expect(linked.flatMap(([, , all = '']) => all.split(' ').map(Number)).toSorted((a, b) => a - b)).toEqual(
      itinerary.map(({ day }) => day),
    )
    expect(linked.every(([, first, all]) => all?.split(' ')[0] === first)).toBe(true)
    for (const [, name, shown] of map.svg.matchAll(/<a [^>]*aria-label="([^"]+)".*?class="day"[^>]*>([^<]+)/g))
      expect(name, 'the name of a pin has what it shows').toContain(` ${shown}: `)
    const names = map.labels.map(({ text }) => text)
    for (const [, name = ''] of map.svg.matchAll(/<a [^>]*aria-label="[^:]+: ([^"]+)"/g))
      expect(
        [mapName(name), name].some((one) => names.includes(one)),
        name,
      ).toBe(true)
    expect(map.svg).toMatch(/>\d+ km<\/text>/)
    expect(map.svg.length).toBeLessThanOrEqual(14_000)
    expect(gzipSync(map.svg, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024)
    expect(map.svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('draws a line for every day that travels, dashed exactly where it flies', () => {
    const drawn = [...map.svg.matchAll(/<path class="route([^"]*)" data-days="([^"]+)"/g)].map(([, by, all = '']) => ({
      by,
      days: all.split(' ').map(Number),
    }))
    const flown = routes.filter(({ modes }) => modes.includes('air')).map(({ day }) => day)
    const dashed = drawn.filter(({ by }) => by === ' air').flatMap((path) => path.days)
    expect([...new Set(dashed)].toSorted((a, b) => a - b)).toEqual(flown)
    for (const { day, lines, detour } of routes) {
      const points = [...lines, ...(detour?.lines ?? [])].flatMap((line) => line.points)
      const [x = 0, y = 0] = spread(points, map.project)
      // A town and its airport may be one pin.
      if (Math.hypot(x, y) > 25)
        expect(
          drawn.some((path) => path.days.includes(day)),
          `day ${day}`,
        ).toBe(true)
    }
  })

  test('has each line begin where the one before ended', () => {
    for (const { from, to, day } of itinerary) {
      const route = routes.find((one) => one.day === day)
      if (!route) continue
      const lines = [...route.lines, ...(route.detour?.lines ?? [])]
      const at = ({ lat, lng }: { lat: number; lng: number }) => `${lat} ${lng}`
      const walked = lines.flatMap(({ points }) => [points[0], points.at(-1)].flatMap((point) => (point ? [at(point)] : [])))
      expect([walked[0], walked.at(-1)]).toEqual([at(from), at(to)])
      for (let i = 1; i + 1 < walked.length; i += 2) expect(walked[i]).toBe(walked[i + 1])
    }
  })
})

function spread(
  points: readonly { lat: number; lng: number }[],
  project: (lng: number, lat: number) => readonly [number, number],
) {
  const drawn = points.map(({ lng, lat }) => project(lng, lat))
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}
