import { expect, test } from 'vitest'
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import type { HotelTables } from '#features/hotels/tables.ts'
import { findContract, findSupplier, listClosures, listServices } from '#features/suppliers/reads.server.ts'
import { saveContract } from '#features/suppliers/save-contract.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { addDraft, addLodge, addRate, addService, sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import * as contract from './contract.tsx'
import type { ContractReply } from './contract-action.server.ts'
import * as editSupplier from './edit-supplier.tsx'
import * as fx from './fx.tsx'
import type { FxReply } from './fx-rate-form.tsx'
import * as newContract from './new-contract.tsx'
import type { TermsReply } from './save-terms.server.ts'
import * as service from './service.tsx'
import * as supplier from './supplier.tsx'
import type { SupplierReply } from './supplier-action.server.ts'
import * as suppliers from './suppliers.tsx'
import { termValues } from './term-rows.ts'

const { ctx } = await testContext()
const cookie = await cookieOf(ctx, 'sales')
const today = kigaliDay(ctx.clock.now())

type Form = Record<string, string>
const args = (path: string, params: Form, form?: Form) => argsOf(ctx, path, { cookie, params, ...(form && { form }) })
const terms = {
  name: 'Contract 2027',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  currency: 'RWF',
  pricing: 'commissionable',
  commission: '12.5%',
  vat: 'included',
  vatRate: '18',
  vatReclaimed: 'yes',
  levy: 'none',
  levyRate: '99',
  resale: 'not-below-rack',
  seasonBy: 'arrival',
  children: '0-3 free; 4-11 50%',
  freeEvery: '15',
  freeMost: '2',
  payment: '30% on confirmation, 70% 30 days before',
  cancellation: '60 days 25%, 7 days 100%',
  note: '',
}
const addTerms = (id: number, form: Form) =>
  answerOf(() => newContract.action(args(`/admin/suppliers/${id}/contracts/new`, { id: String(id) }, form)))
const post = (id: number, contractId: number, form: Form) =>
  answerOf(() => contract.action(args('/', { id: String(id), contractId: String(contractId) }, form)))

test('terms that are typed are the terms that are kept, and the form shows them again', async () => {
  const id = await addLodge(ctx)
  const { status, location } = await addTerms(id, terms)
  expect(status).toBe(303)
  const contractId = Number(/contracts\/(\d+)/.exec(location ?? '')?.[1])
  const kept = await findContract(ctx.db, id, contractId)
  expect(kept).toMatchObject({
    commissionBp: 1250,
    vatBp: 1800,
    vatReclaimed: true,
    levyBp: 0,
    freePlaces: { every: 15, most: 2 },
  })
  const { levyRate: _, ...shown } = terms
  expect(kept && termValues(kept)).toEqual({ ...shown, commission: '12.5', levyRate: '', children: '0-3 free; 4-11 50%' })
})

test('everything that is wrong with terms is said at once, each part that was not understood by name, and nothing typed is lost', async () => {
  const id = await addLodge(ctx)
  const wrong = {
    ...terms,
    validTo: '2026-12-31',
    commission: '',
    vatRate: 'eighteen',
    children: '0-3 free; 5-11 50%',
    freeMost: '',
    payment: '30% on confirmation, rest later',
    cancellation: '30 days 50%, 60 days 100%',
  }
  const { status, data } = await addTerms(id, wrong)
  const reply = data as TermsReply
  expect(status).toBe(422)
  expect(Object.keys(reply.errors).sort()).toEqual([
    'cancellation',
    'children',
    'commission',
    'freeMost',
    'payment',
    'validTo',
    'vatRate',
  ])
  expect([reply.errors.children, reply.errors.payment]).toEqual([
    expect.stringContaining('“5-11 50%”'),
    expect.stringContaining('“rest later”'),
  ])
  expect(reply.values).toEqual(wrong)
})

test('the second of two savers reads what the first changed, keeps what they typed, and saves again', async () => {
  const id = await addLodge(ctx)
  const contractId = await addDraft(ctx, id)
  const first = await findContract(ctx.db, id, contractId)
  if (!first) throw new Error('No draft')
  await saveContract(ctx, {
    supplierId: id,
    terms: { ...first, levy: 'added', levyBp: 300 },
    seen: { id: contractId, version: 1 },
    actor: sophie,
  })
  const typed = { ...termValues(first), note: 'Mine', version: '1', event: 'save' }
  const { status, data } = await post(id, contractId, typed)
  const { terms: reply } = data as ContractReply
  expect(status).toBe(409)
  expect(reply?.changed).toMatchObject({ who: 'Sophie Ingabire', theirs: [['Levy', '3%, on top of the rates']] })
  expect(reply?.values).toEqual(typed)
  expect((await post(id, contractId, { ...typed, version: String(reply?.version) })).status).toBe(303)
  expect(await findContract(ctx.db, id, contractId)).toMatchObject({ note: 'Mine', levy: 'none', version: 3 })
})

