import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOff, departureStatus, needsDecision, seatsShort, staleAt } from './departure.ts'

const startsOn = '2027-06-14'
const open = new Date('2027-03-12T08:00:00Z')

type Seats = Parameters<typeof departureStatus>[0]
/** Twelve seats, none confirmed, guaranteed from six. */
const seats = (more: Partial<Seats> = {}): Seats => ({
  startsOn,
  cutOffDays: null,
  confirmed: 0,
  left: 12,
  minimum: 6,
  guaranteed: false,
  cancelled: false,
  ...more,
})
const status = (more: Partial<Seats>, now = open) => departureStatus(seats(more), now)

test('booking closes at 18:00 in Kigali, two days before the start', () => {
  const usual = (day: string) => cutOff({ startsOn: day, cutOffDays: null })
  expect(usual(startsOn)).toEqual(new Date('2027-06-12T16:00:00Z'))
  expect(usual('2028-01-01')).toEqual(new Date('2027-12-30T16:00:00Z'))
  expect(usual('2028-03-01')).toEqual(new Date('2028-02-28T16:00:00Z'))
})

test('a departure is open until the cut-off and closed at it', () => {
  expect(status({}, new Date('2027-06-12T15:59:59.999Z'))).toBe('planned')
  expect(status({}, new Date('2027-06-12T16:00:00Z'))).toBe('closed')
})

test('a cut-off of its own closes it so many days before the start, at 18:00 in Kigali', () => {
  expect(cutOff({ startsOn, cutOffDays: 1 })).toEqual(new Date('2027-06-13T16:00:00Z'))
  expect(cutOff({ startsOn, cutOffDays: 30 })).toEqual(new Date('2027-05-15T16:00:00Z'))
  expect(cutOff({ startsOn: '2028-03-10', cutOffDays: 10 })).toEqual(new Date('2028-02-29T16:00:00Z'))
  for (const [cutOffDays, last, first] of [
    [1, '2027-06-13T15:59:59.999Z', '2027-06-13T16:00:00Z'],
    [30, '2027-05-15T15:59:59.999Z', '2027-05-15T16:00:00Z'],
  ] as const)
    expect([status({ cutOffDays }, new Date(last)), status({ cutOffDays }, new Date(first))]).toEqual(['planned', 'closed'])
})

test('under its minimum it is planned, and nearly there when at most two confirmed travellers are missing', () => {
  expect([0, 3, 4, 5].map((confirmed) => status({ confirmed, left: 6 }))).toEqual(['planned', 'planned', 'nearly', 'nearly'])
  expect([0, 4, 7].map((confirmed) => seatsShort(seats({ confirmed })))).toEqual([6, 2, 0])
  expect(seatsShort(seats({ confirmed: 1, guaranteed: true }))).toBe(0)
})

test('with its minimum confirmed and no guarantee it is planned, and no more travellers are needed', () => {
  expect([status({ confirmed: 6, left: 6 }), seatsShort(seats({ confirmed: 6 }))]).toEqual(['planned', 0])
})

test('a guaranteed departure stays guaranteed whatever its seats are, and holds alone never guarantee one', () => {
  expect(status({ guaranteed: true })).toBe('guaranteed')
  expect(status({ confirmed: 0, left: 4 })).toBe('planned')
})

test('the last three seats are last places, whether it goes or not', () => {
  expect([4, 3, 2, 1].map((left) => status({ guaranteed: true, left }))).toEqual([
    'guaranteed',
    'last-places',
    'last-places',
    'last-places',
  ])
  expect(status({ left: 3 })).toBe('last-places')
})

test('with nothing for sale it is full, also where a waiting party keeps free seats from sale', () => {
  expect(status({ confirmed: 12, left: 0 })).toBe('full')
  expect(status({ confirmed: 10, left: 0 })).toBe('full')
})

test('closed comes before full, and cancelled before everything', () => {
  const late = new Date('2027-06-13T08:00:00Z')
  expect(status({ left: 0 }, late)).toBe('closed')
  expect(status({ left: 0, cancelled: true }, late)).toBe('cancelled')
  expect(status({ cancelled: true, guaranteed: true })).toBe('cancelled')
})

const row = (more: Partial<Parameters<typeof staleAt>[0][number]> = {}) => ({
  startsOn,
  cutOffDays: null,
  nextEnd: null,
  ...more,
})

test('a page of departures is stale at midnight in Kigali at the latest', () => {
  expect(staleAt([], open)).toEqual(new Date('2027-03-12T22:00:00Z'))
  expect(staleAt([row()], open)).toEqual(new Date('2027-03-12T22:00:00Z'))
  expect(staleAt([], new Date('2027-03-12T22:00:00Z'))).toEqual(new Date('2027-03-13T22:00:00Z'))
})

test('it is stale when the next hold ends', () => {
  const ends = [new Date('2027-03-12T09:30:00Z'), new Date('2027-03-12T08:15:00Z')].map((nextEnd) => row({ nextEnd }))
  expect(staleAt(ends, open)).toEqual(new Date('2027-03-12T08:15:00Z'))
})

test('it is stale at the next cut-off', () => {
  expect(staleAt([row({ startsOn: '2027-03-14' })], open)).toEqual(new Date('2027-03-12T16:00:00Z'))
  expect(staleAt([row({ startsOn: '2027-04-11', cutOffDays: 30 })], open)).toEqual(new Date('2027-03-12T16:00:00Z'))
  expect(staleAt([row({ startsOn: '2027-03-14', cutOffDays: 1 })], open)).toEqual(new Date('2027-03-12T22:00:00Z'))
})

test('an end that is past, or is this very instant, makes nothing stale again', () => {
  expect(staleAt([row({ nextEnd: open }), row({ startsOn: '2027-03-13' })], open)).toEqual(new Date('2027-03-12T22:00:00Z'))
})

test('a page is always good for some time and never past midnight', () => {
  const instants = fc.date({ min: new Date('2027-03-01T00:00:00Z'), max: new Date('2027-03-31T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.array(fc.option(instants)), (now, ends) => {
      const stale = staleAt(
        ends.map((nextEnd) => row({ nextEnd })),
        now,
      )
      expect(stale.getTime()).toBeGreaterThan(now.getTime())
      expect(stale.getTime()).toBeLessThanOrEqual(staleAt([], now).getTime())
      for (const end of ends) if (end && end > now) expect(stale.getTime()).toBeLessThanOrEqual(end.getTime())
    }),
  )
})

test('a departure below its minimum is decided on from 14 days before its cut-off, while somebody has a seat', () => {
  const near = new Date('2027-05-29T16:00:00Z')
  const decides = (more: Partial<Seats & { taken: number }>, now = near) =>
    needsDecision({ ...seats(more), taken: 2, ...more }, now)
  expect(decides({})).toBe(true)
  expect(decides({}, new Date(near.getTime() - 1))).toBe(false)
  expect(decides({}, new Date('2027-06-13T08:00:00Z'))).toBe(true)
  expect(decides({ taken: 0 })).toBe(false)
  expect(decides({ guaranteed: true })).toBe(false)
  expect(decides({ confirmed: 6, taken: 6 })).toBe(false)
})
