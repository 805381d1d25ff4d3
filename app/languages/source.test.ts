import type { ReactNode } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { source } from '#platform/languages/source.ts'
import { openSiteWords } from './site-words.server.ts'

const panelWords = source('panel', {
  label: 'Book this journey',
  reserve: '{count, plural, one {Reserve # seat} other {Reserve # seats}}',
  balance: '{amount} on {day}',
  left: '{count, plural, =0 {full} one {# seat left, {count} of {all, number}} other {# seats left}}',
  status: '{status, select, held {Held until {day}} other {Paid}}',
  terms: 'By booking you agree to <link>our terms</link> as they stand on {day}.',
  inner: { once: 'One', deep: { rest: 'The other {count, number}' } },
})
const words = openSiteWords([panelWords]).in('en').of(panelWords)

/** Types alone: `tsc` refuses this file where one of them is another. */
test('the compiler knows what each message names, and refuses a wrong name, a wrong value and a missing one', () => {
  expectTypeOf(words.label).toEqualTypeOf<string>()
  expectTypeOf(words.reserve).toEqualTypeOf<(values: { count: number }) => string>()
  expectTypeOf(words.balance).toEqualTypeOf<(values: { amount: string | number; day: string | number }) => string>()
  expectTypeOf(words.left).toEqualTypeOf<(values: { count: number; all: number }) => string>()
  expectTypeOf(words.status).toEqualTypeOf<(values: { status: string; day: string | number }) => string>()
  expectTypeOf(words.terms).returns.toEqualTypeOf<ReactNode>()
  expectTypeOf(words.inner.deep.rest).parameter(0).toEqualTypeOf<{ count: number }>()

  expectTypeOf(words).not.toHaveProperty('lable')
  type Reserve = Parameters<typeof words.reserve>[0]
  expectTypeOf<{ cout: number }>().not.toExtend<Reserve>()
  expectTypeOf<{ count: string }>().not.toExtend<Reserve>()
  expectTypeOf<{ amount: string }>().not.toExtend<Parameters<typeof words.balance>[0]>()
  expectTypeOf(words.reserve).not.toExtend<string>()
})

test('a message reads as its English stands', () => {
  expect(words.label).toBe('Book this journey')
  expect(words.reserve({ count: 1 })).toBe('Reserve 1 seat')
  expect(words.left({ count: 0, all: 8 })).toBe('full')
  expect(words.left({ count: 1, all: 8 })).toBe('1 seat left, 1 of 8')
  expect(words.status({ status: 'held', day: '14 June' })).toBe('Held until 14 June')
  expect(words.status({ status: 'settled', day: '14 June' })).toBe('Paid')
  expect(words.inner.deep.rest({ count: 1234 })).toBe('The other 1,234')
})
