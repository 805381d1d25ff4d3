import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { addDraft, addLodge, addRate, addService, sophie } from '#tests/support/rate-book.ts'
import { twin } from '#tests/support/rate-defaults.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { activateContract } from './activate-contract.server.ts'
import { closeSupplierService, findRemovedClosure, reopenSupplierService } from './close-service.server.ts'
import { findSupplier, listClosures, listServices } from './reads.server.ts'
import { countSuppliers, listSuppliers } from './reads-list.server.ts'
import { archiveSupplierService, saveSupplierService } from './save-service.server.ts'
import { archiveSupplier, saveSupplier } from './save-supplier.server.ts'

const nothingOrdered = async () => []
const { ctx } = await testContext()
const actor = sophie
const today = kigaliDay(ctx.clock.now())
const facts = { kind: 'lodging', name: '', placeId: null, hotelId: null, email: '', phone: '', note: '' } as const

test('a name belongs to one supplier that is not archived, whatever its case', async () => {
  const id = await addLodge(ctx, 'Ruzizi Tented Lodge')
  const named = (name: string) => saveSupplier(ctx, { facts: { ...facts, name }, seen: undefined, actor })
  expect(await named('RUZIZI tented lodge')).toEqual({ done: false, refusal: { reason: 'name-taken' } })
  await archiveSupplier(ctx, { id, archived: true, actor }, nothingOrdered)
  expect(await named('Ruzizi Tented Lodge')).toMatchObject({ done: true })
  expect(await archiveSupplier(ctx, { id, archived: false, actor }, nothingOrdered)).toEqual({
    done: false,
    refusal: { reason: 'name-taken' },
  })
  expect((await findSupplier(ctx.db, id))?.archivedAt).toEqual(ctx.clock.now())
})

test('who saves a supplier second is refused with what the first saved', async () => {
  const id = await addLodge(ctx)
  expect((await findSupplier(ctx.db, id))?.answerHours).toBe(48)
  const save = (note: string) =>
    saveSupplier(ctx, { facts: { ...facts, name: `L ${id}`, note, answerHours: 72 }, seen: { id, version: 1 }, actor })
  const outcomes = await Promise.all([save('one'), save('other')])
  const stands = await findSupplier(ctx.db, id)
  expect(stands?.answerHours).toBe(72)
  const refusals = outcomes.flatMap((outcome) => (outcome.done ? [] : [outcome.refusal]))
  expect(refusals).toEqual([{ reason: 'changed-meanwhile', now: stands, by: { who: actor.name, at: ctx.clock.now() } }])
})

test('what a rate depends on stays as it is once there are rates; the rest of a service does not', async () => {
  const supplierId = await addLodge(ctx)
  const id = await addService(ctx, supplierId)
  const save = (change: Partial<typeof twin>, version: number) =>
    saveSupplierService(ctx, { supplierId, facts: { ...twin, ...change }, seen: { id, version }, actor })
  expect(await save({ basis: 'room-night' }, 1)).toMatchObject({ done: true })
  await addRate(ctx, { serviceId: id, contractId: await addDraft(ctx, supplierId) }, ['2027-01-01', '2027-01-31'])
  expect(await save({ basis: 'person-night' }, 2)).toEqual({ done: false, refusal: { reason: 'fixed-by-rates', fact: 'basis' } })
  expect(await save({ basis: 'room-night', mostGuests: 4 }, 2)).toMatchObject({ done: true })
  expect(await save({ basis: 'room-night' }, 2)).toEqual({ done: false, refusal: { reason: 'changed-meanwhile' } })
})

test('a service has its name and board once, and is archived and taken back', async () => {
  const supplierId = await addLodge(ctx)
  const id = await addService(ctx, supplierId)
  const add = () => saveSupplierService(ctx, { supplierId, facts: { ...twin, name: 'TWIN' }, seen: undefined, actor })
  expect(await add()).toEqual({ done: false, refusal: { reason: 'name-taken' } })
  const archive = (archived: boolean) => archiveSupplierService(ctx, { supplierId, id, archived, actor })
  await archive(true)
  await archive(true)
  await archive(false)
  expect((await listServices(ctx.db, supplierId)).map(({ archivedAt }) => archivedAt)).toEqual([null])
  const log = await listAuditEntriesOf(ctx.db, { kind: 'supplier', id: String(supplierId) }, ['service-changed'])
  expect(log).toHaveLength(2)
  const other = await addLodge(ctx)
  expect(await archiveSupplierService(ctx, { supplierId: other, id, archived: true, actor })).toMatchObject({ done: false })
})

