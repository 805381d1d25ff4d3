import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { addDraft, addLodge, addRate, addService, ratesNow, sophie, terms2027 } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { activateContract } from './activate-contract.server.ts'
import { endContract } from './end-contract.server.ts'
import { findContract, listContractsOf } from './reads.server.ts'
import { deleteContract, saveContract } from './save-contract.server.ts'

const { ctx } = await testContext()
const eric = { id: 'eric', name: 'Eric Habimana' }

/** A lodge with one service and a draft of 2027. */
async function lodge() {
  const supplierId = await addLodge(ctx)
  const serviceId = await addService(ctx, supplierId)
  const contractId = await addDraft(ctx, supplierId)
  return { supplierId, serviceId, contractId }
}
const activate = (supplierId: number, id: number, version = 1) =>
  activateContract(ctx, { supplierId, seen: { id, version }, actor: sophie })

test('terms are saved as they were read, with the change in the log', async () => {
  const { supplierId, contractId: id } = await lodge()
  const terms = {
    ...terms2027,
    name: 'Rates of 2027',
    freePlaces: { every: 15, most: 2 },
    payment: [{ percent: 100, when: 'before', days: 30 } as const],
  }
  expect(await saveContract(ctx, { supplierId, terms, seen: { id, version: 1 }, actor: sophie })).toEqual({
    done: true,
    value: id,
  })
  expect(await findContract(ctx.db, supplierId, id)).toEqual({
    ...terms,
    id,
    supplierId,
    state: 'draft',
    endedOn: null,
    version: 2,
  })
  expect(await findContract(ctx.db, supplierId + 1, id)).toBeUndefined()
  const log = await listAuditEntriesOf(ctx.db, { kind: 'contract', id: `${supplierId}:${id}` })
  expect(log.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
    'contract-added Sophie Ingabire',
    'contract-changed Sophie Ingabire',
  ])
  expect(log[1]?.facts).toMatchObject({ before: { name: 'Contract 2027' }, after: { name: 'Rates of 2027' } })
})

test('who saves second is refused with what the first saved, and by whom', async () => {
  const { supplierId, contractId: id } = await lodge()
  const save = (name: string, actor: typeof eric) =>
    saveContract(ctx, { supplierId, terms: { ...terms2027, name }, seen: { id, version: 1 }, actor })
  const outcomes = await Promise.all([save('First', sophie), save('Second', eric)])
  const [refusal, ...more] = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
  expect(more).toEqual([])
  const stands = await findContract(ctx.db, supplierId, id)
  const who = stands?.name === 'First' ? sophie.name : eric.name
  expect(refusal).toEqual({ reason: 'changed-meanwhile', now: stands, by: { who, at: ctx.clock.now() } })
})

test('a name twice, and another currency than that of the rates, are refused', async () => {
  const { supplierId, serviceId, contractId: id } = await lodge()
  const save = (terms: Partial<typeof terms2027>, seen?: { id: number; version: number }) =>
    saveContract(ctx, { supplierId, terms: { ...terms2027, ...terms }, seen, actor: sophie })
  expect(await save({ name: 'CONTRACT 2027' })).toEqual({ done: false, refusal: { reason: 'name-taken' } })
  await addRate(ctx, { serviceId, contractId: id }, ['2027-01-01', '2027-12-31'])
  const seen = { id, version: 1 }
  expect(await save({ currency: 'RWF' }, seen)).toEqual({ done: false, refusal: { reason: 'currency-of-rates', rates: 1 } })
  expect(await save({ note: 'By hand' }, seen)).toMatchObject({ done: true })
})

