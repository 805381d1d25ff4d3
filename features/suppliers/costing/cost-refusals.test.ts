import { describe, expect, test } from 'vitest'
import { bookOf, costOf, type Row, room } from '#tests/support/costed-books.ts'
import type { Contract } from '../contract.ts'
import type { ServiceBook } from '../service-book.ts'
import type { ItemInput, Participant } from './cost-line.ts'

describe('what has no cost says why', () => {
  const two: Participant[] = [1, 2].map((position) => ({ position, age: 40, residency: 'foreign' }))
  const refusedBy = (book: ServiceBook, more: Partial<ItemInput> = {}) =>
    costOf(book, { from: '2027-07-06', days: 2, participants: two, rooms: [[1, 2]], ...more })
  const lodge = (rows: readonly Row[], terms: Partial<Contract> = {}) => bookOf({ ...room, basis: 'person-night' }, terms, rows)

  test('in the order in which staff would mend it', () => {
    const book = lodge([{ amountMinor: 100 }])
    expect(refusedBy({ ...book, service: { ...book.service, archivedAt: new Date(0) } })).toEqual({ reason: 'archived' })
    expect(refusedBy(lodge([{ amountMinor: 100 }], { state: 'ended', endedOn: '2027-07-07' }))).toEqual([400, 400, 0, 400])
    expect(refusedBy(lodge([{ amountMinor: 100 }], { state: 'ended', endedOn: '2027-06-30' }))).toEqual({
      reason: 'contract-ended',
    })
    expect(refusedBy(lodge([{ amountMinor: 100 }], { validTo: '2027-07-06' }))).toEqual({
      reason: 'not-in-contract',
      day: '2027-07-07',
    })
    const closure = { id: 1, serviceId: 1, from: '2027-07-07', to: '2027-07-20', reason: 'Painting' }
    expect(refusedBy({ ...book, closures: [closure] })).toEqual({ reason: 'closed', closure })
    expect(refusedBy(lodge([{ amountMinor: 100, to: '2027-07-06' }]))).toEqual({ reason: 'rate-gap', day: '2027-07-07' })
    expect(refusedBy(lodge([{ amountMinor: 100, weekdays: [2] }]))).toEqual({ reason: 'rate-gap', day: '2027-07-07' })
    expect(refusedBy(lodge([{ amountMinor: 100, residency: 'eac' }]))).toEqual({ reason: 'rate-gap', day: '2027-07-06' })
    expect(refusedBy(lodge([{ amountMinor: 100, nights: { from: 4, to: null } }]))).toEqual({
      reason: 'stay-too-short',
      day: '2027-07-06',
      least: 4,
    })
    expect(refusedBy(lodge([{ amountMinor: 100, nights: { from: 1, to: 1 } }]))).toMatchObject({
      reason: 'stay-too-long',
      most: 1,
    })
    expect(refusedBy(lodge([{ amountMinor: 100, party: { from: 4, to: 8 } }]))).toMatchObject({ reason: 'party-outside' })
    expect(refusedBy(book, { rooms: [[1], [2]] })).toEqual({ reason: 'single-rate-missing', day: '2027-07-06' })
    expect(refusedBy(lodge([{ amountMinor: 100 }], { currency: 'TZS' }))).toEqual({ reason: 'no-fx', currency: 'TZS' })
    expect(refusedBy(book, { participants: [] })).toEqual({ reason: 'nobody' })
  })

  test('who is too many for a room, too young, or a child without an adult', () => {
    const family: Participant[] = [40, 38, 9, 6].map((age, at) => ({ position: at + 1, age, residency: 'foreign' }))
    const book = lodge([{ amountMinor: 100 }], { children: [{ from: 6, to: 11, percent: 50 }] })
    expect(refusedBy(book, { participants: family, rooms: [[1, 2, 3, 4]] })).toEqual({ reason: 'room-too-small', most: 3 })
    expect(
      refusedBy(book, {
        participants: family,
        rooms: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toEqual({ reason: 'child-alone' })
    const young = family.map((one) => (one.position === 4 ? { ...one, age: 5 } : one))
    expect(
      refusedBy(book, {
        participants: young,
        rooms: [
          [1, 4],
          [2, 3],
        ],
      }),
    ).toEqual({ reason: 'too-young', least: 6, positions: [4] })
    const car = bookOf({ kind: 'transport', basis: 'vehicle-day', seats: 3 }, {}, [{ amountMinor: 100 }])
    expect(refusedBy(car, { participants: family, vehicles: 1 })).toEqual({ reason: 'too-few-vehicles', least: 2 })
  })

  test('a class of its own has its rate, and one adult with a child shares', () => {
    const book = lodge([{ amountMinor: 10_000 }, { amountMinor: 6_000, residency: 'eac' }], {
      children: [{ from: 0, to: 11, percent: 50 }],
    })
    const mixed: Participant[] = [
      { position: 1, age: 40, residency: 'foreign' },
      { position: 2, age: 40, residency: 'eac' },
    ]
    expect(refusedBy(book, { participants: mixed })).toEqual([32_000, 32_000, 0, 32_000])
    const withChild: Participant[] = [
      { position: 1, age: 40, residency: 'foreign' },
      { position: 2, age: 8, residency: 'foreign' },
    ]
    expect(refusedBy(book, { participants: withChild })).toEqual([30_000, 30_000, 0, 30_000])
  })

  test('where the contract goes by the arrival, every night has its rate', () => {
    const rows = [
      { amountMinor: 10_000, to: '2027-07-06' },
      { amountMinor: 20_000, from: '2027-07-07' },
    ]
    expect(refusedBy(lodge(rows, { seasonBy: 'arrival' }))).toEqual([40_000, 40_000, 0, 40_000])
    expect(refusedBy(lodge(rows))).toEqual([60_000, 60_000, 0, 60_000])
  })
})
