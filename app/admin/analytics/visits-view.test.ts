import { describe, expect, test } from 'vitest'
import { readRange } from '#features/analytics/range.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { visitsView } from './visits-view.ts'

const today = '2026-11-20'
const rangeOf = (range: string) => readRange({ range, from: null, to: null }, today).range
const on = (day: string, visits: number, views = visits * 2) => ({ day, visitors: visits, visits, views })
const visitors = { now: 9, before: 4 }

describe('the top of the visitors’ screen', () => {
  test('tells each figure with its difference to the days before', () => {
    const days = [on('2026-11-10', 5, 10), on('2026-11-14', 8, 20), on('2026-11-20', 4, 10)]
    const view = visitsView(readEnglish, rangeOf('7-days'), { visitors, days, since: '2026-01-01' })
    expect(view.lede).toBe('14 to 20 November 2026: 12 visits, 7 more than the 7 days before.')
    expect(view.figures).toEqual([
      { name: 'visitors', figure: 9, difference: '5 more than the 7 days before' },
      { name: 'visits', figure: 12, difference: '7 more than the 7 days before' },
      { name: 'views', figure: 30, difference: '20 more than the 7 days before' },
      { name: 'perVisit', figure: 2.5, difference: '0.5 more than the 7 days before' },
    ])
  })

  test('has every day of the range, those without a visit too, each beside the day it is compared with', () => {
    const view = visitsView(readEnglish, rangeOf('7-days'), {
      visitors,
      days: [on('2026-11-07', 3), on('2026-11-15', 2)],
      since: '2026-11-07',
    })
    expect(view.days.map(({ day, visits, then, visitsThen }) => [day, visits, then, visitsThen]).slice(0, 3)).toEqual([
      ['2026-11-14', 0, '2026-11-07', 3],
      ['2026-11-15', 2, '2026-11-08', 0],
      ['2026-11-16', 0, '2026-11-09', 0],
    ])
    expect(view.days).toHaveLength(7)
  })

  test('compares with nothing when the days before were not all counted', () => {
    const view = visitsView(readEnglish, rangeOf('7-days'), { visitors, days: [on('2026-11-15', 2)], since: '2026-11-08' })
    expect(view).toMatchObject({ comparable: false, lede: '14 to 20 November 2026: 2 visits.' })
    expect(view.figures.every(({ difference }) => difference === null)).toBe(true)
    expect(view.days.every(({ visitsThen }) => visitsThen === null)).toBe(true)
  })

  test('draws no day from before the count began as one on which nobody came', () => {
    const view = visitsView(readEnglish, rangeOf('7-days'), { visitors, days: [on('2026-11-18', 2)], since: '2026-11-18' })
    expect(view.days.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
    expect(visitsView(readEnglish, rangeOf('last-year'), { visitors, days: [], since: '2026-11-18' }).days).toEqual([])
  })

  test('compares a month with the same days a year before, once those were counted', () => {
    const days = [on('2025-11-03', 10), on('2026-11-03', 4)]
    const flash = (since: string) => visitsView(readEnglish, rangeOf('month'), { visitors, days, since }).year
    expect(flash('2025-11-01')).toBe('Visits: 6 fewer than the same days a year before, 1 to 20 November 2025.')
    expect(flash('2025-11-02')).toBeNull()
  })

  test('a day that nobody visited has no pages per visit', () => {
    const view = visitsView(readEnglish, rangeOf('today'), {
      visitors: { now: 0, before: 0 },
      days: [on('2026-11-19', 3)],
      since: '2026-11-01',
    })
    expect(view.figures[3]).toEqual({ name: 'perVisit', figure: 0, difference: '2 fewer than all of yesterday' })
  })
})
