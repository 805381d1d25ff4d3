import { describe, expect, test } from 'vitest'
import type { Booking } from '#features/bookings/reads.server.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import type { PermitsToHave } from '../parts/permits-to-have.ts'
import { accountNow, came, confirmed, held, now } from '../test-booking.ts'
import { nothingOpen, type OpenWork, stepName } from './next-step.ts'
import { type StepMeans, stepView } from './step-view.ts'

const everything: StepMeans = {
  choices: [{ event: 'reserve' }, { event: 'confirm' }],
  quotes: '?ask=quote',
  amends: true,
  refunds: 1,
  requests: 1,
  pays: true,
  moves: true,
}
const nobody: StepMeans = { choices: [], quotes: undefined, amends: false, refunds: 0, requests: 0, pays: false, moves: false }

type Case = {
  paid?: number
  work?: Partial<OpenWork>
  at?: Date
  means?: StepMeans
  suppliersTo?: string
  suppliersOpen?: readonly string[]
  permits?: PermitsToHave
}
const view = (
  booking: Booking,
  { paid = 0, work = {}, at = now, means = everything, suppliersTo, suppliersOpen, permits = {} }: Case = {},
) =>
  stepView(
    readEnglish,
    booking,
    {
      account: accountNow(booking, paid > 0 ? [came(paid)] : [], at),
      work: { ...nothingOpen, ...work },
      means,
      suppliersTo,
      suppliersOpen,
      permits,
    },
    at,
  )
const step = (booking: Booking, given: Case = {}) => {
  const { title, tag, main } = view(booking, given)
  return [title, tag?.word ?? '', main?.word ?? '', main?.to ?? '']
}
const permitsRequested = { count: 2, day: '2027-06-15', to: '/permits/of/the/day', answer: '?ask=part:permit' }
const quoted: Booking = { ...held, state: 'quoted', holdEndsAt: new Date('2027-03-23T08:00:00Z') }
const requested: Booking = { ...held, state: 'requested', onRequest: 'waiting', answerBy: new Date('2027-03-14T08:00:00Z') }
const cancelled: Booking = { ...confirmed, state: 'cancelled', feeMinor: 57_000 }
const away = {
  ...confirmed,
  state: 'in-progress',
  startsOn: '2027-03-10',
  endsOn: '2027-03-16',
  balanceDueOn: '2027-01-20',
} as const

