import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { land } from '#tests/support/land-names.ts'
import { labelSize, overlaps, textBox } from './cartography/labels.ts'
import { countryOf, inRwanda } from './cartography/land.ts'
import { dayText } from './cartography/pins.ts'
import { regionMap } from './region-map.ts'
import { drawRouteMap, type RouteStop, routeMap } from './route-map.ts'

const places = {
  Kigali: [-1.944, 30.062],
  Musanze: [-1.499, 29.634],
  Kinigi: [-1.43, 29.59],
  Rubavu: [-1.702, 29.258],
  Karongi: [-2.06, 29.35],
  Nyungwe: [-2.478, 29.2],
  Huye: [-2.6, 29.74],
  Kibeho: [-2.66, 29.556],
  Akagera: [-1.92, 30.7],
  Nyanza: [-2.35, 29.75],
  Bwindi: [-1.05, 29.65],
  'Lake Bunyonyi': [-1.27, 29.9],
  'Queen Elizabeth': [-0.2, 30],
  Kibale: [0.5, 30.4],
  'Murchison Falls': [2.27, 31.69],
  Entebbe: [0.05, 32.46],
  Nairobi: [-1.29, 36.82],
  'Maasai Mara': [-1.45, 35.1],
  Amboseli: [-2.65, 37.25],
  Serengeti: [-2.4, 34.8],
  Ngorongoro: [-3.2, 35.46],
  Arusha: [-3.37, 36.68],
  Zanzibar: [-6.16, 39.2],
  Bujumbura: [-3.38, 29.36],
} as const

type Place = keyof typeof places

const stop = (name: Place, ...days: number[]): RouteStop => ({ name, lat: places[name][0], lng: places[name][1], days })

const routes: Record<string, RouteStop[]> = {
  'one town': [stop('Kigali', 1)],
  'a day at Kibeho': [stop('Kigali', 1), stop('Nyanza'), stop('Huye', 1), stop('Kibeho', 2)],
  'round the lake': [
    stop('Kigali', 1),
    stop('Kinigi', 2, 3),
    stop('Karongi', 4),
    stop('Nyungwe', 5, 6),
    stop('Huye', 7),
    stop('Kigali', 8),
  ],
  'all of Rwanda': [
    stop('Kigali', 1),
    stop('Akagera', 2),
    stop('Musanze', 3),
    stop('Kinigi', 4),
    stop('Rubavu', 5),
    stop('Karongi', 6),
    stop('Nyungwe', 7, 8),
    stop('Kibeho', 9),
    stop('Huye', 10),
    stop('Nyanza', 11),
    stop('Kigali', 12),
  ],
  'into Uganda': [
    stop('Kigali', 1),
    stop('Kinigi', 2),
    stop('Lake Bunyonyi', 3),
    stop('Bwindi', 4, 5),
    stop('Queen Elizabeth', 6),
    stop('Kibale', 7),
    stop('Murchison Falls', 8, 9),
    stop('Entebbe', 10),
  ],
  'to the coast': [
    stop('Kigali', 1),
    stop('Kinigi', 2, 3),
    stop('Kigali', 4),
    stop('Serengeti', 5, 6, 7),
    stop('Ngorongoro', 8),
    stop('Arusha', 9),
    stop('Zanzibar', 10, 11, 12, 13),
  ],
  'Kenya alone': [stop('Nairobi', 1), stop('Maasai Mara', 2, 3), stop('Amboseli', 5), stop('Nairobi', 6)],
  'to Bujumbura': [stop('Kigali', 1), stop('Huye', 2), stop('Bujumbura', 3)],
}

