import { expect, test } from 'vitest'
import { readSource, sourceSearch } from './mailing-source.ts'

const read = (search: string) => readSource(new URLSearchParams(search))

test.each([
  ['?booking=K7QM-42XD', { kind: 'booking', reference: 'K7QM-42XD' }],
  ['?enquiry=k7qm42xd', { kind: 'enquiry', reference: 'K7QM-42XD' }],
  ['?to=marit%40example.no', { kind: 'address', email: 'marit@example.no' }],
  ['?departure=7', { kind: 'departure', id: 7 }],
  ['?list=bookings', { kind: 'bookings', state: undefined, from: undefined, to: undefined, package: undefined }],
  [
    '?list=bookings&state=confirmed&from=2027-06-01&until=2027-06-30&package=nyungwe-on-foot',
    { kind: 'bookings', state: 'confirmed', from: '2027-06-01', to: '2027-06-30', package: 'nyungwe-on-foot' },
  ],
])('%s asks for whom it says, and its own address asks again for the same', (search, source) => {
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
  ['', undefined],
  [
    '?list=bookings&state=gone&from=2027-13-40&until=soon',
    { kind: 'bookings', state: undefined, from: undefined, to: undefined, package: undefined },
  ],
])('%s asks for nobody in particular', (search, answer) => {
  expect(read(search)).toEqual(answer)
})
