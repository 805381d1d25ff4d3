import { expect, test } from 'vitest'
import { isConnectionError } from './connection-error.ts'

test.for([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: https://impamba.example/assets/a.js',
])('a lost connection is recognised by the browser’s message: %s', (message) => {
  expect(isConnectionError(new TypeError(message))).toBe(true)
})

test('an answer that breaks off is a lost connection, also inside the router’s message', () => {
  const cause = new TypeError('network error')
  expect(isConnectionError(new Error('Unable to decode turbo-stream response', { cause }))).toBe(true)
})

test('a mistake of ours is none', () => {
  expect(isConnectionError(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isConnectionError(new Error('Unable to decode turbo-stream response'))).toBe(false)
  expect(isConnectionError(undefined)).toBe(false)
})
