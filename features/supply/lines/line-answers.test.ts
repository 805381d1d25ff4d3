import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { answerTime } from './line-answers.ts'

/** Open from 8 to 18 from Monday to Friday, and from 9 to 13 on Saturday. */
const { hours } = defaultSettings.office
/** By the clock in Kigali: the 12th of March 2027 is a Friday. */
const march = (day: number, clock: string) => new Date(`2027-03-${String(day).padStart(2, '0')}T${clock}:00+02:00`)
const asked = (at: Date, promisedBy: Date | null, answerHours = 48) => answerTime(at, { answerHours, promisedBy }, hours)

test('a supplier has its own hours, and answers four open hours before our customer has to read from us', () => {
  expect(asked(march(9, '10:00'), null)).toEqual({ until: march(11, '10:00'), soon: false })
  expect(asked(march(9, '10:00'), march(15, '10:00'))).toEqual({ until: march(11, '10:00'), soon: false })
  expect(asked(march(9, '10:00'), march(11, '09:00'))).toEqual({ until: march(10, '15:00'), soon: false })
  expect(asked(march(12, '10:00'), march(14, '09:00')), 'on Sunday nobody is there').toEqual({
    until: march(13, '09:00'),
    soon: false,
  })
})

test('with less than an hour left it answers as soon as possible, and never in the past', () => {
  expect(asked(march(9, '10:00'), march(9, '15:00'))).toEqual({ until: march(9, '11:00'), soon: false })
  expect(asked(march(9, '10:00'), march(9, '14:59'))).toEqual({ until: march(9, '11:00'), soon: true })
  expect(asked(march(9, '10:00'), march(9, '10:20'))).toEqual({ until: march(9, '10:20'), soon: true })
  expect(asked(march(9, '10:00'), march(8, '10:00')), 'we are late ourselves').toEqual({ until: march(9, '11:00'), soon: true })
})
