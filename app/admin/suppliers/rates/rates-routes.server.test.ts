import { beforeAll, describe, expect, test } from 'vitest'
import { listContractRates, listContractSupplements } from '#features/suppliers/rates/reads-rates.server.ts'
import { findContract } from '#features/suppliers/reads.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { contractIn, lodgeWithRooms } from '#tests/support/rate-sheet.ts'
import { testContext } from '#tests/support/test-context.ts'
import * as rateImport from './import.tsx'
import type { ImportReply } from './import-action.server.ts'
import type { RatesData } from './load-rates.server.ts'
import * as nextYear from './next-year.tsx'
import * as rates from './rates.tsx'
import type { TableReply } from './rates-action.server.ts'
import * as ratesCsv from './rates-csv.ts'

const { ctx } = await testContext()
const cookie = await cookieOf(ctx, 'sales')
let lodge: Awaited<ReturnType<typeof lodgeWithRooms>>
beforeAll(async () => {
  lodge = await lodgeWithRooms(ctx, 'Marula Lodge')
})

type Form = Record<string, string>
const params = (contractId: number) => ({ id: String(lodge.id), contractId: String(contractId) })
const args = (contractId: number, form?: Form) =>
  argsOf(ctx, `/admin/suppliers/${lodge.id}/contracts/${contractId}/rates`, {
    cookie,
    params: params(contractId),
    ...(form && { form }),
  })
const load = async (contractId: number) => (await answerOf(() => rates.loader(args(contractId)))).data as RatesData
const post = (contractId: number, form: Form) => answerOf(() => rates.action(args(contractId, form)))
const spans = async (contractId: number) =>
  (await listContractRates(ctx.db, [contractId])).map((one) => `${one.from} ${one.to} ${one.amountMinor}`)
const season = (row: string, from: string, to: string, amount: string): Form => ({
  [`rates.${row}.from`]: from,
  [`rates.${row}.to`]: to,
  [`rates.${row}.${lodge.room}.amount`]: amount,
})
const named = (name: string, year: number) => ({
  supplierId: lodge.id,
  name,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
})

test('the table of a draft is saved at once, and what is not read comes back at its field', async () => {
  const { id } = await contractIn(ctx, 'draft', named('Draft', 2030))
  const { seen } = await load(id)
  const wrong = await post(id, { event: 'save', seen, ...season('n1', '01/07/2030', '2030-10-31', '285,50') })
  expect(wrong).toMatchObject({ status: 422, data: { faults: [{ field: 'rates.n1.from' }] } })
  expect((wrong.data as TableReply).rows).toMatchObject([{ key: 'n1', texts: { from: '01/07/2030' } }])
  const saved = await post(id, { event: 'save', seen, ...season('n1', '1 July 2030', '2030-10-31', '285,50') })
  expect(saved).toMatchObject({ status: 303, location: expect.stringContaining('did=saved&added=1') })
  expect(await spans(id)).toEqual(['2030-07-01 2030-10-31 28550'])
  const overlapping = {
    ...season('s1', '2030-07-01', '2030-10-31', '285.50'),
    ...season('n1', '2030-10-31', '2030-11-30', '200'),
  }
  const refused = await post(id, { event: 'save', seen: (await load(id)).seen, ...overlapping })
  expect(refused).toMatchObject({ status: 422 })
  expect((refused.data as TableReply).plan?.rows.map(({ fault }) => fault)).toEqual([
    'It shares 31 October 2030 with 31 October to 30 November 2030.',
    'It shares 31 October 2030 with 1 July to 31 October 2030.',
  ])
})

test('the table of an active contract is looked at first, and saved only as it was looked at', async () => {
  const { id } = await contractIn(ctx, 'active', named('Active', 2031))
  const form = { seen: (await load(id)).seen, ...season('n1', '2031-07-01', '2031-10-31', '285') }
  const { status, data } = await post(id, { event: 'save', ...form })
  const { plan } = data as TableReply
  expect([status, plan?.rows.map(({ effect, is }) => [effect, is])]).toEqual([200, [['New', '285']]])
  expect(await spans(id)).toEqual([])
  const other = { ...form, ...season('n1', '2031-07-01', '2031-10-31', '999'), event: 'keep', stamp: plan?.stamp ?? '' }
  expect(await post(id, other)).toMatchObject({ status: 409, data: { plan: { rows: [{ is: '999' }] } } })
  expect(await post(id, { ...form, event: 'keep', stamp: plan?.stamp ?? '' })).toMatchObject({ status: 303 })
  expect(await spans(id)).toEqual(['2031-07-01 2031-10-31 28500'])
})

test('who saves second keeps what they typed and is shown the seasons of the first', async () => {
  const { id } = await contractIn(ctx, 'draft', named('Two', 2032))
  const { seen } = await load(id)
  await post(id, { event: 'save', seen, ...season('n1', '2032-01-01', '2032-06-30', '100') })
  const second = await post(id, { event: 'save', seen, ...season('n1', '2032-07-01', '2032-12-31', '200') })
  expect(second.status).toBe(409)
  expect((second.data as TableReply).rows.map(({ key, texts }) => [key, texts.from])).toEqual([
    ['n1', '2032-07-01'],
    ['m1', '2032-01-01'],
  ])
  expect(await spans(id)).toEqual(['2032-01-01 2032-06-30 10000'])
})

