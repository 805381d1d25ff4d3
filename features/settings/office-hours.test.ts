import { expect, test } from 'vitest'
import { afterOpenFor, beforeOpenFor, officeNow } from './office-hours.ts'
import { defaultSettings } from './settings.ts'

const { hours } = defaultSettings.office
/** An instant by the clock in Kigali, two hours before the world's. */
const kigali = (day: string, clock: string) => new Date(`${day}T${clock}:00+02:00`)
const friday = '2027-03-12'

test('on a weekday it is open from eight, to the minute, until eighteen', () => {
  expect(officeNow(hours, kigali(friday, '07:59'))).toEqual({ open: false, next: { day: friday, at: '08:00' } })
  expect(officeNow(hours, kigali(friday, '08:00'))).toEqual({ open: true, until: '18:00' })
  expect(officeNow(hours, kigali(friday, '17:59'))).toEqual({ open: true, until: '18:00' })
  expect(officeNow(hours, kigali(friday, '18:00'))).toEqual({ open: false, next: { day: '2027-03-13', at: '09:00' } })
})

test('after Saturday noon it opens on Monday', () => {
  expect(officeNow(hours, kigali('2027-03-13', '13:00'))).toEqual({ open: false, next: { day: '2027-03-15', at: '08:00' } })
})

test('the day is Kigali’s, also where UTC has the day before', () => {
  expect(officeNow(hours, new Date('2027-03-14T23:30:00Z'))).toEqual({ open: false, next: { day: '2027-03-15', at: '08:00' } })
})

test('a lunch break closes it until the afternoon', () => {
  const broken = [
    { weekdays: [5], from: '14:00', to: '18:00' },
    { weekdays: [5], from: '08:00', to: '12:00' },
  ]
  expect(officeNow(broken, kigali(friday, '12:30'))).toEqual({ open: false, next: { day: friday, at: '14:00' } })
})

test('one day a week comes round again, and without hours it never opens', () => {
  expect(officeNow([{ weekdays: [5], from: '08:00', to: '09:00' }], kigali(friday, '10:00'))).toEqual({
    open: false,
    next: { day: '2027-03-19', at: '08:00' },
  })
  expect(officeNow([], kigali(friday, '10:00'))).toEqual({ open: false, next: undefined })
})

test('open hours are counted back as they are counted on, over the closed ones', () => {
  const fourHours = 4 * 3_600_000
  const monday = kigali('2027-03-15', '09:00')
  expect(beforeOpenFor(hours, fourHours, monday)).toEqual(kigali('2027-03-13', '10:00'))
  expect(afterOpenFor(hours, fourHours, beforeOpenFor(hours, fourHours, monday))).toEqual(monday)
  expect(beforeOpenFor([], fourHours, monday)).toEqual(kigali('2027-03-15', '05:00'))
})
