import { describe, expect, test } from 'vitest'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { ItemInput } from '#features/suppliers/costing/cost-line.ts'
import type { ServiceBook } from '#features/suppliers/service-book.ts'
import { bookOf, exchange, levied } from '#tests/support/costed-books.ts'
import { partyOf } from '#tests/support/small-trips.ts'
import { visitorFee } from '#tests/support/tailored-items.ts'
import type { TripTraveller } from '../party.ts'
import { passedOnFee } from './passed-on-fee.ts'
import { passedOnFlight } from './passed-on-flight.ts'
import { passedOnLines } from './passed-on-lines.ts'

const startsOn = '2027-07-06'
const of = (residency: TripTraveller['residency'], position: number, age: number) => ({
  position,
  bornOn: null,
  age,
  residency,
  pays: true,
})

describe('a permit or park fee', () => {
  const fee = visitorFee('Park', 10_000, { eacMinor: 1_000, childFrom: 6, childTo: 12, childMinor: 3_000 })

  test('is what each class and age pays, the dearest first, and a price that two classes pay is one', () => {
    const party = [
      of('eac', 1, 40),
      of('foreign', 2, 40),
      of('african', 3, 40),
      of('foreign', 4, 9),
      of('foreign', 5, 5),
      of('resident', 6, 10),
    ]
    expect(passedOnFee(fee, party, startsOn)).toEqual({
      kind: 'park-fee',
      fee: { id: 'Park', name: 'Park', year: 2025 },
      units: [
        { who: [2, 3], unitMinor: 10_000 },
        { who: [4, 6], unitMinor: 3_000, children: [4, 6] },
        { who: [1], unitMinor: 1_000 },
        { who: [5], unitMinor: 0, children: [5] },
      ],
    })
    const reasons = passedOnLines({ title: 'Typed', day: 2 }, passedOnFee(fee, party, startsOn), { startsOn, travellers: party })
    expect(
      reasons.map(({ reason, label, quantity, amountMinor, childFee }) => [quantity, amountMinor, reason, label, childFee]),
    ).toMatchObject([
      [
        2,
        20_000,
        {
          values: {
            day: 2,
            year: 2025,
            who: { list: [{ message: 'visitor', values: { residency: 'foreign' } }, { values: { residency: 'african' } }] },
          },
        },
        { name: 'Park' },
        undefined,
      ],
      [
        2,
        6_000,
        {
          values: {
            who: { list: [{ message: 'visitorChild', values: { residency: 'foreign' } }, { values: { residency: 'resident' } }] },
          },
        },
        {},
        undefined,
      ],
      [1, 1_000, { values: { who: { list: [{ message: 'visitor', values: { residency: 'eac' } }] } } }, {}, undefined],
      [1, 0, { values: { who: { list: [{ message: 'visitorChild' }] } } }, {}, undefined],
    ])
  })

  test('goes by the age on the day of the visit: a child is 12 until the day before', () => {
    const child = { position: 1, bornOn: '2014-07-08', age: null, residency: 'foreign', pays: true } as const
    expect(passedOnFee(fee, [child], '2027-07-07').units).toEqual([{ who: [1], unitMinor: 3_000, children: [1] }])
    expect(passedOnFee(fee, [child], '2027-07-08').units).toEqual([{ who: [1], unitMinor: 10_000 }])
    expect(passedOnFee(fee, [{ ...child, bornOn: null, age: 12 }], '2027-07-20').units[0]?.unitMinor).toBe(3_000)
  })

  test('of a child whose own is not known is the adult one, each child apart, and the line is to be checked', () => {
    const unknown = visitorFee('Park', 10_000)
    const party = [...partyOf(40, 8, 8), { ...of('foreign', 4, 0), bornOn: '2015-07-07', age: null }]
    const passedOn = passedOnFee(unknown, party, '2027-07-07')
    expect(passedOn.units).toEqual([
      { who: [1], unitMinor: 10_000 },
      ...[2, 3, 4].map((position) => ({ who: [position], unitMinor: 10_000, toCheck: true })),
    ])
    const lines = passedOnLines({ title: 'Park', day: 2 }, passedOn, { startsOn, travellers: party })
    expect(lines.map(({ childFee }) => childFee)).toEqual([
      undefined,
      { feeId: 'Park', day: 2, age: 8, recorded: false },
      { feeId: 'Park', day: 2, age: 8, recorded: false },
      { feeId: 'Park', day: 2, age: 12, recorded: false },
    ])
    expect(lines[1]?.reason).toEqual({
      message: 'childFee',
      values: { day: 2, times: 1, year: 2025, age: 8, residency: 'foreign' },
    })
  })

  test('by the vehicle is for as many as they need, at the foreign rate', () => {
    const byVehicle = visitorFee('Road', 4_000, { unit: 'vehicle', eacMinor: 500 })
    const party = partyOf(40, 40, 40, 40, 40, 40, 8).map((one) => ({ ...one, residency: 'eac' as const }))
    const passedOn = passedOnFee(byVehicle, party, startsOn)
    expect(passedOn.units).toEqual([{ who: [1, 2, 3, 4, 5, 6, 7], unitMinor: 4_000, vehicles: 2 }])
    expect(passedOnLines({ title: 'Road', day: 3 }, passedOn, { startsOn, travellers: party })).toMatchObject([
      {
        kind: 'park-fee',
        label: { name: 'Road', of: 'fee', at: 'name' },
        reason: { message: 'vehicleFee', values: { day: 3, times: 1, year: 2025, vehicles: 2, seats: 6 } },
        quantity: 2,
        amountMinor: 8_000,
        refundable: false,
        vatMinor: 0,
      },
    ])
  })

  test('that no list has is called by its title', () => {
    const units = [{ who: [1], unitMinor: 500 }]
    expect(
      passedOnLines({ title: 'Ferry', day: 3 }, { kind: 'park-fee', units }, { startsOn, travellers: partyOf(40) }),
    ).toMatchObject([{ label: 'Ferry', reason: { message: 'passedOnDay', values: { day: 3 } } }])
  })
})

