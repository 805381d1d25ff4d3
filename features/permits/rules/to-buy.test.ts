import { expect, test } from 'vitest'
import { weekFees } from '#tests/support/permits-week.ts'
import { coverHolds } from './cover-holds.ts'
import { coverNeeds } from './cover-needs.ts'
import type { LotPermit } from './need.ts'
import { closedNeeds, type FeeOnSale, type NeedToBuy, permitsToBuy } from './to-buy.ts'

const at = new Date('2027-05-07T08:00:00Z')
const pool = { feeId: 'V', day: '2027-06-08', departureId: null }
const need = (id: number, more: Partial<NeedToBuy> = {}): NeedToBuy => ({
  ...pool,
  ...{ id, reference: 'K01', position: id, feeClass: 'foreign', onRequest: false, confirmedAt: at, isWhole: true, ...more },
})
const permit = (id: number, more: Partial<LotPermit> = {}): LotPermit => ({
  ...pool,
  ...{ id, lotId: id, feeClass: null, state: 'paid', expiresAt: null, purchaseId: null, namedAt: null, ...more },
})
const prices = { V: weekFees.V.prices, G: weekFees.G.prices, B: weekFees.B.prices }
const nobody = coverNeeds([], [], prices, at)
const orderOf = (needs: NeedToBuy[], fees: Record<string, FeeOnSale> = weekFees) =>
  permitsToBuy(needs, nobody, [], fees, at).map(({ feeId, day, atOnce }) => `${feeId} ${day.slice(5)}${atOnce ? ' now' : ''}`)

test('what is bought at once comes first, by its day whatever its balance was', () => {
  const needs = [
    need(1, { day: '2027-06-10', feeId: 'B' }),
    need(2, { day: '2027-06-09', feeId: 'X' }),
    need(3, { day: '2027-12-01', feeId: 'B' }),
  ]
  const fees = { ...weekFees, X: { ...weekFees.B, terms: { balanceDays: 60 } } }
  expect(orderOf(needs, fees)).toEqual(['X 06-09 now', 'B 06-10 now', 'B 12-01'])
})

test('where it is not known until when, it stands among those due on the day before its visit', () => {
  const unknown = { ...weekFees, G: { ...weekFees.G, terms: {} } }
  const needs = [need(1, { day: '2027-05-20', feeId: 'G' }), need(2, { day: '2027-06-17' }), need(3, { day: '2027-06-19' })]
  expect(orderOf(needs, unknown)).toEqual(['V 06-17', 'G 05-20', 'V 06-19'])
  expect(permitsToBuy(needs, nobody, [], unknown, at)[1]).toMatchObject({ dueAt: null, atOnce: false })
})

test('a fee that nobody sells is left out', () => {
  expect(orderOf([need(1, { feeId: 'X' })])).toEqual([])
})

test('what a hold was promised on the strength of an allowance is bought too, at the dearest price, and nobody of it is whole', () => {
  const permits = [
    permit(1, { state: 'reserved' }),
    permit(2),
    permit(3, { feeClass: 'eac' }),
    permit(4, { namedAt: at, purchaseId: 9 }),
  ]
  const holds = [
    { ...pool, reference: 'K05', quantity: 2 },
    { ...pool, reference: 'K04', quantity: 1 },
  ]
  const { holdOf, uncovered } = coverHolds(permits, coverNeeds([], permits, prices, at), holds, prices, at)
  expect(Object.fromEntries(holdOf)).toEqual({ 1: 'K05', 2: 'K04' })
  expect(permitsToBuy([], nobody, uncovered, weekFees, at)).toMatchObject([
    {
      reason: 'allowance',
      count: 1,
      holds: ['K05'],
      needs: [],
      whole: 0,
      feeClass: null,
      unitMinor: 150_000,
      totalMinor: 150_000,
    },
  ])
})

test('of a closed day nothing is to be bought, neither for who needs a permit nor for a hold; what is covered all the same is not asked for', () => {
  const needs = [need(1, { isClosed: true }), need(2), need(3, { isClosed: true })]
  const permits = [permit(1, { purchaseId: 3, namedAt: at })]
  const cover = coverNeeds(needs, permits, prices, at)
  const holds = [{ ...pool, reference: 'K04', quantity: 1, isClosed: true }]
  expect(permitsToBuy(needs, cover, holds, weekFees, at).map((row) => row.needs.map(({ id }) => id))).toEqual([[2]])
  expect(closedNeeds(needs, cover).map(({ id }) => id)).toEqual([1])
})
