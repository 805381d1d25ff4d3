import { expect, test } from 'vitest'
import { freightRequest } from './freight-request.ts'

const schema = freightRequest('2027-03-12', ['dubai-kigali-air'])
const whole = {
  pieces: [{ count: '4', length: '80', width: '60', height: '50', weight: '24' }],
  goods: 'general',
  lane: 'dubai-kigali-air',
  readyOn: '2027-04-01',
  name: 'Marit Solheim',
  email: 'marit@example.no',
  message: 'Two pallets later.',
}
const problems = (request: object) => {
  const read = schema.safeParse(request)
  return read.success ? {} : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('a whole request is read with its pieces as figures', () => {
  expect(schema.parse(whole)).toMatchObject({
    pieces: [{ count: 4, lengthCm: 80, widthCm: 60, heightCm: 50, kg: 24 }],
    lane: 'dubai-kigali-air',
    phone: '',
  })
})

test('rows without anything in them are no rows', () => {
  expect(schema.parse({ ...whole, pieces: [...whole.pieces, undefined, {}] }).pieces).toHaveLength(1)
})

test('a begun row has a message for each figure that is missing or impossible', () => {
  expect(problems({ ...whole, pieces: [{ length: '80', width: '0', weight: 'heavy' }] })).toEqual({
    'pieces.0.width': 'width-wrong',
    'pieces.0.height': 'figure-missing',
    'pieces.0.weight': 'weight-wrong',
  })
})

test('without pieces the message has to describe the goods', () => {
  expect(problems({ ...whole, pieces: undefined })).toEqual({})
  expect(problems({ ...whole, pieces: undefined, message: undefined })).toEqual({ 'pieces.0.length': 'pieces-missing' })
})

test('without a lane both ends of the route are required', () => {
  expect(problems({ ...whole, lane: undefined })).toEqual({ from: 'from-missing', to: 'to-missing' })
  expect(problems({ ...whole, lane: undefined, from: 'Gisenyi', to: 'Kisangani' })).toEqual({})
})

test.each([
  ['a lane that is not in the catalogue', { lane: 'moon' }, 'lane', 'lane-wrong'],
  ['goods that are not in the list', { goods: 'gold' }, 'goods', 'goods-wrong'],
  ['a day that has gone', { readyOn: '2027-03-11' }, 'readyOn', 'day-past'],
  ['a day that does not exist', { readyOn: '2027-04-31' }, 'readyOn', 'day-wrong'],
  ['a day in the far future', { readyOn: '9999-12-31' }, 'readyOn', 'day-too-far'],
  ['half an address', { email: 'marit@' }, 'email', 'email-wrong'],
  ['a name of two lines', { name: 'Marit\nBcc: x' }, 'name', 'strange-characters'],
])('%s is refused at its field', (_what, change, field, key) => {
  expect(problems({ ...whole, ...change })).toEqual({ [field]: key })
})
