import fc from 'fast-check'
import { expect, test } from 'vitest'
import reference from '#db/reference/legs.json' with { type: 'json' }
import places from '#db/reference/places.json' with { type: 'json' }
import type { Leg } from './leg.ts'
import { readRouteQuery } from './route-query.ts'
import { routesBetween, shortestWay, sumOfWay, type Way } from './shortest-route.ts'

const legs = reference as Leg[]
const road = (fromId: string, toId: string, minutes: number, more: Partial<Leg> = {}): Leg => ({
  id: `${fromId}-to-${toId}`,
  fromId,
  toId,
  mode: 'road',
  km: minutes,
  minutes,
  minutesLeast: minutes,
  minutesMost: minutes + 10,
  surface: 'tarmac',
  vehicle: null,
  borderId: null,
  borderLeast: null,
  borderMost: null,
  status: 'open',
  note: '',
  confidence: 'high',
  asOf: 2025,
  ...more,
})
const stops = (way: Way | undefined) => way && [way[0]?.fromId, ...way.map(({ toId }) => toId)]

test('the shortest way is the quickest one, not the one with the fewest parts', () => {
  const net = [road('a', 'd', 100), road('a', 'b', 20), road('b', 'c', 20), road('c', 'd', 20)]
  expect(stops(shortestWay(net, 'a', 'd'))).toEqual(['a', 'b', 'c', 'd'])
})

test('every leg is travelled in both directions, and a border on it counts', () => {
  const net = [road('b', 'a', 30, { borderId: 'b', borderLeast: 60, borderMost: 120 }), road('a', 'c', 50), road('b', 'c', 50)]
  expect(stops(shortestWay(net, 'a', 'b'))).toEqual(['a', 'c', 'b'])
})

test('a leg that leads there directly is shown, even where going round is quicker; several are shown, quickest and open first', () => {
  const boat = road('a', 'c', 90, { id: 'boat', mode: 'boat' })
  const closed = road('c', 'a', 5, { id: 'closed', status: 'suspended' })
  const net = [road('a', 'c', 100), boat, closed, road('a', 'b', 1), road('b', 'c', 1)]
  expect(routesBetween(net, 'a', 'c').map(([step]) => step?.leg.id)).toEqual(['boat', 'a-to-c', 'closed'])
})

test('open roads come before flights, flights before trails, and what is closed last of all', () => {
  const air = road('a', 'x', 5, { id: 'air', mode: 'air' })
  const trail = road('a', 'y', 1, { id: 'trail', mode: 'trail' })
  const shut = road('a', 'z', 1, { id: 'shut', status: 'restricted' })
  const to = (id: string) => road(id, 'end', 5)
  const round = [road('a', 'b', 500), to('b')]
  expect(stops(routesBetween([...round, air, to('x')], 'a', 'end')[0])).toEqual(['a', 'b', 'end'])
  expect(stops(routesBetween([air, to('x'), trail, to('y'), shut, to('z')], 'a', 'end')[0])).toEqual(['a', 'x', 'end'])
  expect(stops(routesBetween([trail, to('y'), shut, to('z')], 'a', 'end')[0])).toEqual(['a', 'y', 'end'])
  expect(stops(routesBetween([shut, to('z')], 'a', 'end')[0])).toEqual(['a', 'z', 'end'])
})

test('nothing joins a place with itself, nor two that no leg joins', () => {
  expect(routesBetween(legs, 'kigali', 'kigali')).toEqual([])
  expect(routesBetween([road('a', 'b', 1)], 'a', 'c')).toEqual([])
})