test('activating makes every rate live, and from then on the terms are fixed', async () => {
  const { supplierId, serviceId, contractId } = await lodge()
  const row = { serviceId, contractId }
  expect(await activate(supplierId, contractId)).toEqual({ done: false, refusal: { reason: 'no-rates' } })
  await addRate(ctx, row, ['2027-01-01', '2027-06-30'])
  await addRate(ctx, row, ['2027-07-01', '2027-12-31'], 25_000)
  const seen = { id: contractId, version: 1 }
  expect(await activate(supplierId, contractId, 7)).toEqual({ done: false, refusal: { reason: 'changed-meanwhile' } })
  expect(await activate(supplierId, contractId)).toEqual({ done: true, value: undefined })
  expect(await ratesNow(ctx, contractId)).toEqual(['2027-01-01 2027-06-30 20000 live', '2027-07-01 2027-12-31 25000 live'])
  const refused = (reason: string) => ({ done: false, refusal: { reason } })
  const again = { ...seen, version: 2 }
  expect(await saveContract(ctx, { supplierId, terms: terms2027, seen: again, actor: sophie })).toEqual(refused('not-a-draft'))
  expect(await activate(supplierId, contractId, 2)).toEqual(refused('not-a-draft'))
  expect(await deleteContract(ctx, { supplierId, id: contractId, actor: sophie })).toEqual(refused('not-a-draft'))
})

test.each([
  ['its terms', sql`update supplier_contracts set vat_bp = 0 where id = `],
  ['its days', sql`update supplier_contracts set valid_to = '2027-11-30' where id = `],
  ['its state, back to a draft', sql`update supplier_contracts set state = 'draft' where id = `],
  ['itself', sql`delete from supplier_contracts where id = `],
  ['the amount of a rate', sql`update supplier_rates set amount_minor = 1 where contract_id = `],
  ['a rate', sql`delete from supplier_rates where contract_id = `],
  ['a rate, by hiding it without an end', sql`update supplier_rates set live = false where contract_id = `],
])('no statement changes of an active contract %s', async (_, statement) => {
  const { supplierId, serviceId, contractId } = await lodge()
  await addRate(ctx, { serviceId, contractId }, ['2027-01-01', '2027-12-31'])
  await activate(supplierId, contractId)
  const run = sql`${statement}${contractId}`.execute(ctx.db)
  await expect(run).rejects.toMatchObject({ code: '23001' })
})

test('a draft whose rates meet live ones or each other is refused with all of them, and stays as it was', async () => {
  const { supplierId, serviceId, contractId: former } = await lodge()
  const tent = await addService(ctx, supplierId, { name: 'Tent' })
  await addRate(ctx, { serviceId, contractId: former }, ['2027-01-01', '2027-12-31'])
  await addRate(ctx, { serviceId: tent, contractId: former }, ['2027-06-01', '2027-06-30'])
  await activate(supplierId, former)
  const next = await addDraft(ctx, supplierId, { name: 'Contract 2028', validFrom: '2027-12-01', validTo: '2028-12-31' })
  await addRate(ctx, { serviceId, contractId: next }, ['2027-12-15', '2028-06-30'])
  await addRate(ctx, { serviceId, contractId: next }, ['2028-06-20', '2028-12-31'])
  await addRate(ctx, { serviceId: tent, contractId: next }, ['2027-12-01', '2028-12-31'])
  const outcome = await activate(supplierId, next)
  const other = (contractId: number, contract: string) => ({ supplierId, contractId, contract })
  expect(outcome).toEqual({
    done: false,
    refusal: {
      reason: 'rates-overlap',
      overlaps: [
        {
          service: 'Twin (FB)',
          own: { from: '2027-12-15', to: '2028-06-30' },
          other: { from: '2027-01-01', to: '2027-12-31', ...other(former, 'Contract 2027') },
          shared: { from: '2027-12-15', to: '2027-12-31' },
        },
        {
          service: 'Twin (FB)',
          own: { from: '2027-12-15', to: '2028-06-30' },
          other: { from: '2028-06-20', to: '2028-12-31', ...other(next, 'Contract 2028') },
          shared: { from: '2028-06-20', to: '2028-06-30' },
        },
      ],
    },
  })
  expect(await findContract(ctx.db, supplierId, next)).toMatchObject({ state: 'draft', version: 1 })
  expect((await ratesNow(ctx, next)).some((rate) => rate.includes('live'))).toBe(false)
})

