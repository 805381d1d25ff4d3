import { expect, test } from 'vitest'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { LotState } from '../lot.ts'
import { coverNeeds } from './cover-needs.ts'
import type { LotPermit, Need } from './need.ts'
import { isHeld, poolFigures } from './pool-day.ts'
import { splitPermits } from './split-permits.ts'

const at = new Date('2027-05-07T08:00:00Z')
const pool = { feeId: 'V', day: '2027-06-08', departureId: null }
const V = { foreignMinor: 150_000, residentMinor: 50_000, africanMinor: null, eacMinor: 20_000 }
const need = (id: number, feeClass: Residency, more: Partial<Need> = {}): Need => ({
  ...pool,
  id,
  reference: 'K01',
  position: id,
  feeClass,
  onRequest: false,
  confirmedAt: at,
  ...more,
})
const permit = (id: number, feeClass: Residency | null, state: LotState = 'paid', more: Partial<LotPermit> = {}): LotPermit => ({
  ...pool,
  id,
  lotId: id,
  feeClass,
  state,
  expiresAt: null,
  purchaseId: null,
  namedAt: null,
  ...more,
})
const covered = (needs: Need[], permits: LotPermit[]) => Object.fromEntries(coverNeeds(needs, permits, { V }, at).permitOf)

test('a need takes its own class, else an open one, else a dearer one, the least dear', () => {
  const all = [permit(1, 'foreign'), permit(2, 'resident'), permit(3, null), permit(4, 'eac', 'reserved')]
  expect(covered([need(1, 'eac')], all)).toEqual({ 1: 4 })
  expect(covered([need(1, 'eac')], all.slice(0, 3))).toEqual({ 1: 3 })
  expect(covered([need(1, 'eac')], all.slice(0, 2))).toEqual({ 1: 2 })
  expect(covered([need(1, 'eac')], all.slice(0, 1))).toEqual({ 1: 1 })
})

test('two gorilla visits of one traveller: two needs, two permits', () => {
  const second = { day: '2027-06-09' }
  const needs = [need(1, 'foreign'), need(2, 'foreign', { ...second, position: 1 })]
  expect(covered(needs, [permit(1, 'foreign'), permit(2, 'foreign', 'paid', second)])).toEqual({ 1: 1, 2: 2 })
  expect(covered(needs, [permit(1, 'foreign'), permit(2, 'foreign')])).toEqual({ 1: 1 })
})

test('nobody takes a cheaper one; a permit at the dearest price is for everybody', () => {
  expect(covered([need(1, 'foreign')], [permit(1, 'resident'), permit(2, 'eac')])).toEqual({})
  expect(covered([need(1, 'african')], [permit(1, 'foreign')])).toEqual({ 1: 1 })
  expect(covered([need(1, 'resident')], [permit(1, 'eac')])).toEqual({})
})

test('of those that are alike a paid one goes before a deposited and a reserved one, then the lot, then the permit', () => {
  const states = [permit(1, null, 'reserved'), permit(2, null, 'deposited'), permit(3, null, 'paid'), permit(4, null, 'paid')]
  expect(covered([need(1, 'foreign'), need(2, 'foreign'), need(3, 'foreign')], states)).toEqual({ 1: 3, 2: 4, 3: 2 })
  expect(covered([need(1, 'foreign')], [permit(6, null), permit(5, null, 'paid', { lotId: 6 })])).toEqual({ 1: 5 })
  expect(covered([need(1, 'foreign')], [permit(6, null, 'paid', { lotId: 1 }), permit(5, null, 'paid', { lotId: 2 })])).toEqual({
    1: 6,
  })
})

