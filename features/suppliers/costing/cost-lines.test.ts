import { describe, expect, test } from 'vitest'
import { bookOf, costOf, exchange, levied, room } from '#tests/support/costed-books.ts'
import type { Contract } from '../contract.ts'
import type { ServiceBook, Supplement } from '../service-book.ts'
import { allWeekdays } from '../weekdays.ts'
import { childPrice } from './child-price.ts'
import { costItem } from './cost-item.ts'
import type { ItemInput, Participant } from './cost-line.ts'
import { scaled, shareOf } from './exact.ts'

const adults = (...ages: number[]): Participant[] => ages.map((age, at) => ({ position: at + 1, age, residency: 'foreign' }))
const input: ItemInput = { from: '2027-07-06', days: 1, participants: adults(40, 40), rooms: [[1, 2]] }
const of = (more: Partial<ItemInput>): ItemInput => ({ ...input, ...more })

/** The components as 'what units × unit whose', with what sharing would cost and what is published. */
function linesOf(book: ServiceBook, more: Partial<ItemInput> = {}) {
  const found = costItem(book, of(more), exchange)
  if ('refusal' in found) return found.refusal
  return found.lines.map(({ what, units, unitMinor, who, sharingMinor, rackMinor }) => {
    const known = [
      sharingMinor === undefined ? [] : `sharing ${sharingMinor}`,
      rackMinor === undefined ? [] : `rack ${rackMinor}`,
    ]
    return [`${what} ${units} × ${unitMinor} ${who.join('+')}`, ...known.flat()].join(', ')
  })
}
const byPerson = { ...room, basis: 'person-night' } as const
const byRoom = { ...room, basis: 'room-night' } as const
const commission = { pricing: 'commissionable', commissionBp: 1_000 } as const

test('an amount is scaled and rounded half away from zero, once, of any size and sign', () => {
  expect([scaled(5, 1, 2), scaled(-5, 1, 2), scaled(5, -1, 2), scaled(5, 1, -2), scaled(-5, -1, 2), scaled(7, 1, 3)]).toEqual([
    3, -3, -3, -3, 3, 2,
  ])
  expect([scaled(0, 7, 3), scaled(9_007_199_254_740_991, 2, 2)]).toEqual([0, 9_007_199_254_740_991])
  expect([shareOf(1_000, 1_800), shareOf(25, 200), shareOf(24, 200)]).toEqual([180, 1, 0])
})

test('a child pays by its band, whose ages are both inside; above them as an adult, below them it is not admitted', () => {
  const bands = [
    { from: 4, to: 7, percent: 50 },
    { from: 8, to: 11, minor: 999 },
  ]
  expect([3, 4, 7, 8, 11, 12].map((age) => childPrice(bands, age, 101))).toEqual([
    'too-young',
    { minor: 51 },
    { minor: 51 },
    { minor: 999 },
    { minor: 999 },
    'adult',
  ])
  expect([childPrice([], 0, 100), childPrice([{ from: 0, to: 3, percent: 0 }], 3, 100)]).toEqual(['adult', { minor: 0 }])
})

describe('a stay by the person', () => {
  const three = { participants: adults(40, 40, 40), rooms: [[1, 2, 3]] }

  test('the first two adults share, the third has their rate, and without one they share too', () => {
    const lines = (thirdMinor: number | null) => linesOf(bookOf(byPerson, {}, [{ amountMinor: 100, thirdMinor }]), three)
    expect(lines(80)).toEqual(['sharing 1 × 100 1', 'sharing 1 × 100 2', 'third 1 × 80 3'])
    expect(lines(null)).toEqual(['sharing 1 × 100 1', 'sharing 1 × 100 2', 'sharing 1 × 100 3'])
  })

  test('less the commission, of which the child’s share comes first; what is published stands with what the rate counts', () => {
    const terms = { ...commission, children: [{ from: 0, to: 11, percent: 50 }] }
    const book = bookOf(byPerson, terms, [{ amountMinor: 12_501, singleMinor: 20_000 }])
    expect(linesOf(book, { participants: adults(40, 8) })).toEqual(['sharing 1 × 11251 1, rack 12501', 'child 1 × 5626 2'])
    expect(linesOf(book, { participants: adults(40), rooms: [[1]] })).toEqual(['single 1 × 18000 1, sharing 11251'])
    const net = bookOf(byPerson, {}, [{ amountMinor: 100, rackMinor: 130 }])
    expect(linesOf(net)).toEqual(['sharing 1 × 100 1, rack 130', 'sharing 1 × 100 2, rack 130'])
  })

  test('children by the bands of the rate, where it has some, else of the contract', () => {
    const terms = { children: [{ from: 4, to: 11, percent: 50 }] }
    const rows = [{ amountMinor: 100, children: [{ from: 0, to: 11, percent: 25 }] }]
    const family = { participants: adults(40, 8) }
    expect(linesOf(bookOf(byPerson, terms, rows), family)).toEqual(['sharing 1 × 100 1', 'child 1 × 25 2'])
    const drive = { kind: 'activity', basis: 'person' } as const
    expect(linesOf(bookOf(drive, terms, rows), family)).toEqual(['unit 1 × 100 1', 'child 1 × 25 2'])
    const ofContract = bookOf(drive, terms, [{ amountMinor: 100, rackMinor: 120 }])
    expect(linesOf(ofContract, family)).toEqual(['unit 1 × 100 1, rack 120', 'child 1 × 50 2'])
    const tooYoung = { reason: 'too-young', least: 4, positions: [2] }
    expect(linesOf(ofContract, { participants: adults(40, 3) })).toEqual(tooYoung)
    expect(linesOf(ofContract, { participants: adults(40, 3, 2) })).toEqual({ ...tooYoung, positions: [2, 3] })
  })

  test('a room is for as many as it holds, where that is said', () => {
    const roomFor = (mostGuests: number | null) => linesOf(bookOf({ ...byPerson, mostGuests }, {}, [{ amountMinor: 100 }]), three)
    expect(roomFor(2)).toEqual({ reason: 'room-too-small', most: 2 })
    expect([roomFor(3), roomFor(null)]).toMatchObject([{ length: 3 }, { length: 3 }])
  })
})