describe.each(Object.entries(routes))('the map of %s', (title, stops) => {
  const map = drawRouteMap({ land, stops, title })

  test('keeps every name inside the map and off every other name, on phones and on desktops', () => {
    for (const size of [labelSize.phone, labelSize.desktop]) {
      const boxes = map.labels
        .filter(({ quiet }) => size === labelSize.desktop || !quiet)
        .map(({ text, x, y, anchor, quiet }) => ({ text, ...textBox(text, x, y, anchor, quiet ? labelSize.quiet : size) }))
      boxes.forEach((box, i) => {
        expect(box.left, box.text).toBeGreaterThanOrEqual(0)
        expect(box.top, box.text).toBeGreaterThanOrEqual(0)
        expect(box.right, box.text).toBeLessThanOrEqual(map.width)
        expect(box.bottom, box.text).toBeLessThanOrEqual(map.height)
        for (const other of boxes.slice(i + 1)) expect(overlaps(box, other), `${box.text} on ${other.text}`).toBe(false)
      })
    }
  })

  test('names every stop', () => {
    for (const { name } of stops) expect(map.labels.map(({ text }) => text)).toContain(name)
  })

  test('is a picture with a name, at most 10 KB raw and 5 KB gzip, the same each time', async () => {
    expect(map.svg).toContain(`role="img" aria-label="${title}"`)
    expect(map.svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(map.svg.length).toBeLessThanOrEqual(10_000)
    expect(gzipSync(map.svg, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024)
    expect(routeMap({ land, stops, title })).toBe(map.svg)
    await expect(sharp(Buffer.from(map.svg)).metadata()).resolves.toMatchObject({ format: 'svg' })
  })
})

test('a stop visited twice is one pin with both its days', () => {
  const svg = routeMap({ land, title: 'There and back', stops: routes['round the lake'] ?? [] })
  expect(svg).toContain('>1, 8</text>')
  expect(svg.match(/>Kigali<\/text>/g)).toHaveLength(1)
})

test('a town and its airport are one pin on a map of the region, and long names are shortened', () => {
  const airport = { name: 'Kigali International Airport (Kanombe)', lat: -1.968, lng: 30.139, days: [1] }
  const svg = routeMap({
    land,
    title: 'Out',
    stops: [stop('Kigali', 1), airport, { ...stop('Arusha', 2), name: 'Arusha (Clock Tower)' }],
  })
  expect(svg).not.toContain('Airport')
  expect(svg).toContain('>Arusha</text>')
})

test('days are written in short form', () => {
  expect(dayText([])).toBe('')
  expect(dayText([3])).toBe('3')
  expect(dayText([2, 3, 4])).toBe('2–4')
  expect(dayText([8, 1])).toBe('1, 8')
  expect(dayText([1, 2, 2, 9])).toBe('1–2, 9')
})

test('the countries of the journey are marked, the others are land', () => {
  const rwandaOnly = routeMap({ land, title: 'Rwanda', stops: routes['a day at Kibeho'] ?? [] })
  expect(rwandaOnly.match(/class="rw"/g)).toHaveLength(1)
  const uganda = routeMap({ land, title: 'Uganda', stops: routes['into Uganda'] ?? [] })
  expect(uganda.match(/class="rw"/g)).toHaveLength(2)
})

test('places are found in their countries', () => {
  expect(countryOf({ lat: -1.944, lng: 30.062 })).toBe('Rwanda')
  expect(countryOf({ lat: -1.05, lng: 29.65 })).toBe('Uganda')
  expect(countryOf({ lat: -2.4, lng: 34.8 })).toBe('Tanzania')
  expect(countryOf({ lat: -6.16, lng: 39.3 })).toBe('Tanzania')
  expect(countryOf({ lat: -5, lng: 41.5 })).toBeUndefined()
  expect(inRwanda({ lat: -2.66, lng: 29.556 })).toBe(true)
  expect(inRwanda({ lat: -3.38, lng: 29.36 })).toBe(false)
})

test('a route without stops shows Rwanda', () => {
  const svg = routeMap({ land, title: 'Rwanda', stops: [] })
  expect(svg).toContain('class="rw"')
  expect(svg).not.toContain('class="route')
})

test('titles and names are written safely', () => {
  const svg = routeMap({ land, title: 'Hills & "lakes" <1>', stops: [{ name: 'Gîte <b> & co', lat: -2, lng: 30, days: [1] }] })
  expect(svg).toContain('aria-label="Hills &amp; &quot;lakes&quot; &lt;1>"')
  expect(svg).toContain('Gîte &lt;b> &amp; co</text>')
})

test('countries and waters have the names of the language of the map, countries in capitals', () => {
  const german = { ...land, 'dr-congo': 'DR Kongo', tanzania: 'Tansania', victoria: 'Victoriasee' }
  const svg = regionMap({ land: german, pins: [], title: 'Wohin wir reisen' })
  for (const name of ['DR KONGO', 'TANSANIA', 'Victoriasee']) expect(svg).toContain(`>${name}</text>`)
})

test('the region map names its pins without a collision, at most 12 KB raw and 5 KB gzip', () => {
  const pins = (
    ['Kigali', 'Bwindi', 'Serengeti', 'Zanzibar', 'Kinigi', 'Bujumbura', 'Maasai Mara', 'Nyungwe', 'Akagera', 'Amboseli'] as const
  ).map((name) => stop(name))
  const svg = regionMap({ land, pins, title: 'Where we travel' })
  expect(svg).toContain('role="img" aria-label="Where we travel"')
  expect(svg.length).toBeLessThanOrEqual(12_000)
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024)
  for (const { name } of pins) expect(svg).toContain(`>${name}</text>`)
  const names = [...svg.matchAll(/<text x="(-?\d+)" y="(-?\d+)"(?: text-anchor="(\w+)")?>([^<]*)/g)].map(
    ([, x, y, anchor = 'start', text = '']) =>
      textBox(text, Number(x), Number(y), anchor as 'start' | 'middle' | 'end', labelSize.phone),
  )
  names.forEach((box, i) => {
    for (const other of names.slice(i + 1)) expect(overlaps(box, other)).toBe(false)
  })
})
