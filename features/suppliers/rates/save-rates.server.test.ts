import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { plainRate } from '#tests/support/rate-defaults.ts'
import { contractIn, lodgeWithRooms } from '#tests/support/rate-sheet.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { allWeekdays } from '../weekdays.ts'
import { planSheet, type RateSheet } from './plan-sheet.server.ts'
import { listContractRates } from './reads-rates.server.ts'
import { saveRates } from './save-rates.server.ts'
import { type NewRate, scopesMeet } from './supplier-rate.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
let lodge: Awaited<ReturnType<typeof lodgeWithRooms>>
beforeAll(async () => {
  lodge = await lodgeWithRooms(ctx, 'Marula Lodge')
})

const rate = (from: Day, to: Day, amountMinor: number, more: Partial<NewRate> = {}): NewRate => ({
  serviceId: lodge.room,
  from,
  to,
  ...plainRate,
  amountMinor,
  ...more,
})
const sheetOf = (contractId: number, rates: readonly NewRate[], emptied: readonly number[] = []): RateSheet => ({
  contracts: [
    { supplierId: lodge.id, contractId, emptied, supplements: [], rates: rates.map((one, at) => ({ row: at + 2, rate: one })) },
  ],
  closures: [],
})
const keep = (sheet: RateSheet, seen: string) => saveRates(ctx, { sheet, seen, suppliers: [lodge], actor })
const lookAndKeep = async (sheet: RateSheet) => keep(sheet, (await planSheet(ctx.db, sheet)).stamp)
const spans = async (contractId: number) =>
  (await listContractRates(ctx.db, [contractId])).map((one) => `${one.from} ${one.to} ${one.amountMinor}`)
const rowsOf = async (contractId: number) =>
  (
    await sql<{ live: boolean; supersedes: number | null; amount_minor: number; ended: boolean }>`
    select live, supersedes, amount_minor, ended_at is not null as ended from supplier_rates where contract_id = ${contractId}
    order by id`.execute(ctx.db)
  ).rows
let year = 2027
/** A contract of a year of its own, so that no test meets the rates of another. */
async function contract(state: 'draft' | 'active' | 'ended' = 'active') {
  const of = year++
  const days = { validFrom: `${of}-01-01`, validTo: `${of}-12-31` }
  const { id } = await contractIn(ctx, state, { supplierId: lodge.id, name: `Contract ${of}`, ...days })
  return { id, on: (day: string): Day => `${of}-${day}` }
}

describe('a correction of an active contract', () => {
  test('ends the rate, adds three that name it, and is written down', async () => {
    const { id, on } = await contract()
    await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('10-31'), 28_500)]))
    const saved = await lookAndKeep(sheetOf(id, [rate(on('08-10'), on('08-20'), 31_000)]))
    expect(saved).toEqual({ done: true, value: { added: 3, ended: 1 } })
    expect(await spans(id)).toEqual([
      `${on('07-01')} ${on('08-09')} 28500`,
      `${on('08-10')} ${on('08-20')} 31000`,
      `${on('08-21')} ${on('10-31')} 28500`,
    ])
    const [former, ...rest] = await rowsOf(id)
    expect(former).toMatchObject({ live: false, ended: true, amount_minor: 28_500 })
    expect(rest.every(({ live, supersedes, ended }) => live && !ended && supersedes !== null)).toBe(true)
    const log = await listAuditEntriesOf(ctx.db, { kind: 'contract', id: `${lodge.id}:${id}` }, ['rates-changed'])
    expect(log.map(({ facts }) => facts)).toEqual([
      { added: 1, ended: 0 },
      { added: 3, ended: 1 },
    ])
  })

  test('ends a rate whose cell was emptied, and nothing follows it', async () => {
    const { id, on } = await contract()
    await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('10-31'), 28_500)]))
    const [stored] = await listContractRates(ctx.db, [id])
    await lookAndKeep(sheetOf(id, [], [stored?.id ?? 0]))
    expect(await rowsOf(id)).toMatchObject([{ live: false, ended: true }])
  })

  test('cannot be made by SQL either', async () => {
    const { id, on } = await contract()
    await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('10-31'), 28_500)]))
    const refusal = /was active, and never changes/
    const amount = sql`update supplier_rates set amount_minor = 1 where contract_id = ${id}`
    await expect(amount.execute(ctx.db)).rejects.toThrow(refusal)
    await expect(sql`delete from supplier_rates where contract_id = ${id}`.execute(ctx.db)).rejects.toThrow(refusal)
    const twin = sql`insert into supplier_rates (service_id, contract_id, from_on, to_on, weekdays, amount_minor, live, created_at, created_by)
      select service_id, contract_id, to_on, to_on, weekdays, 1, true, created_at, 'x' from supplier_rates where contract_id = ${id}`
    await expect(twin.execute(ctx.db)).rejects.toThrow('supplier_rates_never_two')
  })
})

