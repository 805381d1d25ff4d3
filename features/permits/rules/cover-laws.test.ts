import fc from 'fast-check'
import { expect, test } from 'vitest'
import { residencies } from '#features/places/visitor-fee.ts'
import { lotStates } from '../lot.ts'
import type { ClassPrices } from './class-price.ts'
import { coverHolds } from './cover-holds.ts'
import { coverNeeds } from './cover-needs.ts'
import { lotsToExpire } from './expire-lots.ts'
import { backs } from './lot-states.ts'
import { type LotPermit, type Need, type PoolDay, poolDayKey } from './need.ts'
import { type Allowance, type PermitClaim, poolFigures } from './pool-day.ts'
import { splitPermits } from './split-permits.ts'
import { permitsToBuy } from './to-buy.ts'

const law = { numRuns: 1_000 }
const at = new Date('2027-05-07T08:00:00Z')
const near = fc.constantFrom(-2, -1, 0, 1, 2).map((hours) => new Date(at.getTime() + hours * 3_600_000))
const end = fc.option(near)
const pool: fc.Arbitrary<PoolDay> = fc.record({
  feeId: fc.constantFrom('V', 'G'),
  day: fc.constantFrom('2027-06-08', '2027-06-09'),
  departureId: fc.constantFrom(null, 1),
})
const feeClass = fc.constantFrom(...residencies)

