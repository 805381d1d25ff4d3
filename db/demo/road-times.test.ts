import { expect, test } from 'vitest'
import { roadTime as roadTimeIn } from '#app/shared/journeys/road-time.ts'
import { roadTimeWords } from '#app/words/road-time.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import type { Block } from '#features/pages/blocks.ts'
import type { Leg } from '#features/places/leg.ts'
import { routesBetween } from '#features/places/shortest-route.ts'
import countryGuides from '../reference/country-guides.json' with { type: 'json' }
import reference from '../reference/legs.json' with { type: 'json' }
import parkGuides from '../reference/park-guides.json' with { type: 'json' }
import places from '../reference/places.json' with { type: 'json' }
import shrines from '../reference/shrines.json' with { type: 'json' }
import { demoPackages } from './packages.ts'
import { demoPages } from './pages.ts'
import { demoPosts } from './posts.ts'

/** The one source of every time on the road. What is written anywhere else is its usual time, to five minutes. */
const legs = (reference as Leg[]).filter(({ mode }) => mode === 'road')
const roadTime = (minutes: number) => roadTimeIn(minutes, readEnglish(roadTimeWords))
const toFive = (minutes: number) => Math.round(minutes / 5) * 5

/** The usual minutes of the quickest way between two places; undefined where no leg leads. */
function usual(from: string, to: string): number | undefined {
  const [way] = routesBetween(legs, from, to)
  return way && toFive(way.reduce((sum, { leg }) => sum + leg.minutes, 0))
}

/** Names that texts use for places, besides their own. */
const otherNames: Record<string, string> = {
  'Kigali airport': 'kigali-airport',
  'Akagera, south gate': 'akagera-south-gate',
  'Akagera north gate': 'akagera-north-gate',
  'north gate': 'akagera-north-gate',
  'the gate': 'akagera-south-gate',
  Rushaga: 'rushaga',
  Buhoma: 'buhoma',
  Kanyanchu: 'kibale-kanyanchu',
  Rusizi: 'rusizi-kamembe',
  Kamembe: 'rusizi-kamembe',
  Nyungwe: 'uwinka',
  Akagera: 'akagera-south-gate',
  Volcanoes: 'kinigi',
}

/** The places that a text names, the longest names first, so that 'Kigali airport' is not Kigali. */
const names = [...Object.entries(otherNames), ...places.map(({ name, id }) => [name, id] as const)].sort(
  ([one], [other]) => other.length - one.length,
)
function placesIn(text: string): string[] {
  let rest = text
  return names.flatMap(([name, id]) => {
    if (!rest.includes(name)) return []
    rest = rest.replaceAll(name, '')
    return [id]
  })
}

/** The times of the road among some places, as they are written, there and back too. */
function timesAmong(ids: readonly string[]): string[] {
  const all = [...new Set(ids)]
  return all
    .flatMap((from) => all.flatMap((to) => usual(from, to) ?? []))
    .flatMap((minutes) => [roadTime(minutes), roadTime(2 * minutes)])
}

/** Times of a flight, or of a road of which the sentence does not name both ends. */
const unnamed: Record<string, string[]> = {
  'chimpanzees-in-nyungwe-gishwati-or-kibale': ['3 h 25'],
  'across-to-bwindi': ['1 h 25', '2 h 45'],
  'how-long-the-road-really-takes': ['1 h 15', '1 h 25', '6 h 45'],
  'volcanoes-bwindi-or-mgahinga': ['1 h 15', '1 h 25'],
}

const written = /\b\d{1,2} h \d\d\b/g

test.each(
  demoPackages.flatMap(({ slug, days }) => days.map((day, at) => ({ name: `${slug}, day ${at + 1}`, slug, day }))),
)('a time in the text of $name is that of its day or of a road between places it names', ({ slug, day }) => {
  const text = `${day.title} ${day.text}`
  const known = [roadTime(day.driveMinutes), ...timesAmong([day.from, day.to, ...placesIn(text)]), ...(unnamed[slug] ?? [])]
  expect(known).toEqual(expect.arrayContaining(text.match(written) ?? []))
})

