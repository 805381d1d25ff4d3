import { expect, test } from 'vitest'
import { type FormSigns, leastShownMs, mostShownMs, suspicionOf } from './suspicion.ts'

const honest: FormSigns = {
  trap: '',
  shownMs: 90_000,
  name: 'Anna Berg',
  message: 'Four of us in June. We saw https://example.org/gorillas and wonder about the walk.',
}
const judged = (change: Partial<FormSigns>) => suspicionOf({ ...honest, ...change })

test('an honest question passes, with a link in it and with no words at all', () => {
  expect(judged({})).toBeUndefined()
  expect(judged({ message: '' })).toBeUndefined()
  expect(judged({ message: 'Ok?' })).toBeUndefined()
})

test('a filled hidden field means a program', () => {
  expect(judged({ trap: 'https://spam.example' })).toBe('trap-filled')
  expect(judged({ trap: ' ' })).toBe('trap-filled')
})

test('a form without a stamp of ours, or from the future, was never shown by us', () => {
  expect(judged({ shownMs: undefined })).toBe('stamp-missing')
  expect(judged({ shownMs: -1 })).toBe('stamp-missing')
})

test('three seconds are enough, less is too fast; twenty-four hours are not too long, more is', () => {
  expect(judged({ shownMs: leastShownMs - 1 })).toBe('sent-too-fast')
  expect(judged({ shownMs: leastShownMs })).toBeUndefined()
  expect(judged({ shownMs: mostShownMs })).toBeUndefined()
  expect(judged({ shownMs: mostShownMs + 1 })).toBe('shown-too-long-ago')
})

test('a name has no link in it', () => {
  expect(judged({ name: 'Win http://spam.example' })).toBe('link-in-name')
  expect(judged({ name: 'www.spam.example' })).toBe('link-in-name')
  expect(judged({ name: 'Sr. Marie-Claire O’Neill-www' })).toBeUndefined()
})

test('three links beside words pass, four do not', () => {
  const links = (count: number) => `Please look at these pages: ${'https://spam.example/a '.repeat(count)}`
  expect(judged({ message: links(3) })).toBeUndefined()
  expect(judged({ message: links(4) })).toBe('many-links')
})

test.each([
  'https://spam.example',
  'Hi http://spam.example/x',
  '<a href="http://spam.example">x</a>',
  '[url=spam.example] go',
])('a message of links alone is held: %s', (message) => {
  expect(judged({ message })).toBe('only-links')
})

test.each([
  'нам нужен автобус https://example.ru',
  'Twifuza imodoka ejo https://example.rw',
])('words are counted in any script: %s', (message) => {
  expect(judged({ message })).toBeUndefined()
})
