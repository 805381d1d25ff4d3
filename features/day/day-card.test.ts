import { expect, test } from 'vitest'
import type { TravelledDay } from '#features/roster/sheet/sheet.ts'
import { runOf } from '#features/roster/test-runs.ts'
import { byHead, byPlace, totalOf } from './by-place.ts'
import { cardOf, type DayCard, headOf } from './day-card.ts'
import type { DayFacts } from './day-facts.ts'
import { nightOf } from './night.ts'
import { carOf, factsOf, lineOf, memberOf, partyOf } from './test-day.ts'

const days = { from: '2027-06-10', to: '2027-06-14' }
const [kigali, kinigi] = [
  { id: 'kigali', name: 'Kigali' },
  { id: 'kinigi', name: 'Kinigi' },
]
const roadDay = (more: Partial<TravelledDay> = {}): TravelledDay => ({
  ...{ day: 1, on: days.from, title: 'To the volcanoes', text: '', from: kigali, to: kinigi, driveKm: 108, driveMinutes: 150 },
  ...{ meals: ['lunch'], items: [], lodges: [] },
  ...more,
})
const card = (
  { run, facts, road = [roadDay()] }: { run?: Partial<DayCard>; facts?: Partial<DayFacts>; road?: TravelledDay[] } = {},
  on = days.from,
): DayCard => ({
  ...cardOf(runOf({ key: { bookingId: 'b-1' }, days }), on, factsOf(facts), {
    road,
    minutes: (from, to) => (from === to ? 0 : 95),
  }),
  ...run,
})

test.each([
  ['2027-06-10', 'arrives'],
  ['2027-06-11', 'on-the-road'],
  ['2027-06-13', 'on-the-road'],
  ['2027-06-14', 'leaves'],
])('a run from 10 to 14 June on %s %s', (on, head) => {
  expect(headOf(days, on)).toBe(head)
})

test('a run of one day arrives, and stands under one head only', () => {
  expect(headOf({ from: days.from, to: days.from }, days.from)).toBe('arrives')
})

test('each head counts its own, with what is not in order first', () => {
  const late = card({ facts: { members: [] }, run: { key: 'booking-2', title: 'Z' } })
  const known = card({ facts: { parties: [partyOf({ withDetails: 1 })] }, run: { key: 'booking-3', title: 'A' } })
  const heads = byHead([known, card({ run: { title: 'M' } }), late, card({ run: { key: 'booking-4' }, facts: {} }, '2027-06-14')])
  expect(heads.map(({ head, cards, travellers }) => [head, cards.map(({ title }) => title), travellers])).toEqual([
    ['arrives', ['Z', 'A', 'M'], 6],
    ['on-the-road', [], 0],
    ['leaves', ['A journey'], 2],
  ])
})

test('who sleeps where: by place and lodge, the most first; whoever leaves sleeps nowhere, and an unknown place is last', () => {
  const lodge = (supplier: string, place: string, key: string) =>
    card({ facts: { lines: [lineOf({ supplier, place })] }, run: { key } })
  const cards = [
    lodge('Nyungwe House', 'Nyungwe', 'booking-1'),
    lodge('Mutobo', 'Kinigi', 'booking-2'),
    lodge('Lunga', 'Kinigi', 'booking-3'),
    card({ facts: { lines: [] }, road: [], run: { key: 'booking-4' } }),
    card({ run: { key: 'booking-5' } }, '2027-06-14'),
  ]
  expect(
    byPlace(cards).map(({ place, travellers, lodges }) => [place, travellers, lodges.map((one) => one.lodge?.name ?? '')]),
  ).toEqual([
    ['Kinigi', 4, ['Mutobo', 'Lunga']],
    ['Nyungwe', 2, ['Nyungwe House']],
    ['', 2, ['']],
  ])
  expect(totalOf(cards)).toEqual({ runs: 5, travellers: 10 })
})

test('without a lodge they are where the day ends', () => {
  expect(byPlace([card({ facts: { lines: [] } })]).map(({ place }) => place)).toEqual(['Kinigi'])
})

test('a card says the day of its run, the road, and the way by the legs where nobody entered a time', () => {
  expect(card({}, '2027-06-11')).toMatchObject({ nth: 2, of: 5, head: 'on-the-road' })
  expect(card().day).toMatchObject({ from: 'Kigali', to: 'Kinigi', km: 108, minutes: 150, title: 'To the volcanoes' })
  expect(card({ road: [roadDay({ driveMinutes: 0 })] }).day.minutes).toBe(95)
  expect(card({ road: [roadDay({ driveMinutes: 0, to: kigali })] }).day.minutes).toBe(0)
})

test('adults and children are counted by their ages on the first day', () => {
  const people = [
    { position: 1, bornOn: '2009-06-10', assumedAge: 30 },
    { position: 2, bornOn: '2009-06-11', assumedAge: 30 },
  ]
  expect(card({ facts: { parties: [partyOf({ people })] } })).toMatchObject({ adults: 1, childAges: [17] })
})

test('tonight is what suppliers were ordered, rooms of one lodge once, else the house of the package', () => {
  const rooms = [lineOf(), lineOf({ id: 2, title: 'Single room' })]
  expect(card({ facts: { lines: rooms } }).night).toEqual([
    {
      ...{ name: 'Lodge Mutobo', place: 'Kinigi', phone: '+250 788 000 000', theirReference: 'R-1' },
      ...{ state: 'confirmed', isChanging: false },
    },
  ])
  const lodges = [{ name: 'Nest', place: 'Kinigi', phone: '1', isConfirmed: true, supplierId: 1, hotelId: null, who: null }]
  expect(card({ facts: { lines: [] }, road: [roadDay({ lodges })] }).night).toMatchObject([
    { name: 'Nest', phone: '1', state: null },
  ])
})

