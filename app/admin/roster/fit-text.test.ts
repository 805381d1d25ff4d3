import { expect, test } from 'vitest'
import type { FitReason } from '#features/roster/fit-reasons.ts'
import type { BusyReason } from '#features/roster/free-and-fit.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { fitTexts } from './fit-text.ts'

const read = shippedLanguages().site.in('en').textsOf
const names = {
  places: new Map([['kabale', 'Kabale']]),
  countries: new Map([['uganda', 'Uganda']]),
  runs: new Map([['departure-9', { title: 'Gorillas' }]]),
}
const span = { from: '2027-06-10T00:00', to: '2027-06-15T00:00' }

test.each<[reason: FitReason | BusyReason, line: string]>([
  [{ reason: 'retired' }, 'Deactivated'],
  [{ reason: 'absent', absence: 'sick', ...span }, 'Sick, 10 to 14 June 2027'],
  [{ reason: 'paper-over', paper: 'insurance', until: '2027-06-13' }, 'Insurance valid until 13 June 2027 only'],
  [{ reason: 'paper-ends', paper: 'licence', until: '2027-06-20' }, 'Licence ends soon after, on 20 June 2027'],
  [{ reason: 'other-role', role: 'driver' }, 'Driver is not one of their roles'],
  [{ reason: 'licence-class', needed: ['D', 'D1'] }, 'No licence of class D and D1'],
  [{ reason: 'may-not-work', countries: ['uganda', 'atlantis'] }, 'May not work in Uganda and atlantis'],
  [{ reason: 'busy', run: { departureId: 9 }, isSame: false, ...span }, 'On Gorillas, 10 to 14 June 2027'],
  [{ reason: 'busy', run: { departureId: 9 }, isSame: true, ...span }, 'On this trip already'],
  [{ reason: 'no-language', languages: ['de', 'fr'] }, 'Speaks none of the languages: German and French'],
  [
    { reason: 'far-away', fromPlaceId: 'kabale', minutes: 180, gap: 1 },
    'The day before ends in Kabale, 180 minutes away by road, with 1 minute between',
  ],
  [{ reason: 'no-free-day', days: 11 }, '11 days in a row without a day off'],
  [{ reason: 'too-few-seats', seats: 1, travellers: 13 }, '1 seat in all vehicles, for 13 travellers'],
])('%o is a line', (reason, line) => {
  expect(fitTexts(read, [reason], names)).toEqual([line])
})

test('what is not entered is one line, after the others', () => {
  const reasons: FitReason[] = [
    { reason: 'not-entered', fact: 'licenceUntil' },
    { reason: 'no-free-day', days: 12 },
    { reason: 'not-entered', fact: 'spoken' },
  ]
  expect(fitTexts(read, reasons, names)).toEqual([
    '12 days in a row without a day off',
    'Not entered: last day of the licence and languages',
  ])
})