describe('the one button of a booking', () => {
  test.each<[string, Booking, Case, string[]]>([
    [
      'a request without a price',
      { ...held, state: 'enquiry' },
      {},
      ['Send a quotation', 'since 12 Mar, 10:00', 'Send quotation', '?ask=quote'],
    ],
    [
      'a quotation',
      quoted,
      {},
      ['The customer decides on the quotation', 'by Tue 23 Mar, 10:00', 'Customer accepted: hold now', '?ask=reserve'],
    ],
    [
      'a request to a supplier',
      requested,
      {},
      ['Record the supplier’s reply', 'by Sun 14 Mar, 10:00', 'Record supplier reply', '?ask=part'],
    ],
    [
      'a request whose suppliers have orders',
      requested,
      { suppliersTo: '/admin/bookings/7/suppliers' },
      ['Record the supplier’s reply', 'by Sun 14 Mar, 10:00', 'Record supplier reply', '/admin/bookings/7/suppliers'],
    ],
    [
      'a request that waits for permits, whoever else has orders',
      requested,
      { suppliersTo: '/admin/bookings/7/suppliers', permits: { requested: permitsRequested } },
      ['Reserve 2 permits for Tue 15 Jun', 'by Sun 14 Mar, 10:00', 'Reserve permits', '/permits/of/the/day'],
    ],
    [
      'a hold that waits for permits',
      { ...held, onRequest: 'waiting' },
      { permits: { requested: permitsRequested } },
      ['Reserve 2 permits for Tue 15 Jun', 'by 12:00 today', 'Reserve permits', '/permits/of/the/day'],
    ],
    [
      'a supplier who said no',
      { ...requested, onRequest: 'refused' },
      {},
      ['Offer something else', 'by Sun 14 Mar, 10:00', 'Offer another lodge or date', `/admin/bookings/${held.id}/amend`],
    ],
    ['a hold', held, {}, ['Deposit of $3,570 to receive', 'by 12:00 today', 'Record deposit', '?ask=pay']],
    [
      'a hold whose deposit came',
      held,
      { paid: 357_000 },
      ['Confirm the booking', 'by 12:00 today', 'Confirm booking', '?ask=confirm'],
    ],
    [
      'a hold that a supplier still answers',
      { ...held, onRequest: 'waiting' },
      {},
      ['Record the supplier’s reply', 'by 12:00 today', 'Record supplier reply', '?ask=part'],
    ],
    ['a hold that is over', { ...held, holdEndsAt: now }, {}, ['The hold has ended', '', '', '']],
    ['the waiting list', { ...held, state: 'waitlisted' }, {}, ['Waiting for 2 seats', '', '', '']],
    [
      'a deposit without its balance',
      confirmed,
      { paid: 357_000 },
      ['Final payment of $1,330 to receive', 'by Fri 30 Apr', 'Record final payment', '?ask=pay'],
    ],
    [
      'a balance that is late',
      confirmed,
      { paid: 357_000, at: new Date('2027-05-01T08:00:00Z') },
      ['$1,330 is overdue', 'was due Fri 30 Apr', 'Record final payment', '?ask=pay'],
    ],
    [
      'permits and tickets to buy',
      confirmed,
      {
        paid: 357_000,
        work: { purchases: { count: 3, permits: 2, by: '2027-06-15' } },
        permits: { toReserve: '/permits/of/the/day', ticket: '?ask=purchase:3' },
      },
      ['Buy 3 permits and tickets', 'by Tue 15 Jun', 'Reserve permits', '/permits/of/the/day'],
    ],
    [
      'a ticket to buy',
      confirmed,
      { paid: 357_000, work: { purchases: { count: 1, permits: 0, by: '2027-06-15' } }, permits: { ticket: '?ask=purchase:3' } },
      ['Buy 1 ticket', 'by Tue 15 Jun', 'Record purchase', '?ask=purchase:3'],
    ],
    [
      'permits to reserve',
      confirmed,
      {
        paid: 357_000,
        work: { purchases: { count: 2, permits: 2, by: '2027-06-15' } },
        permits: { toReserve: '/permits/of/the/day' },
      },
      ['Reserve 2 permits', 'for Tue 15 Jun', 'Reserve permits', '/permits/of/the/day'],
    ],
    [
      'permits of a day that is closed, before those to reserve',
      confirmed,
      {
        paid: 357_000,
        work: { closed: { count: 2, by: '2027-06-15' }, purchases: { count: 1, permits: 1, by: '2027-06-16' } },
      },
      ['Agree another day: closed on Tue 15 Jun', '', 'Move visit', '/admin/departures/1#permits'],
    ],
    [
      'permits of a day that is closed, of no departure',
      { ...confirmed, departureId: null },
      { paid: 357_000, work: { closed: { count: 2, by: '2027-06-15' } } },
      ['Agree another day: closed on Tue 15 Jun', '', 'Edit booking', `/admin/bookings/${held.id}/amend`],
    ],
    [
      'permits that wait for a passport',
      confirmed,
      { paid: 490_000, work: { purchases: { count: 2, permits: 2, by: '2027-06-15' }, details: { count: 1, by: '2027-04-15' } } },
      ['Details of 1 traveller are missing', 'by Thu 15 Apr', 'Enter details', `/admin/bookings/${held.id}/travellers`],
    ],
    [
      'a park fee of a child',
      confirmed,
      { paid: 357_000, work: { childFees: 1 } },
      ['Check 1 park fee with the park', '', 'Record park fee', '?ask=child-fee'],
    ],
    ['nothing but the day', confirmed, { paid: 490_000 }, ['The trip starts on Mon 14 Jun', '', '', '']],
    ['the trip itself', away, { paid: 490_000 }, ['The trip ends on Tue 16 Mar', '', '', '']],
    ['money to send back', cancelled, { paid: 357_000 }, ['Refund $3,000', '', 'Record refund', '?ask=refund']],
    ['a fee that is not paid', cancelled, {}, ['$570 is overdue', 'by Fri 30 Apr', 'Record cancellation fee', '?ask=pay']],
    ['an end', { ...confirmed, state: 'completed' }, { paid: 490_000 }, ['Nothing left to do', '', '', '']],
  ])('for %s', (_what, booking, given, expected) => {
    expect(step(booking, given)).toEqual(expected)
  })

  test('a refund comes before everything, and recording a payment is not the button then', () => {
    const overpaid = {
      paid: 500_000,
      work: { purchases: { count: 2, permits: 2, by: '2027-03-13' }, details: { count: 2, by: '2027-03-01' } },
    }
    for (const booking of [held, confirmed, away, requested]) expect(view(booking, overpaid).main?.to).toBe('?ask=refund')
  })

  test('what was paid for a quotation is a credit: the customer is waited for, nothing is refunded', () => {
    expect(view(quoted, { paid: 100_000 }).name).toBe('accept')
  })

  test('is not there for who may not do it; what has to be done is said all the same', () => {
    for (const booking of [held, quoted, requested, confirmed, cancelled, { ...held, state: 'enquiry' } as const]) {
      const seen = view(booking, { paid: booking === cancelled ? 357_000 : 0, means: nobody })
      expect(seen.main).toBeUndefined()
      expect(seen.title).not.toBe('')
    }
  })
})

