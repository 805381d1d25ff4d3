import { expect, test } from 'vitest'
import { faultsOf, isBusy } from './support/fuzz/judge.ts'
import type { RawAnswer } from './support/fuzz/raw-query.ts'

const page = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }
const good: RawAnswer = { status: 200, headers: page, text: '<h1>Hello</h1>', ms: 20 }
const judge = (...answers: Partial<RawAnswer>[]) =>
  faultsOf(
    'GET /a?q=relation "',
    answers.map((answer) => ({ ...good, ...answer })),
  )

test('an answer that is as it has to be has no fault, and one that is slow once has none either', () => {
  expect(judge({})).toEqual([])
  expect(judge({ ms: 9_000 }, {})).toEqual([])
})

test('who is slow twice is at fault, and so is whatever else was wrong the first time', () => {
  expect(judge({ ms: 9_000 }, { ms: 4_000 })).toEqual(['took 9000 and 4000 ms: GET /a?q=relation "'])
  expect(judge({ ms: 9_000, status: 500 }, {})).toEqual(['is a 500: GET /a?q=relation "'])
})

test.each([
  ['is a 500', { status: 500 }],
  ['is a 503', { status: 503, text: 'We are back in a moment' }],
  ['carries a header', { headers: { ...page, 'x-evil': '1' } }],
  ['leads to //evil', { status: 302, headers: { ...page, location: '//evil.example' } }],
  ['leads to an address that is too long', { status: 302, headers: { ...page, location: `/${'a'.repeat(9_000)}` } }],
  ['takes what was typed for its own', { text: '<p><script>alert(1)</script>' }],
  ['tells of our insides', { text: 'Error\n    at look (/build/server/server.js:1:1)' }],
  ['has no security policy', { headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' } }],
  ['may be sniffed', { headers: { 'content-type': 'text/plain' } }],
])('an answer that %s is reported', (fault, answer: Partial<RawAnswer>) => {
  expect(judge(answer)).toEqual([expect.stringContaining(fault)])
})

test('an answer may repeat what was typed, and an overloaded server may say so', () => {
  expect(judge({ text: 'Nothing for relation "' })).toEqual([])
  const busy = { ...good, status: 503, text: '<h1>The site is very busy</h1>' }
  expect([isBusy(busy), judge(busy)]).toEqual([true, []])
})
