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
const says = openSiteWords([panelWords]).in('en').of(panelWords)

/** Types alone: `tsc` refuses this file where one of them is another. */
test('the compiler knows what each message names, and refuses a wrong name, a wrong value and a missing one', () => {
  expectTypeOf(says.label).toEqualTypeOf<string>()
  expectTypeOf(says.reserve).toEqualTypeOf<(values: { count: number }) => string>()
  expectTypeOf(says.balance).toEqualTypeOf<(values: { amount: string | number; day: string | number }) => string>()
  expectTypeOf(says.left).toEqualTypeOf<(values: { count: number; all: number }) => string>()
  expectTypeOf(says.status).toEqualTypeOf<(values: { status: string; day: string | number }) => string>()
  expectTypeOf(says.terms).returns.toEqualTypeOf<ReactNode>()
  expectTypeOf(says.inner.deep.rest).parameter(0).toEqualTypeOf<{ count: number }>()

  expectTypeOf(says).not.toHaveProperty('lable')
  type Reserve = Parameters<typeof says.reserve>[0]
  expectTypeOf<{ cout: number }>().not.toExtend<Reserve>()
  expectTypeOf<{ count: string }>().not.toExtend<Reserve>()
  expectTypeOf<{ amount: string }>().not.toExtend<Parameters<typeof says.balance>[0]>()
  expectTypeOf(says.reserve).not.toExtend<string>()
})

test('a message reads as its English stands', () => {
  expect(says.label).toBe('Book this journey')
  expect(says.reserve({ count: 1 })).toBe('Reserve 1 seat')
  expect(says.left({ count: 0, all: 8 })).toBe('full')
  expect(says.left({ count: 1, all: 8 })).toBe('1 seat left, 1 of 8')
  expect(says.status({ status: 'held', day: '14 June' })).toBe('Held until 14 June')
  expect(says.status({ status: 'settled', day: '14 June' })).toBe('Paid')
  expect(says.inner.deep.rest({ count: 1234 })).toBe('The other 1,234')
})
