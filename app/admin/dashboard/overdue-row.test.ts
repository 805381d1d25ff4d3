import { expect, test } from 'vitest'
import type { BookingAccount } from '#features/bookings/account.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { kigaliInstant } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { overdueOf } from './due-rows.ts'

const booking = {
  ...{ id: 'b', reference: 'K7QM-42XD', leadName: 'Marit', travellersCount: 2, title: 'Gorillas', currency: 'USD' },
  ...{ state: 'confirmed', startsOn: '2027-06-10', endsOn: '2027-06-14', balanceDueOn: '2027-05-01' },
} as Booking
const account = { due: { minor: 40_000 } } as BookingAccount
const row = (today: string, more: Partial<Booking> = {}) => overdueOf(readEnglish, { ...booking, ...more }, account, today, true)
const at = (day: string) => kigaliInstant(day, 0).getTime()

test('a balance that is overdue hurts from the day on which its trip begins, then until it ends, and then nothing can be saved', () => {
  expect(row('2027-05-20')).toMatchObject({
    ...{ neededAt: at('2027-06-10'), isLate: true, isOver: false, tag: { word: 'since 1 May', tone: 'bad' } },
    detail: 'Payment overdue. Balance due: $400. Starts 10 June 2027. K7QM-42XD.',
  })
  expect(row('2027-06-11')).toMatchObject({ neededAt: at('2027-06-14'), detail: expect.stringContaining('Ends 14 June 2027.') })
  expect(row('2027-06-15')).toMatchObject({ isOver: true, detail: expect.stringContaining('Trip ended 14 June 2027.') })
})

test('the fee of what was cancelled is late, and no day makes it worse', () => {
  expect(row('2027-06-20', { state: 'cancelled' })).toMatchObject({
    ...{ neededAt: null, isLate: true, isOver: false, detail: 'Payment overdue. Balance due: $400. K7QM-42XD.' },
  })
})