test('a day that drives one road and no more takes as long as the road does', () => {
  const wrong = demoPackages.flatMap(({ slug, days }) =>
    days.flatMap(({ from, to, driveMinutes, driveKm }, at) => {
      const leg = legs.find(({ fromId, toId }) => (fromId === from && toId === to) || (fromId === to && toId === from))
      if (leg?.km !== driveKm || driveMinutes === toFive(leg.minutes)) return []
      return `${slug}, day ${at + 1}: ${driveMinutes} and not ${toFive(leg.minutes)}`
    }),
  )
  expect(wrong).toEqual([])
})

const readings: { slug: string; blocks: readonly Block[] }[] = [
  ...demoPosts.map(({ slug, body }) => ({ slug, blocks: body })),
  ...demoPages.map(({ slug, sections }) => ({ slug, blocks: sections.flatMap(({ blocks }) => blocks) })),
]

/** The paragraphs and items of lists with a time in them. */
const paragraphs = readings.flatMap(({ slug, blocks }) =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : []))
    .filter((text) => text.match(written))
    .map((text) => ({ slug, text })),
)

test.each(paragraphs)('$slug: a time in “$text” is that of a road between places it names', ({ slug, text }) => {
  expect([...timesAmong(['kigali', ...placesIn(text)]), ...(unnamed[slug] ?? [])]).toEqual(
    expect.arrayContaining(text.match(written) ?? []),
  )
})

/** A row 'Kigali to Musanze' with its usual time, or 'Musanze' in a table of ways from Kigali. */
const rows = readings.flatMap(({ slug, blocks }) =>
  blocks.flatMap((block) => {
    if (block.kind !== 'table' || !/driving times|hours by road/i.test(block.caption ?? '')) return []
    return block.rows.map(([way = '', time = '']) => ({ slug, way, time }))
  }),
)

test.each(rows)('$slug: $way takes $time', ({ way, time }) => {
  const [from = '', to] = way.split(/ to /)
  const ends = to === undefined ? ['kigali', placesIn(from)[0]] : [placesIn(from)[0], placesIn(to)[0]]
  const [one, other] = ends
  if (!one || !other || one === other) return
  const minutes = usual(one, other)
  if (minutes !== undefined) expect(time).toBe(roadTime(minutes))
})

/** Where a park is entered, for the time from the town that its page names. */
const gates: Record<string, string> = {
  akagera: 'akagera-south-gate',
  volcanoes: 'kinigi',
  nyungwe: 'uwinka',
  'lake-kivu': 'rubavu',
  tarangire: 'tarangire-gate',
  'maasai-mara': 'mara-sekenani',
}
/** From Nyamagabe there is a shorter road that is not used after rain. */
const byAnotherRoad = ['nyamagabe']

test('the guides of countries, parks and shrines tell the times of the roads', () => {
  type StatedTime = [what: string, from: string, to: string | undefined, minutes: number | undefined]
  const stated: StatedTime[] = [
    ...countryGuides.flatMap(({ guide: { hub, legs: roads } }) =>
      roads.map(({ to, minutes }): StatedTime => ['country', hub, to, minutes]),
    ),
    ...parkGuides.flatMap(({ parkId, guide: { hub, fromCity } }): StatedTime[] => [
      [parkId, hub.placeId, gates[parkId], parkId === 'nyungwe' ? undefined : hub.minutes],
      [parkId, fromCity?.placeId ?? hub.placeId, gates[parkId], fromCity?.minutes],
    ]),
    ...shrines.flatMap(({ guide: { ways } }) =>
      ways
        .filter(({ place }) => !byAnotherRoad.includes(place))
        .map(({ place, minutes }): StatedTime => ['Kibeho', place, 'kibeho', minutes]),
    ),
  ]
  const wrong = stated.filter(([, from, to, minutes]) => to && minutes !== undefined && (usual(from, to) ?? minutes) !== minutes)
  expect(wrong).toEqual([])
})
