import { expect, test } from 'vitest'
import reference from '#db/reference/legs.json' with { type: 'json' }
import type { Leg } from './leg.ts'
import { shortestWay } from './shortest-route.ts'
import { placesAlong, travelledWay } from './travelled-way.ts'

const legs = reference as Leg[]
const places = (found: ReturnType<typeof travelledWay>) =>
  found && [found.way[0]?.fromId, ...found.way.map(({ toId }) => toId)].join(' ')
const travelled = (fromId: string, toId: string, km: number, minutes: number, net = legs) =>
  travelledWay(net, { fromId, toId, km, minutes })

test('a day goes the way whose figures are its own: by road, by air or by both', () => {
  expect(places(travelled('kigali', 'kinigi', 106, 160))).toBe('kigali musanze kinigi')
  expect(places(travelled('kigali', 'kinigi', 100, 80))).toBe('kigali kigali-airport musanze kinigi')
  expect(places(travelled('gisakura', 'kigali-airport', 186, 100))).toBe('gisakura rusizi-kamembe kigali-airport')
  expect(places(travelled('kinigi', 'nairobi', 872, 275))).toBe('kinigi musanze kigali kigali-airport nairobi')
  expect(places(travelled('akagera-south-gate', 'musanze', 212, 300))).toBe('akagera-south-gate musanze')
})

test('a border may be inside the time of a day or not', () => {
  expect(places(travelled('lake-bunyonyi', 'kigali', 111, 165))).toBe('lake-bunyonyi kabale gatuna-katuna kigali')
  expect(places(travelled('musanze', 'rushaga', 72, 198))).toBe('musanze cyanika-border kisoro rushaga')
})

test('a day that goes to a place off its road, or makes a round, is known by its figures', () => {
  const akagera = travelled('kigali', 'kigali', 236, 300)
  expect([akagera?.by, places(akagera)]).toEqual(['akagera-south-gate', 'kigali akagera-south-gate kigali'])
  expect(travelled('musanze', 'kigali', 137, 240)?.by).toBe('burera-lakes')
  expect(travelled('akagera-south-gate', 'kigali', 260, 565)?.by).toBe('akagera-north-gate')
  // Muhanga lies on the road to Huye.
  expect(travelled('kigali', 'huye', 135, 180)?.by).toBeUndefined()
})

test('a round that two places would explain is not drawn', () => {
  const model = legs.find(({ id }) => id === 'musanze-to-kinigi')
  if (!model) throw new Error('No leg to go by')
  const twin: Leg = { ...model, id: 'musanze-to-twin', toId: 'twin' }
  expect(travelled('musanze', 'musanze', 26, 60)?.by).toBe('kinigi')
  expect(travelled('musanze', 'musanze', 26, 60, [...legs, twin])).toBeUndefined()
})

test('figures that no way has mean the way that is nearest to them, and nothing where the day stays', () => {
  expect(places(travelled('nairobi', 'mara-sekenani', 260, 330))).toBe('nairobi mara-sekenani')
  expect(travelled('kampala', 'kampala', 56, 160)).toBeUndefined()
  expect(travelled('kigali', 'kigali', 0, 0)).toBeUndefined()
})

test('a day without figures goes on the trail that leads there, and nowhere that only a road leads to', () => {
  expect(travelled('rubavu', 'kinunu', 0, 0)?.way.map(({ leg }) => leg.mode)).toEqual(['trail'])
  expect(travelled('machame-gate', 'mweka-gate', 0, 0)).toBeUndefined()
})

test('a road leads through the places whose shorter roads come to its length', () => {
  const along = (from: string, to: string) =>
    (
      shortestWay(
        legs.filter(({ mode }) => mode === 'road'),
        from,
        to,
      ) ?? []
    ).flatMap((step) => placesAlong(legs, step).slice(1))
  expect(along('kigali', 'huye')).toEqual(['muhanga', 'ruhango', 'nyanza', 'huye'])
  expect(along('akagera-south-gate', 'kigali')).toEqual(['kabarondo', 'kayonza', 'rwamagana', 'kigali'])
  // The road of 93 km has no place on it that we know.
  expect(along('kigali', 'musanze')).toEqual(['musanze'])
})
