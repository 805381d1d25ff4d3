import { describe, expect, test } from 'vitest'
import { statementOf } from '#features/bookings/cancellation.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { came, confirmed, held, lines, now } from '../test-booking.ts'
import { type CancelFacts, cancelView } from './cancel-view.ts'

type Purchase = CancelFacts['purchases'][number]

const permit = (status: Purchase['status'], id = 1): Purchase => ({
  id,
  kind: 'permit',
  label: 'Gorilla permit',
  feeId: 'gorilla',
  day: '2027-06-15',
  travellerPosition: id,
  costMinor: 150_000,
  status,
  number: null,
  settled: false,
  isClosed: false,
})

function shown(booking: Booking, paidMinor: number, purchases: Purchase[] = []) {
  const boughtMinor = purchases.reduce((all, { status, costMinor }) => all + (status === 'bought' ? costMinor : 0), 0)
  const plan = (byOperator: boolean) =>
    statementOf(
      booking,
      lines,
      { noticeOn: kigaliDay(now), confirmed: booking.state === 'confirmed', boughtMinor, paidMinor, byOperator },
      '',
      now,
    )
  const payments = paidMinor > 0 ? [came(paidMinor)] : []
  return cancelView(
    readEnglish,
    booking,
    { payments, purchases, statement: plan(false), byUs: plan(true), stays: undefined },
    now,
  )
}
const moneyOf = (view: ReturnType<typeof shown>) =>
  view?.choices.map(({ event, statement }) => [
    event,
    Object.fromEntries(statement.rows.map(({ name, amount }) => [name, amount])),
  ])

describe('the dialog that cancels', () => {
  test('offers who may cancel now', () => {
    const events = (booking: Booking) => shown(booking, 0)?.choices.map(({ event }) => event)
    expect(events(held)).toEqual(['cancel'])
    expect(events(confirmed)).toEqual(['cancel', 'call-off'])
    expect(events({ ...confirmed, startsOn: '2027-03-12' })).toEqual(['call-off', 'absent'])
    expect(events({ ...confirmed, state: 'cancelled' })).toBeUndefined()
  })

  test('shows what each choice keeps and refunds, and agrees to the fee that it shows', () => {
    const view = shown(confirmed, 357_000)
    expect(view?.agreedFeeMinor).toBe(57_000)
    expect(moneyOf(view)).toEqual([
      [
        'cancel',
        { 'Tours: 30% of $1,900, 94 days before': '$570', 'Cancellation fee': '$570', Paid: '$3,570', 'Refund due': '$3,000' },
      ],
      ['call-off', { 'Cancellation fee': '$0', Paid: '$3,570', 'Refund due': '$3,570' }],
    ])
    expect(view?.choices[1]?.lines).toEqual([
      'Refund to Marit Solheim: $3,570 by bank transfer. Record it after cancelling; nothing is sent by itself.',
    ])
    expect(shown(held, 0)?.choices[0]?.statement.free).toBe('Not confirmed: no cancellation fee.')
  })

  test('says who pays for permits that are purchased: the customer, or we where we cancel', () => {
    const view = shown(confirmed, 490_000, [permit('bought'), permit('requested', 2)])
    const [cancel, callOff] = view?.choices ?? []
    expect(cancel?.lines).toContainEqual(expect.stringContaining('the customer pays for them'))
    expect(moneyOf(view)?.[0]?.[1]).toMatchObject({ 'Cancellation fee': '$2,070' })
    expect(callOff?.lines).toContainEqual(expect.stringContaining('we pay for them'))
    expect(moneyOf(view)?.[1]?.[1]).toMatchObject({
      'Permits and tickets purchased, at our cost': '$1,500',
      'Refund due': '$4,900',
    })
    expect(cancel?.lines.at(-1)).toBe('1 permit requested and not purchased: tell the park.')
  })

  test('keeps the whole price of a no-show, as its account does', () => {
    const today: Booking = { ...confirmed, startsOn: '2027-03-12' }
    expect(moneyOf(shown(today, 357_000))?.[1]).toEqual([
      'absent',
      { 'We keep': '$4,900', Paid: '$3,570', 'Balance due': '$1,330' },
    ])
  })
})
