import { expect, test } from 'vitest'
import { gather, newGathering, sizeOf, type Visit } from './gathering.ts'

const phone = { id: 'AAAAAAAAAAAAAAAAAAAAAA', browser: 'chrome', platform: 'Linux armv81', timeZone: 'Africa/Kigali' } as const
const view: Visit = { kind: 'view', device: phone, page: '/packages', source: 'google' }
const beat: Visit = { ...view, kind: 'beat', page: '/departures', source: 'direct' }
const at = (time: string) => new Date(`2027-03-12T${time}Z`)

function gathered(...messages: [Visit, Date][]) {
  const gathering = newGathering()
  for (const [visit, instant] of messages) gather(gathering, visit, instant)
  return { ...gathering, stays: [...gathering.over, ...gathering.running.values()], pages: [...gathering.pages.values()] }
}

test('views and heartbeats of a device become one stay with the page and the source of its first sign', () => {
  const { stays, pages } = gathered(
    [view, at('08:00:00')],
    [beat, at('08:00:30')],
    [{ ...view, page: '/hotels' }, at('08:00:40')],
    [beat, at('08:01:10')],
  )
  expect(stays).toEqual([
    {
      device: phone,
      day: '2027-03-12',
      views: 2,
      beganAt: at('08:00:00'),
      viewedAt: at('08:00:40'),
      endedAt: at('08:01:10'),
      page: '/packages',
      source: 'google',
    },
  ])
  expect(pages).toEqual([
    { day: '2027-03-12', page: '/packages', views: 1 },
    { day: '2027-03-12', page: '/hotels', views: 1 },
  ])
})

test('a heartbeat alone is a stay without a view, and no view of a page', () => {
  expect(gathered([beat, at('08:00:00')])).toMatchObject({ stays: [{ views: 0, viewedAt: undefined }], pages: [] })
})

test('a signal after half an hour belongs to the same visit, a millisecond later to another', () => {
  expect(gathered([view, at('08:00:00')], [view, at('08:30:00')]).stays).toHaveLength(1)
  expect(gathered([view, at('08:00:00')], [view, at('08:30:00.001')]).stays).toHaveLength(2)
})

test('midnight in Kigali begins another stay, midnight elsewhere does not', () => {
  const { stays, pages } = gathered([view, at('21:59:59')], [view, at('22:00:00')], [view, at('22:00:01')])
  expect(stays.map(({ day, views }) => [day, views])).toEqual([
    ['2027-03-12', 1],
    ['2027-03-13', 2],
  ])
  expect(pages.map(({ day, views }) => [day, views])).toEqual([
    ['2027-03-12', 1],
    ['2027-03-13', 2],
  ])
})

test('a clock that is set back moves no end backwards', () => {
  const { stays } = gathered([view, at('08:00:10')], [view, at('08:00:05')])
  expect(stays).toMatchObject([{ views: 2, beganAt: at('08:00:10'), viewedAt: at('08:00:10'), endedAt: at('08:00:10') }])
})

test('its size counts what a flush would write', () => {
  const gathering = newGathering()
  gather(gathering, view, at('08:00:00'))
  gather(gathering, { ...view, device: { ...phone, id: 'B' } }, at('08:00:00'))
  gather(gathering, view, at('09:00:00'))
  expect(sizeOf(gathering)).toBe(4)
})