test('a route sums its times with its borders, and asks to confirm what is uncertain or not plainly open', () => {
  const border = road('a', 'b', 60, { borderId: 'b', borderLeast: 30, borderMost: 90 })
  const [way] = routesBetween([border, road('b', 'c', 30)], 'a', 'c')
  expect(way && sumOfWay(way)).toEqual({
    km: 90,
    minutesLeast: 120,
    minutesMost: 200,
    borders: 1,
    confirm: false,
    closed: false,
    asOf: 2025,
  })
  const sum = (more: Partial<Leg>) => sumOfWay([{ leg: road('a', 'b', 1, more), fromId: 'a', toId: 'b' }])
  expect(sum({ confidence: 'low' })).toMatchObject({ confirm: true, closed: false })
  expect(sum({ status: 'check' })).toMatchObject({ confirm: true, closed: false })
  expect(sum({ status: 'suspended' })).toMatchObject({ confirm: true, closed: true })
})

test('no way is shorter than the shortest one, whichever legs there are', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const net = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names), fc.integer({ min: 1, max: 99 })), {
    maxLength: 12,
  })
  /** Every sum of minutes from a place, by looking at all paths up to the number of places. */
  const least = (of: readonly Leg[], from: string, to: string) => {
    let best = new Map([[from, 0]])
    for (const _ of names) {
      const next = new Map(best)
      for (const { fromId, toId, minutes } of of)
        for (const [one, other] of [
          [fromId, toId],
          [toId, fromId],
        ] as const) {
          const at = best.get(one)
          if (at !== undefined) next.set(other, Math.min(next.get(other) ?? Number.POSITIVE_INFINITY, at + minutes))
        }
      best = next
    }
    return best.get(to)
  }
  fc.assert(
    fc.property(net, (given) => {
      const of = given.filter(([from, to]) => from !== to).map(([from, to, minutes]) => road(from, to, minutes))
      const way = shortestWay(of, 'a', 'e')
      expect(way?.reduce((minutes, { leg }) => minutes + leg.minutes, 0)).toBe(least(of, 'a', 'e'))
      if (way) expect(stops(way)).toEqual(['a', ...way.map(({ toId }) => toId)])
    }),
  )
})

test('of the real legs: Kibeho by its own road, Buhoma by Gatuna and Kabale, Nairobi by air, Goma only as closed', () => {
  const way = (to: string) => routesBetween(legs, 'kigali', to)[0]
  expect(stops(way('kibeho'))).toEqual(['kigali', 'kibeho'])
  expect(stops(way('buhoma'))).toEqual(['kigali', 'gatuna-katuna', 'kabale', 'buhoma'])
  expect(way('nairobi')?.map(({ leg }) => leg.mode)).toEqual(['road', 'air'])
  const goma = way('goma')
  expect(stops(goma)).toEqual(['kigali', 'rubavu', 'goma'])
  expect(goma && sumOfWay(goma).closed).toBe(true)
})

test('every leg joins two places that we know, takes some time, and knows its border', () => {
  const known = new Set(places.map(({ id }) => id))
  expect(new Set(legs.map(({ id }) => id)).size).toBe(legs.length)
  for (const { id, fromId, toId, borderId, minutes, minutesLeast, minutesMost } of legs) {
    expect([known.has(fromId), known.has(toId), borderId === null || known.has(borderId)], id).not.toContain(false)
    expect([minutesLeast <= minutes, minutes <= minutesMost, minutesLeast > 0], id).not.toContain(false)
  }
})

test.each([
  '',
  'atlantis',
  '__proto__',
  'x'.repeat(10_000),
  "'; drop table legs; --",
  '<script>',
])('a question with %j in it begins in Kigali and leads nowhere', (nonsense) => {
  const params = new URLSearchParams({ from: nonsense, to: nonsense })
  expect(readRouteQuery(params, new Set(['kigali', 'kibeho']))).toEqual({
    from: 'kigali',
    to: undefined,
    unknown: nonsense !== '',
  })
})

test('a question between two places that we know is read as it is', () => {
  expect(readRouteQuery(new URLSearchParams('from=kibeho&to=kigali'), new Set(['kigali', 'kibeho']))).toEqual({
    from: 'kibeho',
    to: 'kigali',
    unknown: false,
  })
})