test('a draft that cannot be activated says which seasons share which days, with the other contract', async () => {
  const id = await addLodge(ctx)
  const serviceId = await addService(ctx, id)
  const [live, draft] = [await addDraft(ctx, id), await addDraft(ctx, id, { name: 'Draft' })]
  await addRate(ctx, { serviceId, contractId: live }, ['2027-01-01', '2027-06-30'])
  await addRate(ctx, { serviceId, contractId: draft }, ['2027-06-01', '2027-12-31'])
  const activate = (contractId: number) => post(id, contractId, { event: 'activate', version: '1' })
  expect((await activate(live)).location).toMatch(/did=activated$/)
  const { status, data } = await activate(draft)
  expect(status).toBe(409)
  expect((data as ContractReply).activate?.overlaps).toMatchObject([
    {
      service: 'Twin (FB)',
      own: '1 June to 31 December 2027',
      other: '1 January to 30 June 2027',
      contract: 'Contract 2027',
      shared: '1 to 30 June 2027',
    },
  ])
  const end = (lastDay: string) => post(id, live, { event: 'end', lastDay })
  expect((await end('next week')).data).toMatchObject({ end: { day: 'next week', error: 'Enter a date.' } })
  expect((await end('2029-01-01')).data).toMatchObject({ end: { error: expect.stringContaining('31 December 2027') } })
  expect((await end('2027-05-31')).location).toMatch(/did=ended$/)
  expect((await activate(draft)).location).toMatch(/did=activated$/)
})

test('a contract that follows begins with the same terms on its day, under a name of its own', async () => {
  const id = await addLodge(ctx)
  const contractId = await addDraft(ctx, id)
  const from = async (day: string) => {
    const path = `/admin/suppliers/${id}/contracts/new?follow=${contractId}&from=${day}`
    const { data } = await answerOf(() => newContract.loader(args(path, { id: String(id) })))
    return (data as { values: Form }).values
  }
  const shown = { name: '', vatRate: '18', children: '0-11 50%' }
  expect(await from('2027-07-01')).toMatchObject({ ...shown, validFrom: '2027-07-01', validTo: '2027-12-31' })
  expect(await from('2028-01-01')).toMatchObject({ ...shown, validFrom: '2028-01-01', validTo: '2028-12-30' })
  expect(await from('soon')).toMatchObject({ validFrom: '2028-01-01' })
})

test('of a service only what its kind and basis need is read', async () => {
  const id = await addLodge(ctx)
  const add = (form: Form) => answerOf(() => service.action(args('/', { id: String(id), serviceId: 'new' }, form)))
  const all = { stayBasis: 'room-night', basis: 'vehicle-day', board: 'BB', beds: '2', mostGuests: '1', seats: '0' }
  const stay = await add({ ...all, kind: 'stay', name: 'Room' })
  expect((stay.data as { errors: Form }).errors).toEqual({ mostGuests: expect.stringContaining('Fewer') })
  const car = await add({ ...all, kind: 'transport', name: 'Cruiser' })
  expect((car.data as { errors: Form }).errors).toEqual({ seats: expect.any(String) })
  expect((await add({ ...all, kind: 'stay', name: 'Room', mostGuests: '3' })).status).toBe(303)
  expect((await add({ ...all, kind: 'transport', name: 'Cruiser', seats: '6' })).status).toBe(303)
  expect((await add({ ...all, kind: 'guide', basis: 'group', name: 'Guide' })).status).toBe(303)
  expect((await listServices(ctx.db, id)).map(({ basis, board, seats }) => [basis, board, seats])).toEqual([
    ['vehicle-day', null, 6],
    ['group', null, null],
    ['room-night', 'BB', null],
  ])
})

test('a service is closed, opened and closed again by Undo; a supplier is archived and taken back by Undo', async () => {
  const id = await addLodge(ctx)
  const serviceId = await addService(ctx, id)
  const send = (form: Form) => answerOf(() => supplier.action(args('/', { id: String(id) }, form)))
  const closure = { event: 'close', service: String(serviceId), from: '2099-04-10', to: '2099-04-01', reason: 'Paint' }
  const refused = await send(closure)
  expect(refused).toMatchObject({ status: 422, data: { values: closure, errors: { to: expect.any(String) } } })
  await send({ ...closure, to: '' })
  const closures = () => listClosures(ctx.db, id, '2099-01-01')
  const [added] = await closures()
  expect(added).toMatchObject({ serviceId, from: '2099-04-10', to: '2099-04-10', reason: 'Paint' })
  expect((await send({ ...closure, from: '2099-04-01', to: '2099-04-30' })).data as SupplierReply).toMatchObject({
    errors: { from: expect.stringContaining('10 April 2099') },
  })
  const { location } = await send({ event: 'reopen', closure: String(added?.id) })
  expect(await closures()).toEqual([])
  const { data } = await answerOf(() => supplier.loader(args(location ?? '', { id: String(id) })))
  const { reopened } = data as { reopened: { entry: number } }
  await send({ event: 'close-again', entry: String(reopened.entry) })
  expect(await closures()).toMatchObject([{ from: '2099-04-10', reason: 'Paint' }])

  const archived = await send({ event: 'archive' })
  const list = await answerOf(() => suppliers.loader(args(archived.location ?? '', {})))
  expect(list.data).toMatchObject({ flash: { id } })
  await send({ event: 'restore' })
  expect((await answerOf(() => suppliers.loader(args(archived.location ?? '', {})))).data).toMatchObject({ flash: undefined })
})

