import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import countries from '#db/reference/countries.json' with { type: 'json' }
import countryGuides from '#db/reference/country-guides.json' with { type: 'json' }
import parkGuides from '#db/reference/park-guides.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import { land } from '#tests/support/land-names.ts'
import { labelSize, overlaps, textBox } from './cartography/labels.ts'
import { type CountryPin, countryMap, drawCountryMap } from './country-map.ts'

function pinsOf(id: string, capital: string): CountryPin[] {
  const at = countryGuides.find(({ countryId }) => countryId === id)?.guide.capitalAt
  const ours = parks
    .filter(({ countryId }) => countryId === id)
    .map(({ id: park, lat, lng }) => {
      const name = parkGuides.find(({ parkId }) => parkId === park)?.guide.short ?? park
      return { name, lat, lng, kind: 'park' as const }
    })
  return at ? [...ours, { name: capital, ...at, kind: 'town' }] : ours
}

describe.each(countries.map(({ id, name, capital }) => ({ name, pins: pinsOf(id, capital) })))('the map of $name', ({
  name,
  pins,
}) => {
  const map = drawCountryMap({ land, country: name, pins, title: name })

  test('names every park and the capital, off one another and inside the map, on phones and on desktops', () => {
    for (const pin of pins) expect(map.labels.map(({ text }) => text)).toContain(pin.name)
    for (const size of [labelSize.phone, labelSize.desktop]) {
      const boxes = map.labels
        .filter(({ quiet }) => size === labelSize.desktop || !quiet)
        .map(({ text, x, y, anchor, quiet }) => ({ text, ...textBox(text, x, y, anchor, quiet ? labelSize.quiet : size) }))
      boxes.forEach((box, i) => {
        expect([box.left >= 0, box.top >= 0, box.right <= map.width, box.bottom <= map.height], box.text).not.toContain(false)
        for (const other of boxes.slice(i + 1)) expect(overlaps(box, other), `${box.text} on ${other.text}`).toBe(false)
      })
    }
  })

  test('marks the country, repeats nothing, and is small', () => {
    expect(map.svg.match(/class="rw"/g)?.length ?? 0).toBe(1)
    expect(new Set(map.labels.map(({ text }) => text)).size).toBe(map.labels.length)
    expect(gzipSync(map.svg, { level: 9 }).length).toBeLessThanOrEqual(4 * 1024)
    expect(map.svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test('a country without pins is shown whole, one that is not drawn falls back on the region', () => {
  expect(countryMap({ land, country: 'Kenya', pins: [], title: 'Kenya' })).toContain('class="rw"')
  expect(countryMap({ land, country: 'Atlantis', pins: [], title: 'Atlantis' })).toContain('class="land"')
})

test('towns are distinguished from parks', () => {
  const svg = countryMap({
    land,
    country: 'Rwanda',
    pins: [
      { name: 'Nyungwe', lat: -2.48, lng: 29.22, kind: 'park' },
      { name: 'Kigali', lat: -1.94, lng: 30.06, kind: 'town' },
    ],
    title: 'Rwanda',
  })
  expect(svg.match(/class="pin"/g)).toHaveLength(1)
  expect(svg.match(/class="pin town"/g)).toHaveLength(1)
})
