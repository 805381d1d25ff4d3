import { expect, test } from 'vitest'
import legs from '#db/reference/legs.json' with { type: 'json' }
import guides from '#db/reference/park-guides.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import places from '#db/reference/places.json' with { type: 'json' }
import { type ParserInput, parseQuestion } from './parsed-question.ts'
import { routeNames } from './route-question.ts'

const ends = new Set(legs.flatMap(({ fromId, toId }) => [fromId, toId]))
const guideOf = new Map(guides.map(({ parkId, guide }) => [parkId, guide]))
const known: ParserInput = {
  names: routeNames({
    places: places.filter(({ id }) => ends.has(id)),
    parks: parks.flatMap(({ id, name }) => {
      const guide = guideOf.get(id)
      return guide ? [{ id, name, short: guide.short, hubId: guide.hub.placeId }] : []
    }),
  }),
  countries: [
    { id: 'rwanda', name: 'Rwanda' },
    { id: 'dr-congo', name: 'DR Congo' },
  ],
  today: '2026-11-27',
}
const route = (text: string) => {
  const parsed = parseQuestion(text, known)
  return parsed?.about === 'route' ? [parsed.from.placeIds[0], parsed.to.placeIds[0], parsed.to.parkId] : undefined
}

test.each([
  ['kigali to akagera', ['kigali', 'akagera-south-gate', 'akagera']],
  ['Kigali  AKAGERA!', ['kigali', 'akagera-south-gate', 'akagera']],
  ['how far is Akagera National Park from Kigali?', ['kigali', 'akagera-south-gate', 'akagera']],
  ['drive time from Kigali to Kibeho', ['kigali', 'kibeho', undefined]],
  ['kigali to ruhengeri', ['kigali', 'musanze', undefined]],
  ['de Kigali à Butare', ['kigali', 'huye', undefined]],
  ['between Huye and Kibého', ['huye', 'kibeho', undefined]],
  ['kigali airport to musanze', ['kigali-airport', 'musanze', undefined]],
])('%s is a question about a road', (text, expected) => {
  expect(route(text)).toEqual(expected)
})

test.each([
  '',
  'kigali',
  'akagera',
  'kigali to kigali',
  'kigali to musanze to huye',
  'hotel kigali musanze',
  'kigali to atlantis',
  'to from to',
  'the road to Kibeho',
  '__proto__ to constructor',
  "kigali'; drop table legs; --",
  '🦍 to 🦍',
  'x'.repeat(200),
  'kigali to '.repeat(20),
])('%j is no question about a road', (text) => {
  expect(route(text)).toBeUndefined()
})

const departures = (text: string) => parseQuestion(text, known)
test.each([
  ['gorilla february', { month: '2027-02', style: 'gorillas' }],
  ['gorilla trekking in Feb', { month: '2027-02', style: 'gorillas' }],
  ['gorilles février', { month: '2027-02', style: 'gorillas' }],
  ['ingagi gashyantare', { month: '2027-02', style: 'gorillas' }],
  ['november gorillas', { month: '2026-11', style: 'gorillas' }],
  ['gorillas january 2028', { month: '2028-01', style: 'gorillas' }],
  ['safari august rwanda', { month: '2027-08', style: 'savannah', countryId: 'rwanda' }],
  ['departures in march', { month: '2027-03' }],
])('%s asks for departures of a month', (text, expected) => {
  expect(departures(text)).toEqual({ about: 'departures', ...expected })
})

test.each([
  '',
  'february',
  'gorilla',
  'gorilla february march',
  'gorilla february 2020',
  'gorilla october 2026',
  'gorilla february 2027 2028',
  'hotel february',
  'gorilla 2027-02',
  'gorilla __proto__',
  'x'.repeat(200),
])('%j is no question about departures', (text) => {
  expect(departures(text)).toBeUndefined()
})