test('a rate far from the newest is entered only when just these units were confirmed', async () => {
  const enter = (form: Form) => answerOf(() => fx.action(args('/', {}, form)))
  const rate = { currency: 'UGX', asOf: today, units: '3,700.5', source: 'Bank of Uganda' }
  expect((await enter({ ...rate, units: '0' })).data as FxReply).toMatchObject({ errors: { units: expect.any(String) } })
  expect((await enter({ ...rate, asOf: addDays(today, 1) })).data).toMatchObject({ errors: { asOf: expect.any(String) } })
  expect((await enter(rate)).status).toBe(303)
  const far = { ...rate, units: '37000' }
  expect(await enter({ ...far, confirmed: '370' })).toMatchObject({ status: 422, data: { confirm: { units: '37000' } } })
  expect((await enter({ ...far, confirmed: '37000' })).status).toBe(303)
})

test('a supplier is refused beside its fields, and the second of two savers reads what the first saved', async () => {
  const save = (form: Form, params: Form = {}) => answerOf(() => editSupplier.action(args('/', params, form)))
  const wrong = { kind: 'lodging', name: ' ', placeId: 'atlantis', email: 'someone@', phone: '', note: 'By the lake' }
  const refused = await save(wrong)
  expect(refused).toMatchObject({ status: 422, data: { values: wrong } })
  expect(Object.keys((refused.data as { errors: Form }).errors).sort()).toEqual(['email', 'name', 'placeId'])
  const right = { ...wrong, name: 'Kivu House', placeId: '', email: '' }
  const { location } = await save(right)
  const id = /suppliers\/(\d+)/.exec(location ?? '')?.[1] ?? ''
  expect((await save({ ...right, name: 'kivu house' })).data).toMatchObject({ errors: { name: expect.any(String) } })
  await save({ ...right, phone: '+250 788 000 000', version: '1' }, { id })
  const second = await save({ ...right, note: 'On the hill', version: '1' }, { id })
  expect(second.status).toBe(409)
  const { changed, values, version } = second.data as { changed: { theirs: string[][] }; values: Form; version: number }
  expect(changed.theirs).toContainEqual(['Phone', '+250 788 000 000'])
  expect([values.note, version]).toEqual(['On the hill', 2])
  const shown = await answerOf(() => editSupplier.loader(args('/', { id })))
  expect(shown.data).toMatchObject({ supplier: { name: 'Kivu House', version: 2, values: { phone: '+250 788 000 000' } } })
})

test('a hotel of the site is one supplier at most, which is lodging and stays it while nobody sees the hotel', async () => {
  await ctx.db.transaction().execute((tx) => addHotels(tx, hotels as NewHotel[]))
  const save = (form: Form, params: Form = {}) => answerOf(() => editSupplier.action(args('/', params, form)))
  const mine = {
    kind: 'lodging',
    name: 'The lake people',
    hotelId: 'peninsula-pines-karongi',
    placeId: '',
    email: '',
    phone: '',
    note: '',
  }
  const id = /suppliers\/(\d+)/.exec((await save(mine)).location ?? '')?.[1] ?? ''
  const page = async () => (await answerOf(() => supplier.loader(args('/', { id })))).data
  expect(await page()).toMatchObject({
    supplier: { hotel: { name: 'Peninsula Pines Lodge', path: '/hotel-details/peninsula-pines-karongi' } },
  })
  const other = { ...mine, name: 'The hill people' }
  const taken = await save(other)
  expect(taken).toMatchObject({ status: 422, data: { values: other } })
  expect((taken.data as { errors: Form }).errors).toEqual({ hotelId: expect.stringContaining('The lake people is this hotel') })
  expect((await save({ ...other, hotelId: 'atlantis' })).data).toMatchObject({ errors: { hotelId: expect.any(String) } })
  const guide = /suppliers\/(\d+)/.exec((await save({ ...other, kind: 'guide' })).location ?? '')?.[1]
  expect((await findSupplier(ctx.db, Number(guide)))?.hotelId).toBe(null)

  const hotel = ctx.db.withTables<HotelTables>().updateTable('hotels').where('id', '=', mine.hotelId)
  await hotel.set({ status: 'hidden' }).execute()
  expect((await save({ ...mine, note: 'By the water', version: '1' }, { id })).status).toBe(303)
  expect((await findSupplier(ctx.db, Number(id)))?.hotelId).toBe(mine.hotelId)
  expect(await page()).toMatchObject({ supplier: { hotel: { path: '' } } })
})
