import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { accountLine, cancellationLine, hoursLine, settingLine } from './setting-lines.ts'

const policies = defaultSettings.cancellationPolicies

test('a cancellation policy is shown from the earliest notice to the latest', () => {
  expect(cancellationLine(readEnglish, policies.stays)).toBe('Free until 30 days before, 50% until 14 days, then 100%')
  expect(cancellationLine(readEnglish, policies['day-tours'])).toBe('Free until 1 day before, then 100%')
  const always = { keepsDeposit: false, depositPercent: 30 }
  expect(cancellationLine(readEnglish, { ...always, steps: [{ daysFrom: 0, daysTo: null, percent: 100 }] })).toBe(
    '100% at any time',
  )
})

test('a minimum fee stands in the line where the share of a tier is less', () => {
  const tours = { ...policies.tours, keepsDeposit: true, depositPercent: 30 }
  expect(tours.steps[0]?.percent).toBeLessThan(30)
  expect(cancellationLine(readEnglish, tours)).toMatch(/^30% until/)
})

test('opening hours join days in a row, and a week begins on Monday', () => {
  expect(hoursLine(readEnglish, defaultSettings.office.hours)).toBe('Mon to Fri 08:00 to 18:00; Sat 09:00 to 13:00')
  expect(
    hoursLine(readEnglish, [
      { weekdays: [0], from: '10:00', to: '12:00' },
      { weekdays: [3, 1], from: '08:00', to: '17:00' },
    ]),
  ).toBe('Mon, Wed 08:00 to 17:00; Sun 10:00 to 12:00')
  expect(hoursLine(readEnglish, [])).toBe('')
})

test('of a bank account the last four digits are shown', () => {
  expect(accountLine(readEnglish, { ...defaultSettings.bank, bank: 'BK', account: '00040-0123-4567' })).toBe('BK, ending in 4567')
})

test('what is off is shown in words', () => {
  const off = { ...defaultSettings, freeLeaderEvery: 0, groupDiscount: null, earlyDiscount: null, pageTranslation: false }
  expect([
    settingLine(readEnglish, 'leaders', off),
    settingLine(readEnglish, 'discounts', off),
    settingLine(readEnglish, 'translation', off),
  ]).toEqual(['None', 'None', 'Not offered'])
  const early = { ...off, earlyDiscount: { daysAhead: 180, percent: 5 } }
  expect(settingLine(readEnglish, 'discounts', early)).toBe('5% for 180 days ahead')
})

test('answers go to the company where no address is set', () =>
  expect(settingLine(readEnglish, 'answers', defaultSettings)).toBe(defaultSettings.company.email))
