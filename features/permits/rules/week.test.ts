import { expect, test } from 'vitest'
import * as week from '#tests/support/permits-week.ts'
import { balanceRows, calendarRows, clockRows, lotRows, nameRows, toBuyRows } from '#tests/support/permits-week-rows.ts'
import { lotBalances } from './balances.ts'
import { coverHolds } from './cover-holds.ts'
import { coverNeeds } from './cover-needs.ts'
import { lotEnd } from './deadlines.ts'
import { lotsToExpire, poolOfShortage, shortageOccasion } from './expire-lots.ts'
import { poolFigures } from './pool-day.ts'
import { permitsToBuy } from './to-buy.ts'
import { namesToGive } from './to-name.ts'

const { weekNow: now, weekNeeds: needs, weekPermits: permits, weekPrices: prices, weekLots: lots, weekFees: fees } = week
const { cellsOf, inKigali, lotName, poolOf, whoOf } = week

const coverAt = (at: Date) => coverNeeds(needs, permits, prices, at)
const whoNeeds = (id: number | undefined) => needs.filter((need) => need.id === id).map(whoOf)[0] ?? ''
function figuresAt(feeId: string, day: string, departure: string, at: Date) {
  const books = { claims: week.weekClaims, requested: week.weekRequested, permits, allowances: week.weekAllowances }
  return poolFigures(poolOf(feeId, day, departure), { ...books, covering: coverAt(at).needOf }, prices[feeId as 'V'], at)
}
const rowOf = (...cells: (string | number)[]) => cells.map((cell) => String(cell))
test.each(cellsOf(calendarRows))('the calendar of %s on %s, pool %s', (feeId = '', day = '', departure = '', ...figures) => {
  const { promised, requested, held, allowance, short, spare, free } = figuresAt(feeId, day, departure, now)
  expect(rowOf(promised, requested, held, allowance, short, spare, free)).toEqual(figures)
})

test('every other pool and day of the week has nothing', () => {
  const rows = new Set(cellsOf(calendarRows).map((cells) => cells.slice(0, 3).join()))
  for (const feeId of ['V', 'G', 'B'])
    for (let day = 7; day <= 13; day++)
      for (const departure of ['', 'D1', 'D2', 'D3']) {
        const visit = `2027-06-${String(day).padStart(2, '0')}`
        if (rows.has([feeId, visit, departure].join())) continue
        expect(Object.values(figuresAt(feeId, visit, departure, now)).every((figure) => figure === 0)).toBe(true)
      }
})

test('the lots end when their terms and the word of the authority say', () => {
  const ends = lots.map((lot) => lotEnd(lot, fees[lot.feeId as 'V'].clock, new Date('2027-03-01T08:00Z')))
  expect(ends.map((end) => end?.getTime() ?? null)).toEqual(
    cellsOf(lotRows).map(([, , , , , , , , , end]) => (end ? inKigali(end).getTime() : null)),
  )
})

