import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractIn, lodgeWithRooms } from '#tests/support/rate-sheet.ts'
import { testContext } from '#tests/support/test-context.ts'
import { csvText } from '#values/csv.ts'
import { addDays } from '#values/dates.ts'
import { findContract, listServices } from '../reads.server.ts'
import { changesAnything, faultyLines, planSheet } from './plan-sheet.server.ts'
import { mostSheetLines, readSheet } from './read-sheet.server.ts'
import { listClosuresOf, listContractRates, listContractSupplements } from './reads-rates.server.ts'
import { saveRates } from './save-rates.server.ts'
import { sheetColumns } from './sheet-columns.ts'
import { sheetRows } from './sheet-rows.ts'

const { ctx } = await testContext()
const actor = { id: 'diane', name: 'Diane Uwase' }
const lodge = await lodgeWithRooms(ctx, '+Marula Lodge')
const supplierId = lodge.id
const head =
  'kind,supplier,contract,service,board,basis,from,to,weekdays,residency,party_from,party_to,nights_from,nights_to,amount,single,third,rack,children,label,per,compulsory'

const planOf = async (text: string) => {
  const read = await readSheet(ctx.db, text)
  if (!('sheet' in read)) throw new Error(JSON.stringify(read))
  return { ...read, plan: await planSheet(ctx.db, read.sheet) }
}
async function importText(text: string) {
  const { sheet, suppliers, plan } = await planOf(text)
  return saveRates(ctx, { sheet, suppliers, seen: plan.stamp, actor })
}
async function exportOf(contractId: number): Promise<string> {
  const contract = await findContract(ctx.db, lodge.id, contractId)
  if (!contract) throw new Error('No contract')
  const services = await listServices(ctx.db, lodge.id)
  return csvText([
    [...sheetColumns],
    ...sheetRows({
      supplier: lodge.name,
      contract,
      services,
      rates: await listContractRates(ctx.db, [contractId]),
      supplements: await listContractSupplements(ctx.db, [contractId]),
      closures: await listClosuresOf(ctx.db, [lodge.room, lodge.cottage, lodge.car]),
    }),
  ])
}

test('importing an export changes nothing, whatever the contract holds', async () => {
  const line = fc.record({
    from: fc.integer({ min: 0, max: 300 }),
    length: fc.integer({ min: 0, max: 60 }),
    weekdays: fc.constantFrom('', 'Mon-Thu', '"Fri, Sun"'),
    residency: fc.constantFrom('', 'eac', 'resident'),
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    single: fc.option(fc.integer({ min: 1, max: 900 })),
    children: fc.constantFrom('', '0-3 free; 4-11 50%', '2-11 10'),
    service: fc.constantFrom('Garden room', 'Family cottage'),
  })
  let [number, saved] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('UGX' as const, 'KES' as const),
      async (lines, currency) => {
        const name = `=Contract ${++number}`
        const { id } = await contractIn(ctx, 'draft', { supplierId, name, currency })
        const supplement = `supplement,+Marula Lodge,${name},,,,2027-12-24,2027-12-26,,,,,,,10,,,,0-11 free,"Dinner; =1+1 “gala”",person,yes`
        const rows = lines.map(({ from, length, weekdays, residency, amount, single, children, service }) => {
          const days = [from, from + length].map((day) => addDays('2027-01-01', Math.min(day, 364)))
          return `rate,+Marula Lodge,${name},${service},,,${days.join()},${weekdays},${residency},,,2,,${currency === 'UGX' ? amount : amount / 100},${single ?? ''},,${single ?? ''},${children},,,`
        })
        const kept = await importText([head, ...rows, supplement].join('\n'))
        if (!kept.done) return
        saved++
        const { plan } = await planOf(await exportOf(id))
        expect([changesAnything(plan), faultyLines(plan)]).toEqual([false, 0])
      },
    ),
    { numRuns: 100 },
  )
  expect(saved).toBeGreaterThan(20)
})

test('a sheet of several contracts is saved whole or not at all, and its closures with it', async () => {
  const { id: first } = await contractIn(ctx, 'active', { supplierId, name: 'First half', validTo: '2027-06-30' })
  const { id: second } = await contractIn(ctx, 'active', { supplierId, name: 'Second half', validFrom: '2027-06-01' })
  const closed = 'closed,+Marula Lodge,,Garden room,,,2027-04-01,2027-04-30,,,,,,,,,,,,Long rains,,'
  const rate = (contract: string, from: string, to: string) =>
    `rate,+Marula Lodge,${contract},Garden room,,,${from},${to},,,,,,,100,,,,,,,`
  const overlapping = [
    head,
    rate('First half', '2027-01-01', '2027-06-30'),
    rate('Second half', '2027-06-30', '2027-12-31'),
    closed,
  ]
  const { plan } = await planOf(overlapping.join('\n'))
  expect(plan.contracts.flatMap(({ rates }) => rates.map(({ fault }) => fault))).toEqual([
    { reason: 'overlaps-line', row: 3 },
    { reason: 'overlaps-line', row: 2 },
  ])
  expect(await importText(overlapping.join('\n'))).toMatchObject({ refusal: { reason: 'faulty' } })
  expect(await listContractRates(ctx.db, [first, second])).toEqual([])
  expect(await listClosuresOf(ctx.db, [lodge.room])).toEqual([])
  const sound = [head, rate('First half', '2027-01-01', '2027-06-30'), rate('Second half', '2027-07-01', '2027-12-31'), closed]
  expect(await importText(sound.join('\n'))).toEqual({ done: true, value: { added: 2, ended: 0 } })
  expect(await listClosuresOf(ctx.db, [lodge.room])).toMatchObject([
    { from: '2027-04-01', to: '2027-04-30', reason: 'Long rains' },
  ])
})

test('of one contract a sheet need not name it, and may name no other', async () => {
  const { id: contractId } = await contractIn(ctx, 'draft', { supplierId, name: 'Of one' })
  const only = { supplierId, contractId }
  const text = 'service;from;to;amount\nGarden room;2027-01-01;2027-01-31;100,50'
  expect(await readSheet(ctx.db, text, only)).toMatchObject({
    sheet: { contracts: [{ contractId, rates: [{ rate: { amountMinor: 10_050 } }] }] },
  })
  const other = 'contract,service,from,to,amount\nFirst half,Garden room,2027-01-01,2027-01-31,100'
  expect(await readSheet(ctx.db, other, only)).toMatchObject({ faults: [{ row: 2, fault: { reason: 'other-contract' } }] })
})

test('more than 2,000 lines or 1 MB are refused whole', async () => {
  const line = 'rate,a,b,c,,,2027-01-01,2027-01-01,,,,,,,1,,,,,,,\n'
  expect(await readSheet(ctx.db, `${head}\n${line.repeat(mostSheetLines + 1)}`)).toEqual({
    fault: { reason: 'too-many', most: 2_000 },
  })
  expect(await readSheet(ctx.db, 'x'.repeat(1_048_577))).toEqual({ fault: { reason: 'too-large' } })
})