test('a rate outside the days of its contract keeps it from being activated', async () => {
  const { supplierId, serviceId, contractId } = await lodge()
  await addRate(ctx, { serviceId, contractId }, ['2027-12-01', '2028-01-31'])
  expect(await activate(supplierId, contractId)).toEqual({ done: false, refusal: { reason: 'rates-outside', outside: 1 } })
})

test('of two drafts over the same nights that are activated at once, exactly one is', async () => {
  for (let round = 0; round < 5; round++) {
    const { supplierId, serviceId, contractId: one } = await lodge()
    const other = await addDraft(ctx, supplierId, { name: 'Another' })
    for (const contractId of [one, other]) await addRate(ctx, { serviceId, contractId }, ['2027-01-01', '2027-12-31'])
    const outcomes = await Promise.all([activate(supplierId, one), activate(supplierId, other)])
    expect(outcomes.map((outcome) => (outcome.done ? 'active' : outcome.refusal.reason)).sort()).toEqual([
      'active',
      'rates-overlap',
    ])
    const lost = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
    expect(lost).toMatchObject([{ overlaps: [{ shared: { from: '2027-01-01', to: '2027-12-31' } }] }])
    const rates = [...(await ratesNow(ctx, one)), ...(await ratesNow(ctx, other))]
    expect(rates.filter((rate) => rate.endsWith('live'))).toHaveLength(1)
  }
})

test('a contract ends on a day: what is left of its rates until then follows them, and its successor takes the days after', async () => {
  const { supplierId, serviceId, contractId: id } = await lodge()
  const row = { serviceId, contractId: id }
  await addRate(ctx, row, ['2027-01-01', '2027-05-31'])
  await addRate(ctx, row, ['2027-06-01', '2027-09-30'], 25_000)
  await addRate(ctx, row, ['2027-10-01', '2027-12-31'], 22_000)
  await activate(supplierId, id)
  const end = (lastDay: string) => endContract(ctx, { supplierId, id, lastDay, actor: sophie })
  expect(await end('2028-01-01')).toEqual({
    done: false,
    refusal: { reason: 'day-outside', from: '2026-12-31', to: '2027-12-31' },
  })
  expect(await end('2027-06-15')).toMatchObject({ done: true })
  expect(await ratesNow(ctx, id)).toEqual(['2027-01-01 2027-05-31 20000 live', '2027-06-01 2027-06-15 25000 live'])
  expect(await findContract(ctx.db, supplierId, id)).toMatchObject({ state: 'ended', endedOn: '2027-06-15' })
  expect(await end('2027-06-20')).toEqual({ done: false, refusal: { reason: 'not-active' } })
  const successor = await addDraft(ctx, supplierId, { name: 'From 16 June', validFrom: '2027-06-16' })
  await addRate(ctx, { serviceId, contractId: successor }, ['2027-06-16', '2027-12-31'])
  expect(await activate(supplierId, successor)).toMatchObject({ done: true })
})

test('a draft is deleted with its rates', async () => {
  const { supplierId, serviceId, contractId: id } = await lodge()
  await addRate(ctx, { serviceId, contractId: id }, ['2027-01-01', '2027-12-31'])
  expect(await deleteContract(ctx, { supplierId, id, actor: sophie })).toMatchObject({ done: true })
  expect(await findContract(ctx.db, supplierId, id)).toBeUndefined()
  expect(await ratesNow(ctx, id)).toEqual([])
})

test('a rate of one supplier’s service in another’s contract is refused by the database', async () => {
  const [one, other] = [await addLodge(ctx), await addLodge(ctx)]
  const [serviceId, contractId] = [await addService(ctx, one), await addDraft(ctx, other)]
  await expect(addRate(ctx, { serviceId, contractId }, ['2027-01-01', '2027-01-31'])).rejects.toThrow('of two suppliers')
})

test('nobody’s contracts are none: a trip of which nothing is ordered from a supplier has a margin all the same', async () => {
  expect(await listContractsOf(ctx.db, [])).toEqual([])
})
