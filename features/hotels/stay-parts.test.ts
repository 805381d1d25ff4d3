import { expect, test } from 'vitest'
import { stayParts } from './stay-parts.ts'

const terrace = {
  id: 'imisozi-terrace-kigali',
  rooms: [
    { id: 'superior-twin', name: 'Superior twin' },
    { id: 'family', name: 'Family room' },
  ],
}
const twin = { room: 'superior-twin', board: 'BB', adults: 2, childAges: [] }
const family = { ...twin, room: 'family' }

test('a stay takes each type of room once for every night but the last day, and waits for no supplier', () => {
  expect(stayParts(terrace, { startsOn: '2027-12-31', endsOn: '2028-01-02', rooms: [twin, family, twin] })).toMatchObject([
    { resource: 'room:imisozi-terrace-kigali/superior-twin', day: '2027-12-31', quantity: 2, label: 'Superior twin' },
    { resource: 'room:imisozi-terrace-kigali/superior-twin', day: '2028-01-01', quantity: 2, label: 'Superior twin' },
    { resource: 'room:imisozi-terrace-kigali/family', day: '2027-12-31', quantity: 1, label: 'Family room' },
    { resource: 'room:imisozi-terrace-kigali/family', day: '2028-01-01', quantity: 1, label: 'Family room' },
  ])
})
