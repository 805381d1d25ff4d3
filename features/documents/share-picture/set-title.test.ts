import { expect, test } from 'vitest'
import { cut, setTitle } from './set-title.ts'

/** Every character is half as wide as the size. */
const measure = (text: string, size: number) => (text.length * size) / 2
const titled = (title: string) => setTitle(title, 1072, measure)

test('a short name stands on one line, as large as can be', () => {
  expect(titled('Kenya')).toEqual({ size: 92, lines: ['Kenya'] })
})

test('a longer name is set smaller, on more lines, and none is wider than the picture', () => {
  for (const title of [
    'Gorillas and the thousand hills of the north',
    'A walk '.repeat(12).trim(),
    'A walk '.repeat(60).trim(),
  ]) {
    const { size, lines } = titled(title)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(1072)
  }
})

test('what has no room ends with an ellipsis, also where it has no space', () => {
  expect(titled('A walk '.repeat(60).trim()).lines.at(-1)).toMatch(/…$/)
  expect(titled('x'.repeat(300)).lines).toEqual([`${'x'.repeat(41)}…`])
  expect(cut('Lake Kivu', (text) => text.length <= 6)).toBe('Lake…')
})

test('a text without end is measured a few times', () => {
  let measured = 0
  const fits = (text: string) => {
    measured += 1
    return text.length <= 42
  }
  expect(cut('x'.repeat(900), fits)).toBe(`${'x'.repeat(41)}…`)
  expect(measured).toBeLessThanOrEqual(10)
})
