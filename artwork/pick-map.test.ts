import { expect, test } from 'vitest'
import { land } from '#tests/support/land-names.ts'
import { pickMap } from './pick-map.ts'

const kigali = { id: 'kigali', name: 'Kigali', lat: -1.944, lng: 30.062 }
const airport = { id: 'airport', name: 'Kigali airport', lat: -1.963, lng: 30.135 }
const huye = { id: 'huye', name: 'Huye', lat: -2.6, lng: 29.74 }
const nairobi = { id: 'nairobi', name: 'Nairobi', lat: -1.29, lng: 36.82 }
const kibeho = { id: 'kibeho', name: 'Kibeho <"the shrine">', lat: -2.66, lng: 29.556 }

const picked = (stops: (typeof kigali)[], frame: 'fit' | 'rwanda' | 'region' = 'fit') =>
  pickMap({
    land,
    stops: stops.map((stop, at) => ({ ...stop, days: [at + 1] })),
    places: [airport, nairobi, kibeho, huye, kigali],
    title: 'Places',
    words: (name) => `Go on to ${name}`,
    frame,
  })
const ids = (svg: string) => [...svg.matchAll(/data-place="([^"]+)"/g)].map(([, id]) => id)

test('places that the map shows are picked in the order of their names, one stop of the Tab key in all', () => {
  expect(ids(picked([], 'region'))).toContain('nairobi')
  const near = picked([kigali, huye])
  expect(ids(near)).toEqual(['huye', 'kibeho', 'kigali'].filter((id) => ids(near).includes(id)))
  expect(ids(near)).toEqual(expect.arrayContaining(['huye', 'kigali']))
  expect(near.match(/tabindex="0"/g)).toHaveLength(1)
})

test('of two that lie too close together the stop is picked, and a name writes no markup', () => {
  expect(ids(picked([airport], 'region'))).toContain('airport')
  expect(ids(picked([airport], 'region'))).not.toContain('kigali')
  expect(picked([], 'rwanda')).not.toContain('<"the shrine">')
})