test('a deadline is red once it is over or within three hours, and a permit within a fortnight of its day', () => {
  const tone = (booking: Booking, given: Case = {}) => view(booking, given).tag?.tone
  expect(tone(held)).toBe('bad')
  expect(tone({ ...held, holdEndsAt: new Date('2027-03-12T20:00:00Z') })).toBe('warn')
  expect(tone({ ...held, holdEndsAt: new Date('2027-03-14T08:00:00Z') })).toBeUndefined()
  expect(tone({ ...requested, answerBy: new Date('2027-03-11T08:00:00Z') })).toBe('bad')
  const buys = (by: string) => tone(confirmed, { paid: 490_000, work: { purchases: { count: 1, permits: 1, by } } })
  expect([buys('2027-03-26'), buys('2027-03-27')]).toEqual(['bad', 'warn'])
  const tells = (by: string) => tone(confirmed, { paid: 490_000, work: { details: { count: 1, by } } })
  expect([tells('2027-03-11'), tells('2027-03-12'), tells('2027-03-13')]).toEqual(['bad', 'warn', undefined])
})

test('a list and the screen name the same step wherever only state and money decide', () => {
  for (const booking of [held, quoted, requested, confirmed, cancelled, away])
    for (const paid of [0, 57_000, 357_000, 490_000, 500_000]) {
      const account = accountNow(booking, paid > 0 ? [came(paid)] : [])
      expect(view(booking, { paid }).name).toBe(stepName(booking, account, now, nothingOpen))
    }
})

test('a booking that was cancelled is not done as long as its suppliers do not know', () => {
  const given = { paid: 57_000, suppliersTo: '/orders', suppliersOpen: ['1 to send'] }
  expect(step(cancelled, given)).toEqual(['Suppliers: 1 to send', '', 'Open supplier orders', '/orders'])
  expect(step(cancelled, { ...given, suppliersOpen: [] })[0]).toBe('Nothing left to do')
})

test('what a step with permits leaves open is said beside it: the answer of the request, and tickets to buy', () => {
  expect(view(requested, { permits: { requested: permitsRequested } }).also).toMatchObject({ to: '?ask=part:permit' })
  const work = { purchases: { count: 3, permits: 2, by: '2027-06-15' } }
  const permits = { toReserve: '/permits/of/the/day', ticket: '?ask=purchase:3' }
  expect(view(confirmed, { paid: 357_000, work, permits }).also).toMatchObject({ to: '?ask=purchase:3' })
})