describe('a stay by the room', () => {
  test('adults sleep in its own beds first, who is further has an extra bed', () => {
    const terms = { children: [{ from: 0, to: 11, minor: 30 }] }
    const lines = (thirdMinor: number | null, ...ages: number[]) =>
      linesOf(bookOf(byRoom, terms, [{ amountMinor: 100, thirdMinor, rackMinor: 150 }]), {
        participants: adults(...ages),
        rooms: [[1, 2, 3]],
      })
    expect(lines(60, 8, 40, 38)).toEqual(['room 1 × 100 2+3, rack 150', 'child 1 × 30 1'])
    expect(lines(60, 40, 40, 40)).toEqual(['room 1 × 100 1+2, rack 150', 'third 1 × 60 3'])
    expect(lines(null, 40, 40, 40)).toEqual(['room 1 × 100 1+2, rack 150', 'third 1 × 100 3'])
  })

  test('of several classes has the rate of who comes from abroad, whoever is named first', () => {
    const book = bookOf(byRoom, {}, [{ amountMinor: 100 }, { amountMinor: 60, residency: 'eac' }])
    const sleepers = (...classes: Participant['residency'][]) => ({
      participants: classes.map((residency, at) => ({ position: at + 1, age: 40, residency })),
    })
    expect(linesOf(book, sleepers('eac', 'eac'))).toEqual(['room 1 × 60 1+2'])
    for (const party of [sleepers('eac', 'foreign'), sleepers('foreign', 'eac')])
      expect(linesOf(book, party)).toEqual(['room 1 × 100 1+2'])
  })

  test('of one alone sharing would cost half of a room with two beds, and the whole of one with one', () => {
    const alone = { participants: adults(40), rooms: [[1]] }
    const rows = [{ amountMinor: 155, singleMinor: 125 }]
    expect(linesOf(bookOf(byRoom, {}, rows), alone)).toEqual(['single 1 × 125 1, sharing 78'])
    expect(linesOf(bookOf({ ...byRoom, beds: 1 }, {}, rows), alone)).toEqual(['single 1 × 125 1, sharing 125'])
    expect(linesOf(bookOf(byRoom, commission, [{ amountMinor: 200 }]), alone)).toEqual(['single 1 × 180 1, sharing 90'])
    expect(linesOf(bookOf({ ...byRoom, beds: null }, {}, rows))).toEqual(['room 1 × 155 1', 'third 1 × 155 2'])
  })
})

describe('free places', () => {
  const four = { participants: adults(40, 40, 40, 40), rooms: [[1, 2], [3], [4]], days: 2 }
  const freeOf = (facts: typeof byPerson | typeof byRoom, every: number, most: number, more: Partial<ItemInput> = four) => {
    const lines = linesOf(bookOf(facts, { freePlaces: { every, most } }, [{ amountMinor: 100, singleMinor: 150 }]), more)
    return Array.isArray(lines) ? lines.filter((line) => line.startsWith('free')) : lines
  }

  test('one in every so many, at most so many, each night, at the sharing rate', () => {
    expect(freeOf(byPerson, 4, 2)).toEqual(['free -1 × 100 1+2+3+4', 'free -1 × 100 1+2+3+4'])
    expect(freeOf(byPerson, 2, 9)).toEqual(['free -2 × 100 1+2+3+4', 'free -2 × 100 1+2+3+4'])
    expect(freeOf(byPerson, 1, 3)).toEqual(['free -3 × 100 1+2+3+4', 'free -3 × 100 1+2+3+4'])
    expect(freeOf(byPerson, 5, 2)).toEqual([])
  })

  test('where everybody is alone it is what sharing would cost; where nobody shares by the person there is none', () => {
    expect(freeOf(byPerson, 2, 1, { rooms: [[1], [2]] })).toEqual(['free -1 × 100 1+2'])
    expect(freeOf(byRoom, 2, 1, {})).toEqual([])
  })
})