test('services of one supplier that stand alike are one line, with one number to call', () => {
  const boat = lineOf({ id: 2, kind: 'activity', title: 'Boat', supplier: 'Kivu Boats' })
  const lines = [
    lineOf(),
    boat,
    { ...boat, id: 3, title: 'Lunch on board' },
    { ...boat, id: 4, title: 'Fuel', state: 'requested' as const, agreed: null },
  ]
  expect(card({ facts: { lines } }).services.map(({ supplier, titles, state }) => [supplier, titles, state])).toEqual([
    ['Kivu Boats', ['Boat', 'Lunch on board'], 'confirmed'],
    ['Kivu Boats', ['Fuel'], 'requested'],
  ])
})

test('a guide or a vehicle of a supplier stands with the crew, and not among the other services', () => {
  const lines = [
    lineOf({ kind: 'guide', title: 'English guide', supplier: 'Guides of Musanze' }),
    lineOf({ id: 2, kind: 'activity', title: 'Boat trip', supplier: 'Kivu Boats' }),
  ]
  const { ordered, services } = card({ facts: { lines } })
  const named = (all: typeof services) => all.map(({ supplier, titles, state }) => [supplier, titles, state])
  expect(named(ordered)).toEqual([['Guides of Musanze', ['English guide'], 'confirmed']])
  expect(named(services)).toEqual([['Kivu Boats', ['Boat trip'], 'confirmed']])
})

test('flights of the day stand by the minute, those of other days do not', () => {
  const flight = (at: string, number: string, day = days.from) => ({
    ...{ direction: 'in' as const, day, at, number, airport: 'KGL', travellers: [1] },
  })
  const flights = [flight('19:30', 'WB 464'), flight('07:05', 'KL 537'), flight('06:00', 'ET 807', '2027-06-09')]
  expect(card({ facts: { parties: [partyOf({ flights })] } }).times.map(({ at, number }) => [at, number])).toEqual([
    ['07:05', 'KL 537'],
    ['19:30', 'WB 464'],
  ])
})

test('a transfer that we drive stands by the minute at which its vehicle is needed', () => {
  const flight = { direction: 'out', number: 'KL 537', airport: 'KGL', day: days.from, at: '20:30' } as const
  const transfers = [
    { flight, span: { from: `${days.from}T15:20`, to: `${days.from}T17:30` } },
    { flight, span: { from: '2027-06-20T15:20', to: '2027-06-20T17:30' } },
  ]
  const run = runOf({ key: { bookingId: 'b-1' }, days, transfers })
  const { times } = cardOf(run, days.from, factsOf({ parties: [partyOf({ flights: [] })] }), {
    road: [roadDay()],
    minutes: () => 0,
  })
  expect(times).toMatchObject([
    { at: '15:20', until: '17:30', what: 'transfer', direction: 'out', number: 'KL 537', where: 'KGL' },
  ])
})

test('a hire says when it is fetched and when it is back', () => {
  const order = {
    ...{ kind: 'hire' as const, vehicleClass: 'prado', vehicles: 1, from: '2027-06-10T08:30', to: '2027-06-10T18:00' },
    ...{ withDriver: true, driver: null, pickUp: { place: 'Airport', flight: 'KL 537' }, abroad: [], extras: [], code: null },
  }
  const parties = [partyOf({ order, flights: [] })]
  expect(card({ facts: { parties } }).times.map(({ at, what, where }) => [at, what, where])).toEqual([
    ['08:30', 'pick-up', 'Airport'],
    ['18:00', 'return', ''],
  ])
})

test('a card has those of its run alone, and of two assignments of one guide on a day one', () => {
  const facts = {
    members: [
      memberOf({ to: '2027-06-10T12:00' }),
      memberOf({ from: '2027-06-10T12:00' }),
      memberOf({ memberId: 2, name: 'Bosco', bookingId: 'b-2' }),
      carOf(),
    ],
    parties: [partyOf(), partyOf({ bookingId: 'b-2', reference: 'OTHER' })],
  }
  const found = card({ facts })
  expect(found.members.map(({ name }) => name)).toEqual(['Aline', 'Prado'])
  expect(found.parties.map(({ reference }) => reference)).toEqual(['K7QM-42XD'])
})

test('on a mountain they sleep in the camp that the day names, also where an outfitter without a house is ordered, and never at the gate', () => {
  const camp = {
    name: 'Barranco Camp',
    place: 'Barranco Camp',
    phone: '',
    isConfirmed: false,
    supplierId: null,
    hotelId: 'b',
    who: null,
    isCamp: true,
  } as const
  const outfitter = lineOf({ supplier: 'Kibo Outfitters', hotel: '', place: '' })
  expect(nightOf([], { lodges: [camp], place: 'Machame gate' }, '2027-06-10')).toMatchObject([
    { name: 'Barranco Camp', place: 'Barranco Camp' },
  ])
  expect(nightOf([outfitter], { lodges: [camp], place: 'Machame gate' }, '2027-06-10')).toMatchObject([
    { name: 'Barranco Camp', place: 'Barranco Camp', phone: '+250 788 000 000', state: 'confirmed' },
  ])
  expect(nightOf([outfitter], { lodges: [], place: 'Moshi' }, '2027-06-10')).toMatchObject([
    { name: 'Kibo Outfitters', place: 'Moshi' },
  ])
  expect(nightOf([lineOf({ hotel: 'Kinigi House' })], { lodges: [camp], place: 'Moshi' }, '2027-06-10')).toMatchObject([
    { name: 'Kinigi House', place: 'Kinigi' },
  ])
})
