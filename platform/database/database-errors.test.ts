import { expect, test } from 'vitest'
import { errorCode, isUnavailable } from './database-errors.ts'

const withCode = (code: string, facts: object = {}) => Object.assign(new Error('words that mean nothing'), { code, ...facts })

test.each([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '08006',
  '08P01',
  '53100',
  '53200',
  '53300',
  '58030',
])('%s means that the database is away', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
  expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true)
})

test.each(['23505', '55P03', '57014', '40P01', '42P01', '22021'])('%s does not', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('a dead connection without a code (%s) is away', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true)
})

test('whatever ended the session means unavailable: a changed password, a database that accepts no connections', () => {
  expect(isUnavailable(withCode('28P01', { severity: 'FATAL' }))).toBe(true)
  expect(isUnavailable(withCode('55000', { severity: 'FATAL' }))).toBe(true)
  expect(isUnavailable(withCode('55000', { severity: 'ERROR' }))).toBe(false)
})

test('a socket that is refused is away, on one address or on all', () => {
  const refused = withCode('ECONNREFUSED', { syscall: 'connect' })
  expect(isUnavailable(refused)).toBe(true)
  expect(isUnavailable(Object.assign(new AggregateError([refused]), { code: 'ECONNREFUSED' }))).toBe(true)
})

test('a file that is missing is not a database that is away', () => {
  expect(isUnavailable(withCode('ENOENT', { syscall: 'open' }))).toBe(false)
  expect(isUnavailable(withCode('ENOENT'))).toBe(false)
})

test('what is no error has no code', () => {
  for (const thrown of [undefined, null, 'text', 5, {}])
    expect([errorCode(thrown), isUnavailable(thrown)]).toEqual([undefined, false])
})
