import { expect, test } from 'vitest'
import { itineraryWords } from '../../words/itinerary.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { type DayTravel, travelText } from './day-travel.ts'

type Day = Parameters<typeof travelText>[0]

/** With the spaces that do not break as plain ones. */
const textOf = (of: Day, travel: DayTravel | undefined) => {
  const text = travelText(of, travel, readEnglish(itineraryWords), readEnglish(roadTimeWords))
  return text && { ends: text.ends, figures: text.figures.replaceAll('\u00a0', ' ') }
}
const place = (id: string) => ({ id, name: id.toUpperCase() })
const day = (from: string, to: string, driveKm = 0, driveMinutes = 0) => ({
  from: place(from),
  to: place(to),
  driveKm,
  driveMinutes,
})

test('a day shows from where to where it travels, how far, how long, by what and through which places', () => {
  expect(textOf(day('a', 'd', 1118, 150), { day: 1, modes: ['road', 'air'], through: ['B', 'C'] })).toEqual({
    ends: 'A to D',
    figures: '1,118 km, 2 h 30 by road and air, through B and C',
  })
  expect(textOf(day('a', 'd', 93, 130), { day: 1, modes: ['road'], through: [] })?.figures).toBe('93 km, 2 h 10 by road')
})

test('a day whose route is unknown shows its figures, and one that stays shows nothing', () => {
  expect(textOf(day('a', 'd', 93, 130), undefined)).toEqual({ ends: 'A to D', figures: '93 km, 2 h 10' })
  expect(textOf(day('a', 'a'), undefined)).toBeUndefined()
  expect(textOf(day('a', 'a', 56, 160), undefined)).toEqual({ ends: '', figures: '56 km, 2 h 40' })
})

test('a round trip shows where it goes, and a trail has no time on the road', () => {
  expect(textOf(day('a', 'a', 26, 60), { day: 1, modes: ['road'], through: ['B'], detour: 'B' })).toEqual({
    ends: 'To B and back',
    figures: '26 km, 1 h by road',
  })
  expect(textOf(day('a', 'b'), { day: 1, modes: ['trail'], through: [] })).toEqual({ ends: 'A to B', figures: 'on a trail' })
  expect(textOf(day('a', 'b'), undefined)).toEqual({ ends: 'A to B', figures: '' })
})
