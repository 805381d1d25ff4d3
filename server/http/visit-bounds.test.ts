import { expect, test } from 'vitest'
import { openVisitBounds, visitBounds } from './visit-bounds.ts'

const now = new Date('2027-03-12T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const home = '203.0.113.9'
const passed = (times: number, run: (index: number) => boolean) =>
  Array.from({ length: times }, (_, index) => run(index)).filter(Boolean).length

test('of a thousand devices of one address three hundred are counted in an hour, and those go on', () => {
  const bounds = openVisitBounds()
  expect(passed(1_000, (index) => bounds.mayCount(home, `D${index}`, now))).toBe(visitBounds.devicesOfAddress)
  expect(bounds.mayCount(home, 'D7', later(60_000))).toBe(true)
  expect(bounds.mayCount(home, 'D999', later(59 * 60_000))).toBe(false)
  expect(bounds.mayCount(home, 'D999', later(60 * 60_000))).toBe(true)
})

test('another address is not touched, and an IPv6 household is one', () => {
  const bounds = openVisitBounds()
  const of = (index: number) => `2001:db8:1:2::${index.toString(16)}`
  expect(passed(1_000, (index) => bounds.mayCount(of(index), `D${index}`, now))).toBe(visitBounds.devicesOfAddress)
  expect(bounds.mayCount('2001:db8:1:3::1', 'D999', now)).toBe(true)
  expect(bounds.mayCount(home, 'D999', now)).toBe(true)
})

test('one device sends so much in a minute and no more', () => {
  const bounds = openVisitBounds()
  expect(passed(1_000, () => bounds.mayCount(home, 'A', now))).toBe(visitBounds.messagesOfDevice)
  expect(bounds.mayCount(home, 'B', now)).toBe(true)
  expect(bounds.mayCount(home, 'A', later(60_000))).toBe(true)
})

test('all devices of one address send so much in a minute and no more', () => {
  const bounds = openVisitBounds()
  expect(passed(10_000, (index) => bounds.mayCount(home, `D${index % 100}`, now))).toBe(visitBounds.messagesOfAddress)
})

test('with the most devices stored new ones wait for the next hour, from any address, and known ones go on', () => {
  const bounds = openVisitBounds({ ...visitBounds, devices: 50 })
  expect(passed(80, (index) => bounds.mayCount(`198.51.100.${index}`, 'A', now))).toBe(50)
  expect(bounds.mayCount('198.51.100.3', 'A', now)).toBe(true)
  expect(bounds.mayCount('198.51.100.79', 'A', later(60 * 60_000))).toBe(true)
})

test('forged names are bounded by address and by day, and a known name is stored for everybody', () => {
  const bounds = openVisitBounds({ ...visitBounds, names: 400 })
  expect(bounds.mayName('198.51.100.1', '/blog/rain-in-april', now)).toBe(true)
  expect(passed(1_000, (index) => bounds.mayName(home, `/blog/${index}`, now))).toBe(visitBounds.namesOfAddress)
  expect(bounds.mayName(home, '/blog/rain-in-april', now)).toBe(true)
  expect(passed(1_000, (index) => bounds.mayName('198.51.100.2', `/blog/x${index}`, now))).toBe(99)
  expect(bounds.mayName('198.51.100.2', '/blog/y', later(23 * 3_600_000))).toBe(true)
})

test('a clock that is set back begins a window and locks nobody out', () => {
  const bounds = openVisitBounds()
  expect(passed(200, () => bounds.mayCount(home, 'A', now))).toBe(visitBounds.messagesOfDevice)
  expect(bounds.mayCount(home, 'A', later(-60_000))).toBe(true)
})
