import { expect, test } from 'vitest'
import type { Point } from '../path.ts'
import { drawRoads, type RouteLine, type TravelledBy } from './roads.ts'

const at = (x: number, y: number) => ({ lng: x, lat: y })
const placeOf = ({ lng, lat }: { lng: number; lat: number }): Point => [lng, lat]
const line = (by: TravelledBy, day: number, ...points: { lng: number; lat: number }[]): RouteLine => ({ by, day, points })
const [a, b, c, d] = [at(0, 0), at(100, 20), at(200, 0), at(200, 120)]

const ends = (path: string) => {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? []
  return [numbers.slice(0, 2), numbers.slice(-2)]
}

test('a line goes through each of its places', () => {
  const { stretches } = drawRoads([line('road', 1, a, b, c, d)], placeOf)
  expect(stretches.map((stretch) => ends(stretch.d))).toEqual([
    [
      [0, 0],
      [100, 20],
    ],
    [
      [100, 20],
      [200, 0],
    ],
    [
      [200, 0],
      [200, 120],
    ],
  ])
})

test('a road is smooth where it goes on through a place', () => {
  const { stretches } = drawRoads([line('road', 1, a, b, c)], placeOf)
  const [into = [], on = []] = stretches.map(({ d: path }) => path.match(/-?\d+/g)?.map(Number) ?? [])
  // Before and after the town at 100, 20 the handles lie on one straight line.
  const [ax, ay, bx, by] = [into[4] ?? 0, into[5] ?? 0, on[2] ?? 0, on[3] ?? 0]
  expect(Math.abs((bx - ax) * (20 - ay) - (100 - ax) * (by - ay))).toBeLessThan(60)
  expect(ax).toBeLessThan(100)
  expect(bx).toBeGreaterThan(100)
})

test('a stretch there and back is drawn once, for both its days', () => {
  const { svg, stretches } = drawRoads([line('road', 2, a, b), line('road', 5, b, a)], placeOf)
  expect(stretches).toHaveLength(1)
  expect(svg).toContain('data-days="2 5"')
})

test('flights and what is neither road nor flight have lines of their own', () => {
  const { svg } = drawRoads([line('road', 1, a, b), line('air', 1, a, b), line('other', 2, b, c)], placeOf)
  expect(svg.match(/class="[^"]+"/g)).toEqual(['class="route"', 'class="route air"', 'class="route other"'])
})

test('places that are drawn at one point have no line between them', () => {
  expect(drawRoads([line('road', 1, a, at(1, 1))], placeOf).svg).toBe('')
})