const needs: fc.Arbitrary<Need[]> = fc
  .array(
    fc.record({
      pool,
      reference: fc.constantFrom('K01', 'K02', 'K03'),
      position: fc.integer({ min: 1, max: 3 }),
      feeClass,
      onRequest: fc.boolean(),
      confirmedAt: end,
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map(({ pool: of, ...need }, place) => ({ ...of, ...need, id: place + 1 })))

/** Permits of lots, some in the name of a need, of one that is gone, or of one of another pool. */
const permits: fc.Arbitrary<LotPermit[]> = fc
  .array(
    fc.record({
      pool,
      state: fc.constantFrom(...lotStates),
      expiresAt: end,
      feeClass: fc.option(feeClass),
      names: fc.array(fc.option(fc.integer({ min: 1, max: 15 })), { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((lots) => {
    const inNames = new Set<number>()
    return lots.flatMap(({ pool: of, names, ...lot }, place) =>
      names.map((name, slot) => {
        const purchaseId = name === null || inNames.has(name) ? null : name
        if (purchaseId !== null) inNames.add(purchaseId)
        return {
          ...of,
          ...lot,
          id: (place + 1) * 10 + slot,
          lotId: place + 1,
          purchaseId,
          namedAt: purchaseId === null ? null : at,
        }
      }),
    )
  })

const priceOf = (foreignMinor: number, residentMinor: number | null, africanMinor: number | null, eacMinor: number | null) => ({
  foreignMinor,
  residentMinor,
  africanMinor,
  eacMinor,
})
const prices: Record<string, ClassPrices> = {
  V: priceOf(150_000, 50_000, 50_000, 20_000),
  G: priceOf(10_000, 6_500, null, 1_000),
}
const shuffled = <Value>(all: readonly Value[], keys: readonly number[]) =>
  all
    .map((one, place) => ({ one, key: keys[place % keys.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)
const keys = fc.array(fc.integer(), { minLength: 20, maxLength: 20 })

test('a permit covers one need at most, a need has one at most, and both are of one fee, day and pool', () => {
  fc.assert(
    fc.property(needs, permits, (someNeeds, somePermits) => {
      const { permitOf, needOf } = coverNeeds(someNeeds, somePermits, prices, at)
      expect(needOf.size).toBe(permitOf.size)
      for (const [needId, permitId] of permitOf) {
        expect(needOf.get(permitId)).toBe(needId)
        const [need] = someNeeds.filter(({ id }) => id === needId)
        const [permit] = somePermits.filter(({ id }) => id === permitId)
        expect(need && permit && poolDayKey(need) === poolDayKey(permit) && backs(permit, at)).toBe(true)
      }
    }),
    law,
  )
})

test('the order of needs and permits decides nothing', () => {
  fc.assert(
    fc.property(needs, permits, keys, (someNeeds, somePermits, order) => {
      const sorted = (entries: ReadonlyMap<number, number>) => [...entries].toSorted(([a], [b]) => a - b)
      const cover = coverNeeds(someNeeds, somePermits, prices, at)
      const again = coverNeeds(shuffled(someNeeds, order), shuffled(somePermits, order), prices, at)
      expect(sorted(again.permitOf)).toEqual(sorted(cover.permitOf))
      expect(sorted(again.needOf)).toEqual(sorted(cover.needOf))
      expect(again.staleNames).toEqual(cover.staleNames)
    }),
    law,
  )
})

test('one permit more uncovers nobody', () => {
  fc.assert(
    fc.property(needs, permits, fc.nat(), (someNeeds, somePermits, which) => {
      const fewer = somePermits.toSpliced(somePermits.length ? which % somePermits.length : 0, 1)
      const before = coverNeeds(someNeeds, fewer, prices, at)
      const after = coverNeeds(someNeeds, somePermits, prices, at)
      for (const needId of before.permitOf.keys()) expect(after.permitOf.has(needId)).toBe(true)
    }),
    law,
  )
})

test('a name never changes hands: a live permit in a name covers its own need or nobody', () => {
  fc.assert(
    fc.property(needs, permits, (someNeeds, somePermits) => {
      const { permitOf, needOf, staleNames } = coverNeeds(someNeeds, somePermits, prices, at)
      for (const permit of somePermits.filter(({ namedAt }) => namedAt !== null)) {
        const need = someNeeds.find(({ id }) => id === permit.purchaseId)
        const isOwn = need !== undefined && poolDayKey(need) === poolDayKey(permit) && backs(permit, at)
        expect(needOf.get(permit.id)).toBe(isOwn ? need.id : undefined)
        if (isOwn) expect(permitOf.get(need.id)).toBe(permit.id)
        expect(staleNames.includes(permit.id)).toBe(backs(permit, at) && !isOwn)
      }
    }),
    law,
  )
})

test('who is answered is covered before who is not, where both could take the same', () => {
  fc.assert(
    fc.property(needs, permits, (someNeeds, somePermits) => {
      const open = somePermits.map((permit) => ({ ...permit, purchaseId: null, namedAt: null, feeClass: null }))
      const { permitOf } = coverNeeds(someNeeds, open, prices, at)
      const left = someNeeds.filter((need) => !need.onRequest && !permitOf.has(need.id)).map(poolDayKey)
      for (const need of someNeeds.filter(({ onRequest, id }) => onRequest && permitOf.has(id)))
        expect(left).not.toContain(poolDayKey(need))
    }),
    law,
  )
})

test('covering twice changes nothing: the stored cover of the first time is that of the second', () => {
  fc.assert(
    fc.property(needs, permits, (someNeeds, somePermits) => {
      const cover = coverNeeds(someNeeds, somePermits, prices, at)
      const stored = somePermits.map((one) => (one.namedAt ? one : { ...one, purchaseId: cover.needOf.get(one.id) ?? null }))
      expect(coverNeeds(someNeeds, stored, prices, at)).toEqual(cover)
    }),
    law,
  )
})

const claims: fc.Arbitrary<PermitClaim[]> = fc
  .array(fc.tuple(pool, fc.integer({ min: 1, max: 6 }), end), { maxLength: 8 })
  .map((all) => all.map(([of, quantity, heldUntil]) => ({ ...of, quantity, heldUntil })))
const allowances: fc.Arbitrary<Allowance[]> = fc
  .array(fc.tuple(pool, fc.integer({ min: 1, max: 6 }), near, end), { maxLength: 4 })
  .map((all) =>
    all.map(([{ feeId, departureId, day }, quantity, until, endedAt]) => ({
      ...{ feeId, departureId, quantity, until, endedAt },
      ...{ fromDay: '2027-06-08', toDay: day },
    })),
  )

test('short and spare are never both above 0, and short, spare, free and overpromised follow from the rest', () => {
  fc.assert(
    fc.property(pool, needs, permits, claims, claims, allowances, (of, someNeeds, somePermits, some, requested, allowed) => {
      const { needOf: covering } = coverNeeds(someNeeds, somePermits, prices, at)
      const books = { claims: some, requested, permits: somePermits, allowances: allowed, covering }
      const found = poolFigures(of, books, prices[of.feeId] ?? priceOf(0, null, null, null), at)
      expect(Math.min(found.short, found.spare)).toBe(0)
      expect(found.spare - found.short).toBe(found.held - found.promised - found.requested)
      expect(found.free - found.overpromised).toBe(found.held + found.allowance - found.promised)
      expect(Math.min(found.free, found.overpromised)).toBe(0)
    }),
    law,
  )
})

test('what is to buy and what is covered are all needs, once each, and its total is the sum of its rows', () => {
  const clock = { timeZone: 'Africa/Kigali', closesAt: '17:00', worksOn: [1, 2, 3, 4, 5] }
  const feeOf = (feeId: string) => ({
    authorityId: 'rdb',
    clock,
    prices: prices[feeId] ?? priceOf(0, null, null, null),
    terms: {},
  })
  fc.assert(
    fc.property(needs, permits, claims, keys, (someNeeds, somePermits, held, order) => {
      const cover = coverNeeds(someNeeds, somePermits, prices, at)
      const holds = held.map((claim, place) => ({ ...claim, reference: `H${place}` }))
      const { holdOf, uncovered } = coverHolds(somePermits, cover, holds, prices, at)
      for (const permitId of holdOf.keys()) expect(cover.needOf.has(permitId)).toBe(false)
      const quantity = (all: readonly { quantity: number }[]) => all.reduce((sum, one) => sum + one.quantity, 0)
      expect(holdOf.size + quantity(uncovered)).toBe(quantity(holds))
      const fees = { V: feeOf('V'), G: feeOf('G') }
      const list = someNeeds.map((need) => ({ ...need, isWhole: need.position === 1 }))
      const rows = permitsToBuy(list, cover, uncovered, fees, at)
      const bought = rows.flatMap((row) => row.needs.map(({ id }) => id))
      expect([...bought, ...cover.permitOf.keys()].toSorted((a, b) => a - b)).toEqual(someNeeds.map(({ id }) => id))
      for (const row of rows) expect(row.totalMinor).toBe(row.count * row.unitMinor)
      expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(bought.length + quantity(uncovered))
      expect(permitsToBuy(shuffled(list, order), cover, shuffled(uncovered, order), fees, at)).toEqual(rows)
    }),
    law,
  )
})

test('splitting keeps every permit, in one of two lots, and takes those that cover nobody first', () => {
  fc.assert(
    fc.property(permits, fc.integer({ min: -1, max: 40 }), (somePermits, count) => {
      const split = splitPermits(somePermits, count)
      expect(split.done).toBe(count >= 1 && count <= somePermits.length)
      if (!split.done) return
      const { go, stay } = split.value
      expect(go).toHaveLength(count)
      const ids = (all: readonly LotPermit[]) => all.map(({ id }) => id)
      expect([...ids(go), ...ids(stay)].toSorted((a, b) => a - b)).toEqual(ids(somePermits).toSorted((a, b) => a - b))
      if (go.some(({ purchaseId }) => purchaseId !== null)) expect(stay.every(({ purchaseId }) => purchaseId !== null)).toBe(true)
    }),
    law,
  )
})

test('a lot expires once: the clock that comes again finds none, and what it loses is what was paid and did not come back', () => {
  const money = fc.record({ spentMinor: fc.integer({ min: 100, max: 900 }), backMinor: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(permits, money, near, (somePermits, paid, now) => {
      const all = somePermits.map((permit) => ({ ...permit, ...paid }))
      const lots = [
        ...new Map(all.map((one) => [one.lotId, { id: one.lotId, state: one.state, expiresAt: one.expiresAt }])).values(),
      ]
      const ended = lotsToExpire(lots, all, now)
      for (const one of ended) expect(one.lostMinor).toBe(one.count * (paid.spentMinor - paid.backMinor))
      const hasEnded = (id: number) => ended.some(({ lotId }) => lotId === id)
      for (const { id, state, expiresAt } of lots)
        expect(hasEnded(id)).toBe((state === 'reserved' || state === 'deposited') && !backs({ state, expiresAt }, now))
      const written = lots.map((lot) => (hasEnded(lot.id) ? { ...lot, state: 'expired' as const } : lot))
      expect(lotsToExpire(written, all, now)).toEqual([])
    }),
    law,
  )
})