describe('what is counted', () => {
  const vehicle = { kind: 'transport', basis: 'vehicle-day', seats: 2 } as const
  const rows = [{ amountMinor: 100, rackMinor: 140 }]
  const eachOfTwo = (line: string) => [line, line]

  test('a vehicle for so many seats each day, or more of them; the seats of all where they are not said', () => {
    const three = { participants: adults(40, 40, 40), days: 2 }
    expect(linesOf(bookOf(vehicle, {}, rows), three)).toEqual(eachOfTwo('unit 2 × 100 1+2+3, rack 140'))
    expect(linesOf(bookOf(vehicle, {}, rows), { ...three, vehicles: 3 })).toEqual(eachOfTwo('unit 3 × 100 1+2+3, rack 140'))
    expect(linesOf(bookOf({ ...vehicle, seats: null }, {}, rows), three)).toEqual(eachOfTwo('unit 1 × 100 1+2+3, rack 140'))
    expect(linesOf(bookOf(vehicle, {}, rows), { ...three, vehicles: 1 })).toEqual({ reason: 'too-few-vehicles', least: 2 })
  })

  test('kilometres by each vehicle once, a number once, a party each day', () => {
    const seasons = [
      { amountMinor: 7, to: '2027-07-06' },
      { amountMinor: 9, from: '2027-07-07' },
    ]
    const km = bookOf({ kind: 'transport', basis: 'km', seats: 1 }, {}, seasons)
    expect(linesOf(km, { days: 2, kilometres: 100 })).toEqual(['unit 200 × 7 1+2'])
    expect(linesOf(km, { days: 2, kilometres: 100, vehicles: 1 })).toEqual(['unit 100 × 7 1+2'])
    expect(linesOf(km, { days: 2 })).toEqual({ reason: 'kilometres-missing' })
    const item = bookOf({ basis: 'item' }, {}, seasons)
    expect(linesOf(item, { days: 2, quantity: 5 })).toEqual(['unit 5 × 7 1+2'])
    expect(linesOf(item, { days: 2 })).toEqual(['unit 1 × 7 1+2'])
    expect(linesOf(bookOf({ basis: 'group' }, {}, seasons), { days: 2, quantity: 5 })).toEqual([
      'unit 1 × 7 1+2',
      'unit 1 × 9 1+2',
    ])
  })

  test('for all together at the rate of their class, where they share one, else of who comes from abroad', () => {
    const book = bookOf({ basis: 'group' }, {}, [{ amountMinor: 100 }, { amountMinor: 60, residency: 'eac' }])
    const paid = (...classes: Participant['residency'][]) =>
      linesOf(book, { participants: classes.map((residency, at) => ({ position: at + 1, age: 40, residency })) })
    expect(paid('eac', 'eac')).toEqual(['unit 1 × 60 1+2'])
    expect(paid('eac', 'foreign')).toEqual(['unit 1 × 100 1+2'])
    expect([paid('african', 'eac'), paid('eac', 'african')]).toEqual([['unit 1 × 100 1+2'], ['unit 1 × 100 1+2']])
  })

  test('somebody under the age of a service is refused, and who has just that age is not', () => {
    const trek = bookOf({ kind: 'activity', basis: 'person', minimumAge: 15 }, {}, rows)
    expect(linesOf(trek, { participants: adults(40, 15) })).toMatchObject({ length: 2 })
    expect(linesOf(trek, { participants: adults(40, 14) })).toEqual({ reason: 'too-young', least: 15, positions: [2] })
  })
})

