import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from './problems-of.ts'

const Schema = z.object({
  slug: z.string(),
  title: z.string().min(1).max(10),
  days: z.array(z.object({ km: z.number().min(0) })).min(1),
  months: z.array(z.number()).refine((months) => months.length === 12, 'not-twelve'),
})
const good = { slug: 'x', title: 'Nyungwe', days: [{ km: 3 }], months: Array.from({ length: 12 }, () => 1) }

test('a content that is whole is read as a value', () => {
  expect(readContent(Schema, good)).toEqual({ value: good })
})

test('each place with a problem is listed once, with the reason', () => {
  const content = { slug: 'x', title: 'A title that is too long', days: [{ km: 'far' }, { km: null }], months: [1] }
  expect(readContent(Schema, content).problems).toEqual([
    { path: 'title', reason: 'too-long', facts: { most: 10 }, grave: true },
    { path: 'days.0.km', reason: 'not-valid', grave: true },
    { path: 'days.1.km', reason: 'missing', grave: true },
    { path: 'months', reason: 'not-twelve', grave: true },
  ])
})

test('an empty text is missing, an empty list has too few', () => {
  expect(readContent(Schema, { ...good, title: '', days: [] }).problems).toEqual([
    { path: 'title', reason: 'missing', grave: true },
    { path: 'days', reason: 'too-few', facts: { least: 1 }, grave: true },
  ])
})

test('a text that breaks several rules because it is empty is missing once', () => {
  const Code = z.object({
    slug: z.string(),
    code: z
      .string()
      .min(3)
      .regex(/^[A-Z]+$/),
  })
  expect(readContent(Code, { slug: 'x', code: '' }).problems).toEqual([{ path: 'code', reason: 'missing', grave: true }])
})