describe('a flight', () => {
  const input: ItemInput = {
    from: startsOn,
    days: 1,
    participants: [40, 40, 8].map((age, at) => ({ position: at + 1, age, residency: 'foreign' })),
  }
  const flownLines = (book: ServiceBook) => {
    const found = costItem(book, input, exchange)
    if ('refusal' in found) throw new Error(JSON.stringify(found.refusal))
    return found.lines
  }
  const flown = (book: ServiceBook, microsPerUsd = exchange.microsPerUsd) => passedOnFlight(flownLines(book), { microsPerUsd })
  const flight = { kind: 'flight', basis: 'person' } as const
  const half = [{ from: 0, to: 11, percent: 50 }]

  test('is what it costs each, in dollars without the buffer: KES 26,500.00 is USD 204.63', () => {
    expect(flown(bookOf(flight, { currency: 'KES', children: half }, [{ amountMinor: 2_650_000 }]))).toEqual({
      passedOn: {
        kind: 'flight',
        units: [
          { who: [1, 2], unitMinor: 20_463 },
          { who: [3], unitMinor: 10_232 },
        ],
      },
    })
  })

  test('has the taxes in it that come on top, and nothing that comes back is taken off', () => {
    expect(flown(bookOf(flight, { ...levied, levyBp: 1_000 }, [{ amountMinor: 11_800 }]))).toEqual({
      passedOn: { kind: 'flight', units: [{ who: [1, 2, 3], unitMinor: 12_800 }] },
    })
  })

  test('of a plane for all is shared by head, and so adds to what is each one’s own', () => {
    expect(flown(bookOf({ kind: 'flight', basis: 'group' }, {}, [{ amountMinor: 100_000 }]))).toEqual({
      passedOn: { kind: 'flight', units: [{ who: [1, 2, 3], unitMinor: 33_333 }] },
    })
    const dearer = [{ from: 0, to: 11, minor: 12_000 }]
    expect(flown(bookOf(flight, { children: dearer }, [{ amountMinor: 10_000 }]))).toMatchObject({
      passedOn: { units: [{ who: [3] }, { who: [1, 2] }] },
    })
    const own = flownLines(bookOf(flight, { children: half }, [{ amountMinor: 10_000 }]))
    const plane = flownLines(bookOf({ kind: 'flight', basis: 'group' }, {}, [{ amountMinor: 3_000 }]))
    expect(passedOnFlight([...own, ...plane], exchange)).toEqual({
      passedOn: {
        kind: 'flight',
        units: [
          { who: [1, 2], unitMinor: 11_000 },
          { who: [3], unitMinor: 6_000 },
        ],
      },
    })
  })

  test('is refused in a currency without a rate', () => {
    expect(flown(bookOf(flight, { currency: 'KES' }, [{ amountMinor: 2_650_000 }]), {})).toEqual({
      refusal: { reason: 'no-fx', currency: 'KES' },
    })
  })
})