describe('supplements', () => {
  const supplement = (more: Partial<Supplement>): Supplement => ({
    ...{ id: 1, contractId: 1, label: 'Christmas', from: '2027-07-07', to: '2027-07-08', weekdays: allWeekdays },
    ...{ per: 'person-night', amountMinor: 10, children: null, compulsory: true, ...more },
  })
  const added = (more: Partial<Supplement>, taken: Partial<ItemInput> = {}) => {
    const book = bookOf(
      byPerson,
      { children: [{ from: 0, to: 11, percent: 50 }] },
      [{ amountMinor: 100, singleMinor: 150 }],
      [supplement(more)],
    )
    const found = costItem(book, of({ days: 4, ...taken }), exchange)
    if ('refusal' in found) return found.refusal
    return found.lines
      .filter(({ what }) => what === 'supplement')
      .map(({ day, unitMinor, who, units, label }) => `${label} ${day.slice(8)} ${units} × ${unitMinor} ${who.join('+')}`)
  }

  test('by the person and night, by the room and night, once for the stay, once a person: on the days that they hold', () => {
    const rooms = { participants: adults(40, 40, 8), rooms: [[1, 3], [2]] }
    expect(added({}, rooms)).toEqual(
      [1, 2, 3].map((who) => `Christmas 07 1 × 10 ${who}`).concat([1, 2, 3].map((who) => `Christmas 08 1 × 10 ${who}`)),
    )
    expect(added({ per: 'room-night' }, rooms)).toEqual([
      'Christmas 07 1 × 10 1+3',
      'Christmas 07 1 × 10 2',
      'Christmas 08 1 × 10 1+3',
      'Christmas 08 1 × 10 2',
    ])
    expect(added({ per: 'stay' }, rooms)).toEqual(['Christmas 07 1 × 10 1+2+3'])
    expect(added({ per: 'person' }, rooms)).toEqual(['Christmas 07 1 × 10 1', 'Christmas 07 1 × 10 2', 'Christmas 07 1 × 10 3'])
    expect(added({ from: '2027-07-01', to: '2027-07-06' })).toEqual(['Christmas 06 1 × 10 1', 'Christmas 06 1 × 10 2'])
    expect(added({ from: '2027-07-09', to: '2027-07-30', per: 'stay' })).toEqual(['Christmas 09 1 × 10 1+2'])
    expect(added({ from: '2027-07-10', to: '2027-07-30' })).toEqual([])
    expect(added({ weekdays: [4], per: 'stay' })).toEqual(['Christmas 08 1 × 10 1+2'])
  })

  test('children pay them whole unless the supplement says otherwise, and one that is too young for its bands too', () => {
    const family = { participants: adults(40, 8, 2), days: 2 }
    const children = [{ from: 4, to: 11, percent: 50 }]
    expect(added({ children, from: '2027-07-07' }, family)).toEqual([
      'Christmas 07 1 × 10 1',
      'Christmas 07 1 × 5 2',
      'Christmas 07 1 × 10 3',
    ])
  })

  test('compulsory ones always, others where they are ticked, of another contract never', () => {
    expect(added({ compulsory: false, per: 'stay' })).toEqual([])
    expect(added({ compulsory: false, per: 'stay' }, { ticked: [2] })).toEqual([])
    expect(added({ compulsory: false, per: 'stay' }, { ticked: [1] })).toHaveLength(1)
    expect(added({ contractId: 2 })).toEqual([])
  })
})

describe('taxes, step by step', () => {
  const group = (terms: Partial<Contract>) => costOf(bookOf({ basis: 'group' }, terms, [{ amountMinor: 17_000 }]), of({}))

  test('USD 170.00 with VAT inside and a levy of 3% on top: levy 4.32, VAT back 25.93', () => {
    expect(group(levied)).toEqual([17_432, 17_432, 2_593, 14_839])
  })

  test('VAT on top, a levy beside it, and what does not come back', () => {
    const vat = { vat: 'added', vatBp: 1_800 } as const
    const levy = { levy: 'added', levyBp: 300 } as const
    expect(group({ ...vat, vatReclaimed: true })).toEqual([20_060, 20_060, 3_060, 17_000])
    expect(group(vat)).toEqual([20_060, 20_060, 0, 20_060])
    expect(group({ ...vat, ...levy })).toEqual([20_570, 20_570, 0, 20_570])
    expect(group({ vat: 'included', vatBp: 1_800 })).toEqual([17_000, 17_000, 0, 17_000])
    expect(group({ vat: 'none', vatBp: 1_800, vatReclaimed: true, levy: 'included', levyBp: 300 })).toEqual([
      17_000, 17_000, 0, 17_000,
    ])
  })

  test('EUR 125.00 less 10% is 112.50; UGX 1,550,000 at 3,700 with a buffer of 3% is USD 431.49', () => {
    expect(linesOf(bookOf({ basis: 'group' }, { currency: 'EUR', ...commission }, [{ amountMinor: 12_500 }]))).toEqual([
      'unit 1 × 11250 1+2, rack 12500',
    ])
    expect(costOf(bookOf({ basis: 'group' }, { currency: 'UGX' }, [{ amountMinor: 1_550_000 }]), of({}))).toEqual([
      1_550_000, 43_149, 0, 43_149,
    ])
  })
})