test('needs come in their order: answered, confirmed, since when, reference, position', () => {
  const earlier = new Date(at.getTime() - 1)
  const order = [
    need(1, 'foreign', { onRequest: true, confirmedAt: earlier }),
    need(2, 'foreign', { confirmedAt: null }),
    need(3, 'foreign', { reference: 'K02', position: 1 }),
    need(4, 'foreign', { position: 2 }),
    need(5, 'foreign', { position: 1 }),
    need(6, 'foreign', { reference: 'K09', confirmedAt: earlier }),
  ]
  const permits = [1, 2, 3, 4, 5, 6].map((id) => permit(id, null))
  expect(covered(order, permits)).toEqual({ 6: 1, 5: 2, 4: 3, 3: 4, 2: 5, 1: 6 })
  expect(covered(order, permits.slice(0, 2))).toEqual({ 6: 1, 5: 2 })
})

test('a permit in a name stays with it, though another need comes first, and of one who left it covers nobody', () => {
  const named = permit(1, 'foreign', 'paid', { purchaseId: 2, namedAt: at })
  expect(covered([need(1, 'foreign'), need(2, 'foreign', { onRequest: true })], [named])).toEqual({ 2: 1 })
  const cover = coverNeeds([need(1, 'foreign')], [named], { V }, at)
  expect(cover.permitOf.size).toBe(0)
  expect(cover.staleNames).toEqual([1])
})

test('what is wanted, has ended or is of another pool covers nobody', () => {
  const other = [
    permit(1, null, 'wanted'),
    permit(2, null, 'deposited', { expiresAt: at }),
    permit(3, null, 'paid', { departureId: 7 }),
    permit(4, null, 'paid', { day: '2027-06-09' }),
    permit(5, null, 'paid', { feeId: 'G' }),
  ]
  expect(covered([need(1, 'foreign')], other)).toEqual({})
})

test('a permit of a cheaper class is held only while it covers somebody', () => {
  expect(isHeld(permit(1, 'eac'), false, V, at)).toBe(false)
  expect(isHeld(permit(1, 'eac'), true, V, at)).toBe(true)
  for (const open of [null, 'foreign', 'african'] as const) expect(isHeld(permit(1, open), false, V, at)).toBe(true)
  expect(isHeld(permit(1, null, 'wanted'), true, V, at)).toBe(false)
})

test('an allowance counts on its days until its end, and a claim until the end of its hold', () => {
  const day = { feeId: 'V', departureId: null, fromDay: '2027-06-08', toDay: '2027-06-09', quantity: 3, endedAt: null }
  const until = new Date(at.getTime() + 1)
  const figures = (allowance: object, heldUntil: Date | null = null, visit = '2027-06-08') =>
    poolFigures(
      { ...pool, day: visit },
      {
        claims: [{ ...pool, quantity: 2, heldUntil }],
        requested: [],
        permits: [],
        allowances: [{ ...day, until, ...allowance }],
        covering: new Set(),
      },
      V,
      at,
    )
  expect(figures({})).toMatchObject({ promised: 2, held: 0, allowance: 3, free: 1, short: 2 })
  expect(figures({}, at)).toMatchObject({ promised: 0, free: 3 })
  expect(figures({ until: at })).toMatchObject({ allowance: 0, overpromised: 2 })
  expect(figures({ endedAt: at })).toMatchObject({ allowance: 0 })
  expect(figures({ departureId: 1 })).toMatchObject({ allowance: 0 })
  expect(figures({}, null, '2027-06-09')).toMatchObject({ allowance: 3, promised: 0 })
  expect(figures({}, null, '2027-06-10')).toMatchObject({ allowance: 0 })
})

test('a split takes the permits that cover nobody, then those without a name', () => {
  const all = [
    permit(1, null),
    permit(2, null, 'paid', { purchaseId: 5 }),
    permit(3, null, 'paid', { purchaseId: 6, namedAt: at }),
  ]
  const went = (count: number) => {
    const split = splitPermits(all, count)
    return split.done ? split.value.go.map(({ id }) => id) : split.refusal
  }
  expect(went(1)).toEqual([1])
  expect(went(2)).toEqual([1, 2])
  expect(went(3)).toEqual([1, 2, 3])
  expect(went(4)).toEqual({ reason: 'not-so-many', count: 3 })
  expect(went(0)).toEqual({ reason: 'not-so-many', count: 3 })
})