test('a gap and a closure are told beside the table', async () => {
  const { id } = await contractIn(ctx, 'draft', named('Gap', 2033))
  await post(id, { event: 'save', seen: (await load(id)).seen, ...season('n1', '2033-01-01', '2033-11-30', '100') })
  expect((await load(id)).gaps).toEqual(['Garden room (FB): 1 to 31 December 2033'])
})

describe('a supplement', () => {
  const dinner = {
    event: 'supplement',
    service: '',
    label: 'Christmas dinner',
    from: '2034-12-24',
    to: '2034-12-26',
    weekdays: '',
    per: 'person-night',
    amount: '45',
    children: '',
    compulsory: 'yes',
  }

  test('is added, refused where it would be charged twice, and ended', async () => {
    const { id } = await contractIn(ctx, 'active', named('Dinner', 2034))
    expect(await post(id, { ...dinner, amount: 'EUR 45' })).toMatchObject({
      status: 422,
      data: { values: { label: 'Christmas dinner' } },
    })
    expect(await post(id, dinner)).toMatchObject({ status: 303 })
    expect(await post(id, { ...dinner, to: '2034-12-31' })).toMatchObject({
      status: 422,
      data: { supplement: expect.stringContaining('charged twice') },
    })
    const [stored] = await listContractSupplements(ctx.db, [id])
    expect(await post(id, { event: 'end-supplement', supplement: String(stored?.id) })).toMatchObject({ status: 303 })
    expect(await listContractSupplements(ctx.db, [id])).toEqual([])
    expect(await post(id, { event: 'end-supplement', supplement: String(stored?.id) })).toMatchObject({ status: 409 })
  })
})

test('an import says every fault by its line, then what it would do, and saves just that', async () => {
  const { id } = await contractIn(ctx, 'active', named('Imported', 2035))
  const send = (form: Form) => answerOf(() => rateImport.action(argsOf(ctx, '/admin/suppliers/rates/import', { cookie, form })))
  const head = 'supplier,contract,service,from,to,amount'
  const faulty = `${head}\nMarula Lodge,Imported,Garden rom,2035-01-01,2035-06-30,100\nMarula Lodge,Imported,Garden room,01/07/2035,2035-12-31,100`
  expect(await send({ event: 'look', text: faulty })).toMatchObject({
    status: 422,
    data: {
      text: faulty,
      rows: [
        { row: 2, sentence: expect.stringContaining('Did you mean “Garden room”?') },
        { row: 3, sentence: expect.stringContaining('two days in two countries') },
      ],
    },
  })
  const text = `${head}\nMarula Lodge,Imported,Garden room,2035-01-01,2035-06-30,100`
  const { data } = await send({ event: 'look', text })
  const { plan } = data as Extract<ImportReply, { plan: object }>
  expect(plan).toMatchObject({ changes: 1, faulty: 0, gaps: ['Garden room (FB): 1 July to 31 December 2035'] })
  expect(await send({ event: 'keep', text: `${text}0`, stamp: plan.stamp })).toMatchObject({ status: 409 })
  expect(await send({ event: 'keep', text, stamp: plan.stamp })).toMatchObject({ status: 303 })
  expect(await spans(id)).toEqual(['2035-01-01 2035-06-30 10000'])
  const csv = (await ratesCsv.loader(args(id) as never)) as Response
  expect(await csv.text()).toContain(
    '"rate","Marula Lodge","Imported","Garden room","FB","person-night","2035-01-01","2035-06-30"',
  )
})

test('next year is a draft with raised amounts, made as it was looked at, under a name of its own', async () => {
  const { id } = await contractIn(ctx, 'active', named('Year 2036', 2036))
  const sheet = 'service,from,to,amount,single\nGarden room,2036-02-01,2036-02-29,285,400'
  const of = (form: Form) => argsOf(ctx, '/', { cookie, params: params(id), form })
  const look = await answerOf(() => rateImport.action(of({ event: 'look', text: sheet })))
  const stamp = (look.data as Extract<ImportReply, { plan: object }>).plan.stamp
  await answerOf(() => rateImport.action(of({ event: 'keep', text: sheet, stamp })))
  const roll = (form: Form) => answerOf(() => nextYear.action(of(form)))
  expect(await roll({ name: '', percent: 'six', step: '1' })).toMatchObject({
    status: 422,
    data: { errors: { name: expect.any(String), percent: expect.any(String) } },
  })
  const values = { name: 'Year 2037', percent: '6', step: '1' }
  const { plan } = (await roll({ event: 'look', ...values })).data as { plan: { stamp: string } }
  expect(await roll({ event: 'keep', ...values, percent: '7', stamp: plan.stamp })).toMatchObject({ status: 409 })
  expect(await roll({ event: 'keep', ...values, name: 'year 2036', stamp: plan.stamp })).toMatchObject({
    status: 422,
    data: { errors: { name: expect.any(String) } },
  })
  const { location } = await roll({ event: 'keep', ...values, stamp: plan.stamp })
  const draft = Number(/contracts\/(\d+)/.exec(location ?? '')?.[1])
  expect(await findContract(ctx.db, lodge.id, draft)).toMatchObject({
    state: 'draft',
    validFrom: '2037-01-01',
    validTo: '2037-12-31',
  })
  expect(await listContractRates(ctx.db, [draft])).toMatchObject([
    { from: '2037-02-01', to: '2037-02-28', amountMinor: 30_300, singleMinor: 42_400 },
  ])
})
