import { expect, test } from 'vitest'
import { readSource, sourceSearch } from './mailing-source.ts'

const read = (search: string) => readSource(new URLSearchParams(search))

const one = '0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f'
const other = '1b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f'

test.each([
  ['?booking=K7QM-42XD', { kind: 'booking', reference: 'K7QM-42XD' }],
  ['?enquiry=k7qm42xd', { kind: 'enquiry', reference: 'K7QM-42XD' }],
  ['?to=marit%40example.no', { kind: 'address', email: 'marit@example.no' }],
  ['?departure=7', { kind: 'departure', id: 7 }],
  [`?id=${one}&id=nonsense&id=${other}&id=${one}`, { kind: 'ticked', ids: [one, other] }],
  ['?list=bookings', { kind: 'bookings', state: undefined, from: undefined, to: undefined, package: undefined }],
  [
    '?list=bookings&state=confirmed&from=2027-06-01&until=2027-06-30&package=nyungwe-on-foot',
    { kind: 'bookings', state: 'confirmed', from: '2027-06-01', to: '2027-06-30', package: 'nyungwe-on-foot' },
  ],
])('%s selects its recipients, and its own address selects the same again', (search, source) => {
  const found = read(search)
  expect(found).toEqual(source)
  if (found && 'kind' in found) expect(read(sourceSearch(found))).toEqual(source)
})

test.each([
  ['?booking=nobody', { wrong: 'booking' }],
  ['?enquiry=1', { wrong: 'enquiry' }],
  ['?to=marit', { wrong: 'to' }],
  ['?to=a%40b.c%0aBcc%3ad%40e.f', { wrong: 'to' }],
  ['?to=a%40b.c%2Cd%40e.f', { wrong: 'to' }],
  ['?departure=x', undefined],
  ['?id=nonsense', undefined],
  ['', undefined],
  [
    '?list=bookings&state=gone&from=2027-13-40&until=soon',
    { kind: 'bookings', state: undefined, from: undefined, to: undefined, package: undefined },
  ],
])('%s selects no recipients', (search, answer) => {
  expect(read(search)).toEqual(answer)
})

test('a hundred ticked bookings are written to at once, and their address is short enough for any server', () => {
  const ids = Array.from({ length: 120 }, (_, nth) => `${String(nth).padStart(8, '0')}${one.slice(8)}`)
  const found = read(`?${ids.map((id) => `id=${id}`).join('&')}`)
  expect(found).toEqual({ kind: 'ticked', ids: ids.slice(0, 100) })
  expect(found && 'kind' in found && sourceSearch(found).length).toBeLessThan(4_100)
})