test('rates of a draft are replaced, and are not live', async () => {
  const { id, on } = await contract('draft')
  await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('10-31'), 28_500)]))
  await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('10-31'), 29_000)]))
  expect(await rowsOf(id)).toEqual([{ live: false, supersedes: null, amount_minor: 29_000, ended: false }])
})

describe('refused, and nothing is written', () => {
  test('a contract that has ended, and a sheet that changes nothing', async () => {
    const ended = await contract('ended')
    const wanted = sheetOf(ended.id, [rate(ended.on('07-01'), ended.on('07-31'), 100)])
    expect(await lookAndKeep(wanted)).toMatchObject({ refusal: { reason: 'contract-ended' } })
    expect(await rowsOf(ended.id)).toEqual([])
    const { id, on } = await contract()
    const same = sheetOf(id, [rate(on('07-01'), on('10-31'), 28_500)])
    await lookAndKeep(same)
    expect(await lookAndKeep(same)).toMatchObject({ refusal: { reason: 'nothing' } })
  })

  test('a day outside the contract, and a night that another contract holds', async () => {
    const { id, on } = await contract()
    const outside = rate(on('12-01'), addDays(on('12-31'), 1), 100)
    expect(await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('07-31'), 100), outside]))).toMatchObject({
      refusal: {
        reason: 'faulty',
        plan: { contracts: [{ rates: [{ fault: undefined }, { fault: { reason: 'outside-contract' } }] }] },
      },
    })
    expect(await rowsOf(id)).toEqual([])
    await lookAndKeep(sheetOf(id, [rate(on('07-01'), on('07-31'), 100)]))
    const days = { validFrom: on('01-01'), validTo: on('12-31') }
    const { id: other } = await contractIn(ctx, 'active', { supplierId: lodge.id, name: 'Winter', ...days })
    expect(await lookAndKeep(sheetOf(other, [rate(on('07-31'), on('08-31'), 200)]))).toMatchObject({
      refusal: { plan: { contracts: [{ rates: [{ fault: { reason: 'overlaps-contract' } }] }] } },
    })
    expect(await rowsOf(other)).toEqual([])
  })
})

test('of two sheets for the same nights at once one wins, and the other is shown what there is now', async () => {
  const { id, on } = await contract()
  const sheets = [28_500, 31_000].map((amount) => sheetOf(id, [rate(on('07-01'), on('10-31'), amount)]))
  const stamps = await Promise.all(sheets.map(async (sheet) => (await planSheet(ctx.db, sheet)).stamp))
  const outcomes = await Promise.all(sheets.map((sheet, at) => keep(sheet, stamps[at] ?? '')))
  expect(outcomes.filter((one) => one.done)).toHaveLength(1)
  expect(outcomes.find((one) => !one.done)).toMatchObject({
    refusal: { reason: 'changed', plan: { contracts: [{ rates: [{ effect: 'replaces' }] }] } },
  })
  expect((await rowsOf(id)).filter(({ live }) => live)).toHaveLength(1)
})

test('random sheets never leave two live rates for a night, and a refused one leaves nothing', async () => {
  const { id, on } = await contract()
  const anyRate = fc.record({
    from: fc.integer({ min: -3, max: 40 }),
    length: fc.integer({ min: 0, max: 15 }),
    weekdays: fc.subarray([...allWeekdays], { minLength: 1 }),
    amountMinor: fc.integer({ min: 1, max: 4 }),
    service: fc.constantFrom('room' as const, 'cottage' as const),
    residency: fc.constantFrom(null, 'eac' as const),
    party: fc.constantFrom({ from: 1, to: 4 }, { from: 5, to: null }, { from: 4, to: 6 }),
  })
  const day = on('01-01')
  const faults = { saved: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(anyRate, { maxLength: 4 }), async (drawn) => {
      const before = await rowsOf(id)
      const rates = drawn.map(({ from, length, service, ...more }) =>
        rate(addDays(day, from), addDays(day, from + length), more.amountMinor, { ...more, serviceId: lodge[service] }),
      )
      const outcome = await lookAndKeep(sheetOf(id, rates))
      faults[outcome.done ? 'saved' : 'refused']++
      if (!outcome.done) expect(await rowsOf(id)).toEqual(before)
      const stored = await listContractRates(ctx.db, [id])
      expect(stored.filter((one) => stored.some((other) => other !== one && scopesMeet(one, other)))).toEqual([])
    }),
    { numRuns: 120 },
  )
  expect(Math.min(faults.saved, faults.refused)).toBeGreaterThan(10)
})
