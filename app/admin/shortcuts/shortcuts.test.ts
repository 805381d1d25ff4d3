import { expect, test } from 'vitest'
import { screenGroups, screensFor } from '../screens.ts'
import { readPress, shortcutsFor } from './shortcuts.ts'

const all = shortcutsFor(screensFor(() => true))
const press = (key: string, before?: string) => readPress(all, { key, ctrl: false }, before)

test('no two screens have one key', () => {
  const keys = screenGroups.flatMap(({ items }) => items.flatMap(({ key }) => key ?? []))
  expect(new Set(keys).size).toBe(keys.length)
})

test('G waits for a letter, and the letter leads to its screen', () => {
  expect(press('g')).toEqual({ waits: 'G' })
  expect(press('b', 'G')).toMatchObject({ does: { to: '/admin/bookings' } })
  expect(press('1', 'G')).toEqual({})
})

test('a letter after G is not the letter alone, nor with Ctrl', () => {
  expect(press('n', 'G')).toMatchObject({ does: { to: '/admin/newsletter' } })
  expect(press('n')).toEqual({ does: { name: 'new' } })
  expect(readPress(all, { key: 'n', ctrl: true }, undefined)).toEqual({})
})

test('K moves up, and with Ctrl it searches', () => {
  expect(press('k')).toEqual({ does: { name: 'up' } })
  expect(readPress(all, { key: 'k', ctrl: true }, 'G')).toEqual({ does: { name: 'search' } })
})

test('Enter alone is left to what has the focus', () => {
  expect(press('Enter')).toEqual({})
  expect(readPress(all, { key: 'Enter', ctrl: true }, undefined)).toEqual({ does: { name: 'publish' } })
})

test('who may not see a screen has no key for it', () => {
  const few = shortcutsFor(screensFor((permission) => permission === 'content:read'))
  expect(readPress(few, { key: 'b', ctrl: false }, 'G')).toEqual({})
})
