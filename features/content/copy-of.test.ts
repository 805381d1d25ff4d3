import { expect, test } from 'vitest'
import { copyOf } from './copy-of.ts'

const begun = () => ({ name: '', agreed: false, agreedOn: null })
const content = { slug: 'first', name: 'A. B.', agreed: true, agreedOn: '2026-02-01' }

test('a copy has the content of the first, except for its address', () => {
  expect(copyOf({ begun }, content)).toEqual({ ...content, slug: '' })
})

test('what speaks of one alone begins again in its copy', () => {
  expect(copyOf({ begun, ofOneOnly: ['agreed', 'agreedOn'] }, content)).toEqual({ ...begun(), slug: '', name: 'A. B.' })
})

test('what is never begun is never copied', () => {
  expect(copyOf({}, content)).toBeUndefined()
})
