import { expect, test } from 'vitest'
import type { PermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { withoutToReserve } from './missing-ahead-rows.ts'
import { permitsOf } from './permits-row.ts'

const at = (day: string, clock = '10:00') => new Date(`${day}T${clock}:00+02:00`)
const booking = { id: 'b-1', reference: 'K7QM-42XD', leadName: 'Marit', travellersCount: 2, title: 'Gorillas', permits: 2 }
const waiting: PermitsWaiting = {
  ...{ feeId: 'gorilla', day: '2027-06-30', departureId: null, label: 'Gorilla permit', permits: 2, isClosed: false },
  ...{ payBy: at('2027-05-31', '17:00'), bookings: [booking] },
}
const row = (more: Partial<PermitsWaiting> = {}, now = at('2027-05-20'), mayMove = true) =>
  permitsOf(readEnglish, { ...waiting, ...more }, now, mayMove)
const other = { ...booking, id: 'b-2', reference: 'M2AB-33CD', leadName: 'Ines', travellersCount: 3, permits: 3 }

test('permits of a day are one row for all bookings that need them, by the last minute in which they are paid', () => {
  expect(row()).toMatchObject({
    ...{ text: 'Marit, 2 travellers: Gorillas', tag: { word: 'for 30 Jun', tone: 'warn' }, isLate: false },
    detail: 'Permits. Gorilla permit: 2 permits to reserve and pay by 31 May 2027, 17:00.',
    ...{ form: { to: '/admin/permits/buy', verb: 'Reserve permits' }, dueAt: at('2027-05-28', '00:00').getTime() },
    neededAt: at('2027-05-31', '17:00').getTime(),
  })
  expect(row({ bookings: [booking, other], permits: 5 }).text).toBe('2 bookings, 5 travellers')
  expect(row({ bookings: [booking, other], departureId: 4 }).text).toBe('2 bookings, 5 travellers: Gorillas')
  expect(row({}, at('2027-05-28')).tag.tone).toBe('bad')
  expect(row({ payBy: null }).detail).toBe('Permits. Gorilla permit: 2 permits to reserve.')
  expect(row({}, at('2027-05-20'), false).form).toEqual({ to: '/admin/bookings/b-1', verb: 'Open' })
})

test('once the last minute is past they are to be paid at once, are late, and hurt on the day of the visit', () => {
  expect(row({}, at('2027-06-01'))).toMatchObject({
    ...{ isLate: true, neededAt: at('2027-06-30', '00:00').getTime(), tag: { tone: 'bad' } },
    detail: 'Permits. Gorilla permit: 2 permits to reserve and pay at once.',
  })
})

test('on a closed day the booking is changed, and of several each is written to', () => {
  expect(row({ isClosed: true })).toMatchObject({
    detail: 'Permits. Gorilla permit: 2 permits on a closed day. Another day is needed.',
    form: { to: '/admin/bookings/b-1/amend', verb: 'Edit booking' },
  })
  expect(row({ isClosed: true, bookings: [booking, other] }).form).toEqual({
    to: '/admin/permits/closure?scope=permit%3Agorilla&from=2027-06-30&to=2027-06-30',
    verb: 'Open bookings',
  })
})

test('a permit that is still to be reserved is not missing its number too', () => {
  const numbers = (missing: number, feeId = 'gorilla') =>
    ({
      what: 'permit-number',
      neededOn: '2027-06-30',
      label: 'Gorilla permit',
      feeId,
      missing,
      total: 4,
      party: { bookingId: 'b-1' },
    }) as never
  const left = (one: ReturnType<typeof numbers>) => withoutToReserve([one], [waiting]).map(({ missing }) => missing)
  expect(left(numbers(2))).toEqual([])
  expect(left(numbers(4))).toEqual([2])
  expect(left(numbers(2, 'golden'))).toEqual([2])
})