test('what is to buy: 5,420.00', () => {
  const cover = coverAt(now)
  const { uncovered } = coverHolds(permits, cover, week.weekHolds, prices, now)
  const rows = permitsToBuy(needs, cover, uncovered, fees, now)
  expect(
    rows.map((row) => [
      ...rowOf(row.authorityId, row.day, row.feeId, row.departureId ?? '', row.feeClass ?? '', row.count, row.whole),
      ...rowOf(row.needs.map(whoOf).join(','), row.unitMinor, row.totalMinor),
      ...rowOf(row.atOnce ? 'now' : (row.dueAt?.toISOString().slice(0, 10) ?? ''), row.reason),
    ]),
  ).toEqual(cellsOf(toBuyRows))
  expect(rows.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(542_000)
  expect(rows[0]?.dueAt).toEqual(inKigali('2027-05-09T17:00'))
})

test('L23 answers K07, and no permit is bought for it', () => {
  const { permitOf } = coverAt(now)
  const [k07] = needs.filter(({ reference }) => reference === 'K07')
  expect(permitOf.get(k07?.id ?? 0)).toBe(2301)
  expect(coverAt(inKigali('2027-05-08T12:00')).permitOf.has(k07?.id ?? 0)).toBe(false)
})

test('balances: 28,580.00, each with how many of its permits cover somebody, and K04 holds L05', () => {
  const balances = lotBalances({ lots, permits, cover: coverAt(now), holds: week.weekHolds, prices }, now)
  expect(
    balances.map((one) =>
      rowOf(lotName(one.lotId), one.count, one.toPayMinor, one.paidMinor, one.dueAt?.getTime() ?? '', one.covering),
    ),
  ).toEqual(
    cellsOf(balanceRows).map(([name = '', count = '', toPay = '', paid = '', due = '', covering = '']) =>
      rowOf(name, count, toPay, paid, inKigali(due).getTime(), covering),
    ),
  )
  expect(balances.reduce((sum, { toPayMinor }) => sum + toPayMinor, 0)).toBe(2_858_000)
  expect(balances.filter(({ holds }) => holds.length > 0).map(({ lotId, holds }) => [lotId, holds])).toEqual([
    [5, [{ reference: 'K04', permits: 1 }]],
  ])
})

test('names to give in, and the stale ones', () => {
  const cover = coverAt(now)
  const rows = namesToGive(needs, permits, cover)
  const whoAll = (ids: readonly number[]) => ids.map(whoNeeds).join(',')
  expect(
    rows.map(({ feeId, day, departureId, whole, incomplete }) => [
      feeId,
      day,
      departureId ? `D${departureId}` : '',
      whoAll(whole),
      whoAll(incomplete),
    ]),
  ).toEqual(cellsOf(nameRows))
  expect(cover.staleNames).toEqual([3601, 3602])
})

test.each(
  cellsOf(clockRows),
)('if nobody acts: at %s %s expires', (instant = '', name = '', count, lost, feeId = '', day = '', departure = '', ...after) => {
  const at = inKigali(instant)
  const expired = lotsToExpire(lots, permits, at)
  const own = expired.find(({ lotId }) => lotName(lotId) === name)
  expect(rowOf(own?.count ?? '', own?.lostMinor ?? '')).toEqual([count, lost])
  const { held, promised, requested, overpromised } = figuresAt(feeId, day, departure, at)
  expect(rowOf(held, promised, requested, overpromised)).toEqual(after)
  const justBefore = new Date(at.getTime() - 1)
  expect(lotsToExpire(lots, permits, justBefore).some(({ lotId }) => lotName(lotId) === name)).toBe(false)
})

test('by 9 May 17:00 six lots expired, with six occasions, and two pools are promised above what there is', () => {
  const at = inKigali('2027-05-09T17:00')
  const expired = lotsToExpire(lots, permits, at)
  expect(expired.map(({ lotId }) => lotName(lotId))).toEqual(['L15', 'L23', 'L01', 'L05', 'L07', 'L31'])
  expect(new Set(expired.map(({ occasion }) => occasion)).size).toBe(6)
  const over = cellsOf(calendarRows).filter(
    ([feeId = '', day = '', departure = '']) => figuresAt(feeId, day, departure, at).overpromised,
  )
  expect(over.map((cells) => cells.slice(0, 3))).toEqual([
    ['V', '2027-06-08', ''],
    ['V', '2027-06-08', 'D1'],
  ])
  const alerts = over.map(([feeId = '', day = '', departure = ''], place) =>
    shortageOccasion(poolOf(feeId, day, departure), `lot-${place === 0 ? 7 : 5}`),
  )
  expect(alerts).toEqual(['permit-short:V:2027-06-08:lot-7', 'permit-short:V@1:2027-06-08:lot-5'])
  // An alert leads to the permits that it is about; one of another kind to none.
  expect(alerts.map(poolOfShortage)).toEqual([
    { feeId: 'V', day: '2027-06-08', departureId: null },
    { feeId: 'V', day: '2027-06-08', departureId: 1 },
  ])
  expect(poolOfShortage('permit-lot-expired:7')).toBeUndefined()
  expect(figuresAt('V', '2027-06-08', 'D1', at)).toMatchObject({ promised: 8, held: 7 })
  expect(figuresAt('V', '2027-06-09', '', inKigali('2027-05-07T12:00'))).toMatchObject({ short: 1 })
  expect(figuresAt('V', '2027-06-09', 'D3', inKigali('2027-05-07T12:00'))).toMatchObject({ spare: 3 })
  const written = lots.map((lot) => ({
    ...lot,
    state: expired.some(({ lotId }) => lotId === lot.id) ? ('expired' as const) : lot.state,
  }))
  expect(lotsToExpire(written, permits, at)).toEqual([])
})