test('closures of a service share no day, also at once, and one that was removed is found by the log', async () => {
  const supplierId = await addLodge(ctx)
  const serviceId = await addService(ctx, supplierId)
  const close = (from: string, to: string) =>
    closeSupplierService(ctx, { supplierId, closure: { serviceId, from, to, reason: 'Painting' }, actor })
  const outcomes = await Promise.all([close('2027-04-01', '2027-04-30'), close('2027-04-30', '2027-05-31')])
  expect(outcomes.map((outcome) => (outcome.done ? 'closed' : outcome.refusal.reason)).sort()).toEqual([
    'closed',
    'closed-already',
  ])
  const [closure] = await listClosures(ctx.db, supplierId, '2027-01-01')
  const removed = await reopenSupplierService(ctx, { supplierId, id: closure?.id ?? 0, actor })
  const entry = removed.done ? removed.value : 0
  expect(await findRemovedClosure(ctx, { supplierId, entry })).toEqual({
    service: 'Twin (FB)',
    serviceId,
    from: closure?.from,
    to: closure?.to,
    reason: 'Painting',
  })
  expect(await findRemovedClosure(ctx, { supplierId: supplierId + 1, entry })).toBeUndefined()
  expect(await listClosures(ctx.db, supplierId, '2027-01-01')).toEqual([])
})

test('the list says what holds today and next, how many services have no rate today, and when the last contract ends', async () => {
  const name = `Lake ${crypto.randomUUID()}`
  const supplierId = await addLodge(ctx, name)
  const [rated, unrated, closed] = [
    await addService(ctx, supplierId),
    await addService(ctx, supplierId, { name: 'Tent' }),
    await addService(ctx, supplierId, { name: 'Cottage' }),
  ]
  const days = { validFrom: addDays(today, -30), validTo: addDays(today, 60) }
  const contractId = await addDraft(ctx, supplierId, { name: 'This year', ...days })
  await addRate(ctx, { serviceId: rated, contractId }, [days.validFrom, days.validTo])
  await addRate(ctx, { serviceId: unrated, contractId }, [days.validFrom, addDays(today, -1)])
  await closeSupplierService(ctx, {
    supplierId,
    closure: { serviceId: closed, from: today, to: today, reason: 'Floor' },
    actor,
  })
  const list = async () =>
    (await listSuppliers(ctx.db, { view: 'lodging', search: name, after: undefined, limit: 9, today })).map(
      ({ services, unrated: none, contract, next, lastTo }) => [services, none, contract, next, lastTo],
    )
  expect(await list()).toEqual([[3, 2, null, null, null]])
  await activateContract(ctx, { supplierId, seen: { id: contractId, version: 1 }, actor })
  expect(await list()).toEqual([[3, 1, 'This year', null, days.validTo]])
  const nextDays = { validFrom: addDays(today, 61), validTo: addDays(today, 400) }
  const next = await addDraft(ctx, supplierId, { name: 'Next year', ...nextDays })
  await addRate(ctx, { serviceId: rated, contractId: next }, [nextDays.validFrom, nextDays.validTo])
  await activateContract(ctx, { supplierId, seen: { id: next, version: 1 }, actor })
  expect(await list()).toEqual([[3, 1, 'This year', 'Next year', nextDays.validTo]])
})

test('views, search and pages of the list: by name, archived ones apart, each once', async () => {
  const tag = crypto.randomUUID().slice(0, 6)
  for (const name of ['b', 'A', 'c%']) await addLodge(ctx, `${tag} ${name}`)
  const guide = await saveSupplier(ctx, { facts: { ...facts, kind: 'guide', name: `${tag} d` }, seen: undefined, actor })
  const archived = await addLodge(ctx, `${tag} e`)
  await archiveSupplier(ctx, { id: archived, archived: true, actor }, nothingOrdered)
  const list = (view: 'all' | 'guide' | 'archived', search = tag, after?: { name: string; id: number }) =>
    listSuppliers(ctx.db, { view, search, after, limit: 2, today })
  const names = async (...query: Parameters<typeof list>) => (await list(...query)).map(({ name }) => name.slice(7))
  const [, second] = await list('all')
  expect(await names('all')).toEqual(['A', 'b', 'c%'])
  expect(await names('all', tag, second)).toEqual(['c%', 'd'])
  expect(await names('guide')).toEqual(['d'])
  expect(await names('archived')).toEqual(['e'])
  expect(await names('all', `${tag} c%`)).toEqual(['c%'])
  expect(await names('all', `${tag}%c`)).toEqual([])
  expect(await countSuppliers(ctx.db, tag)).toMatchObject({ all: 4, lodging: 3, guide: 1, archived: 1, airline: 0 })
  expect(guide.done).toBe(true)
})
