import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { type AheadKind, type AheadParty, leadDays, missingAhead } from './missing-ahead.ts'

const starts = '2027-06-10'
const partyOf = (more: Partial<AheadParty> = {}): AheadParty => ({
  ...{ bookingId: 'b-1', departureId: null, reference: 'K7QM-42XD', title: 'Gorillas', leadName: 'Marit', travellersCount: 2 },
  ...{ kind: 'journey', startsOn: starts, endsOn: '2027-06-14', positions: [1, 2], flights: [], withoutFlights: ['in', 'out'] },
  ...{ transfers: [], permits: [], passportsMissing: 0 },
  ...more,
})
const permit = { label: 'Gorilla permit', feeId: 'gorilla-volcanoes', day: '2027-06-12', total: 2, numbered: 1, toReserve: 0 }
const whats = (party: AheadParty, today: string) => missingAhead([party], today).map(({ what }) => what)

test.each<[AheadKind, Partial<AheadParty>, neededOn: string]>([
  ['permit-number', { permits: [permit] }, permit.day],
  ['passport', { permits: [{ ...permit, numbered: 2 }], passportsMissing: 1 }, permit.day],
  ['flight-in', { withoutFlights: ['out'] }, starts],
  ['flight-out', { withoutFlights: ['in'] }, '2027-06-14'],
])('%s is warned of from its days ahead until the day that needs it, and not before or after', (what, more, neededOn) => {
  const party = partyOf(more)
  const first = addDays(neededOn, -leadDays[what])
  expect([addDays(first, -1), first, neededOn, addDays(neededOn, 1)].map((day) => whats(party, day))).toEqual([
    [],
    [what],
    [what],
    [],
  ])
})

test('nothing is missing of what has a number, a passport or a flight, of a hire, and of a tour of one day no flight', () => {
  const given = ['in', 'out'].map((direction) => ({
    direction,
    day: direction === 'in' ? starts : '2027-06-14',
    travellers: [1, 2],
  }))
  expect(whats(partyOf({ permits: [{ ...permit, numbered: 2 }], flights: given as never, withoutFlights: [] }), starts)).toEqual(
    [],
  )
  expect(whats(partyOf({ kind: 'hire', withoutFlights: [] }), starts)).toEqual([])
  expect(whats(partyOf({ endsOn: starts, withoutFlights: [] }), starts)).toEqual([])
})

test('what is needed first stands first, with how many of how many are missing', () => {
  const one = partyOf({
    permits: [permit, { ...permit, label: 'Golden monkeys', day: '2027-06-11', numbered: 0 }],
    withoutFlights: ['out'],
  })
  expect(missingAhead([one], '2027-06-08').map(({ what, label, missing, total }) => [what, label, missing, total])).toEqual([
    ['flight-in', '', 2, 2],
    ['permit-number', 'Golden monkeys', 2, 2],
    ['permit-number', 'Gorilla permit', 1, 2],
  ])
})
