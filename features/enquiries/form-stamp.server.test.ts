import { expect, test } from 'vitest'
import { formStamp, readFormStamp } from './form-stamp.server.ts'

const secret = 'a secret for tests that is long enough'
const shownAt = new Date('2027-03-12T08:00:30.700Z')
const stamp = formStamp(secret, shownAt)

test('a stamp contains the second at which a form was shown', () => {
  expect(readFormStamp(secret, stamp)).toEqual(new Date('2027-03-12T08:00:30Z'))
})

test('two visitors of one second get the same stamp', () => {
  expect(formStamp(secret, new Date('2027-03-12T08:00:30.100Z'))).toBe(stamp)
})

test('another time, another secret and anything made up are no stamps', () => {
  const [seconds = '', signed = ''] = stamp.split('.')
  const later = `${(Number.parseInt(seconds, 36) + 60).toString(36)}.${signed}`
  for (const forged of [
    later,
    formStamp('another secret that is long enough', shownAt),
    '',
    '.',
    seconds,
    `${stamp}x`,
    `${stamp}\n`,
    'é'.repeat(30),
  ])
    expect(readFormStamp(secret, forged), forged).toBeUndefined()
})
