import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findGuide } from '#features/crew/reads.server.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action as carAction, loader as carLoader } from './car.tsx'
import { loader as crewLoader } from './crew.tsx'
import { action as guideAction, loader as guideLoader } from './guide.tsx'

const { ctx, clock } = await testContext()
clock.set(new Date('2027-05-03T08:00:00Z'))
const cookie = await cookieOf(ctx, 'sales')
type Form = Record<string, string>
const argsOfMember = (id: string, form?: Form) => argsOf(ctx, '/', { cookie, params: { id }, ...(form && { form }) }) as never

const saveGuide = (form: Form, id = 'new') =>
  answerOf(() => guideAction(argsOfMember(id, { event: 'save', version: '0', ownership: 'own', ...form })))
const saveCar = (form: Form, id = 'new') =>
  answerOf(() => carAction(argsOfMember(id, { event: 'save', version: '0', ownership: 'own', seats: '6', ...form })))
const idOf = ({ location }: { location: string | null }) => /(\d+)\?/.exec(location ?? '')?.[1] ?? ''

async function addSupplier(kind: 'guide' | 'transport', name: string): Promise<string> {
  const facts = { kind, name, placeId: null, hotelId: null, email: '', phone: '', note: '' }
  const saved = await saveSupplier(ctx, { facts, seen: undefined, actor: { id: crypto.randomUUID(), name: 'Sophie' } })
  if (!saved.done) throw new Error(saved.refusal.reason)
  return String(saved.value)
}

const jean: Form = {
  name: 'Jean Bosco',
  email: 'jean@example.com',
  phone: '+250 788 000 001',
  ownership: 'own',
  supplierId: '',
  otherLanguages: 'Runyankole, Luo',
  licenceUntil: '2028-02-29',
  basePlaceId: 'kigali',
  note: 'Prefers early starts.',
  'roles.guide': 'on',
  'roles.driver-guide': 'on',
  'licenceClasses.B': 'on',
  'licenceClasses.D1': 'on',
  'countries.rwanda': 'on',
  'countries.uganda': 'on',
  'spoken.en': 'fluent',
  'spoken.fr': 'good',
}
const empty: Form = { 'spoken.de': '', 'spoken.sw': '' }

test('a guide is stored as it was typed, and the form shows the same again', async () => {
  const id = idOf(await saveGuide({ ...jean, ...empty }))
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({
    email: 'jean@example.com',
    roles: ['guide', 'driver-guide'],
    spoken: { en: 'fluent', fr: 'good' },
    otherLanguages: ['Runyankole', 'Luo'],
    licenceClasses: ['B', 'D1'],
    countries: ['rwanda', 'uganda'],
    basePlaceId: 'kigali',
    ownership: 'own',
    supplierId: null,
  })
  const { guide } = await guideLoader(argsOfMember(id))
  expect(guide?.values).toEqual(jean)
})

test('the release before reads the English names of what a guide speaks', async () => {
  const id = idOf(await saveGuide({ ...jean, name: 'Aline' }))
  const { rows } = await sql`select languages from guides where id = ${Number(id)}`.execute(ctx.db)
  expect(rows).toEqual([{ languages: ['English', 'French', 'Runyankole', 'Luo'] }])
})

test('a language that the release before added stays, and waits for its level', async () => {
  const id = idOf(await saveGuide({ name: 'Vestine', 'spoken.fr': 'good' }))
  await sql`update guides set languages = '{French,German}' where id = ${Number(id)}`.execute(ctx.db)
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({ otherLanguages: ['German'] })
  expect(await saveGuide({ name: 'Vestine', version: '1', 'spoken.de': 'good' }, id)).toMatchObject({ status: 303 })
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({ spoken: { de: 'good' }, otherLanguages: [] })
})

test('a guide of whom nothing but the name is entered is stored, and nothing is made up', async () => {
  const id = idOf(await saveGuide({ name: 'Claude' }))
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({
    email: '',
    roles: [],
    spoken: {},
    otherLanguages: [],
    licenceUntil: null,
    licenceClasses: [],
    countries: [],
    basePlaceId: null,
    ownership: 'own',
    supplierId: null,
  })
})

test.each<[field: string, form: Form]>([
  ['name', { name: ' ' }],
  ['email', { name: 'X', email: 'jean@' }],
  ['licenceUntil', { name: 'X', licenceUntil: '2027-02-29' }],
  ['licenceUntil', { name: 'X', licenceUntil: '1027-02-20' }],
  ['otherLanguages', { name: 'X', otherLanguages: 'Luo, kiswahili' }],
  ['countries', { name: 'X', 'countries.atlantis': 'on' }],
  ['basePlaceId', { name: 'X', basePlaceId: 'atlantis' }],
  ['supplierId', { name: 'X', ownership: 'freelance', supplierId: '999999' }],
  ['supplierId', { name: 'X', ownership: 'freelance', supplierId: 'x' }],
  ['ownership', { name: 'X', ownership: 'hired' }],
  ['roles', { name: 'X', 'roles.pilot': 'on' }],
  ['licenceClasses', { name: 'X', 'licenceClasses.Z': 'on' }],
  ['note', { name: 'X', note: 'x'.repeat(401) }],
])('a fault in %s of a guide is said beside it, and what was typed comes back', async (field, form) => {
  const { status, data } = await saveGuide(form)
  expect(status).toBe(422)
  const reply = data as { errors: Form; values: Form }
  expect(Object.keys(reply.errors).map((name) => name.split('.')[0])).toEqual([field])
  expect(Object.values(reply.errors)[0]).toMatch(/^[A-Z].* .*\.$/)
  expect(reply.values).toMatchObject(form)
})

test('a freelancer has a supplier of guides; own staff has none, whatever the hidden field holds', async () => {
  const supplierId = await addSupplier('guide', 'Guides of Musanze')
  const transport = await addSupplier('transport', 'Cars of Musanze')
  const id = idOf(await saveGuide({ name: 'Diane', ownership: 'freelance', supplierId }))
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({ ownership: 'freelance', supplierId: Number(supplierId) })
  expect(await saveGuide({ name: 'Eric', ownership: 'freelance', supplierId: transport })).toMatchObject({
    status: 422,
    data: { errors: { supplierId: expect.any(String) } },
  })
  await saveGuide({ name: 'Diane', version: '1', ownership: 'own', supplierId }, id)
  expect(await findGuide(ctx.db, Number(id))).toMatchObject({ ownership: 'own', supplierId: null })
})

test('a vehicle is stored as it was typed, and the form shows the same again', async () => {
  const typed: Form = {
    name: 'Land Cruiser one',
    plate: 'RAC 123 B',
    vehicleClassId: '',
    seats: '6',
    forHire: 'on',
    ownership: 'hired',
    supplierId: await addSupplier('transport', 'Cars of Kigali'),
    licenceClass: 'B',
    inspectionUntil: '2027-09-01',
    insuredUntil: '2027-10-01',
    yellowCardUntil: '2027-11-01',
    basePlaceId: 'kigali',
    note: '',
    'yellowCardCountries.uganda': 'on',
  }
  const id = idOf(await saveCar({ ...typed, plate: ' rac  123 b ' }))
  const { car, choices } = await carLoader(argsOfMember(id))
  expect(car?.values).toEqual(typed)
  expect(choices.countries.map(({ value }) => value)).not.toContain('rwanda')
})

test('a plate is of one vehicle, in whatever case it is typed; the refusal stands beside it and names the other', async () => {
  await saveCar({ name: 'Coaster', plate: 'RAD 777 C' })
  const taken = { status: 422, data: { errors: { plate: expect.stringContaining('Coaster') } } }
  expect(await saveCar({ name: 'Coaster two', plate: 'rad 777 c' })).toMatchObject(taken)
  const id = idOf(await saveCar({ name: 'Coaster two', plate: '' }))
  expect(await saveCar({ name: 'Coaster two', version: '1', plate: 'Rad 777 C' }, id)).toMatchObject(taken)
  expect(await saveCar({ name: 'Coaster two', version: '1', plate: 'RAD 778 C' }, id)).toMatchObject({ status: 303 })
  expect(await saveCar({ name: 'Coaster two', version: '2', plate: 'rad 778 c' }, id)).toMatchObject({ status: 303 })
  expect(await saveCar({ name: 'Coaster three', plate: '' })).toMatchObject({ status: 303 })
})

test('what somebody changes of a guide is in the audit log, before and after', async () => {
  const id = idOf(await saveGuide({ name: 'Grace', 'spoken.en': 'good' }))
  await saveGuide({ name: 'Grace', version: '1', 'spoken.en': 'fluent', email: 'grace@example.com' }, id)
  const { rows } = await sql<{ facts: unknown }>`
    select facts from audit_log where action = 'crew-changed' and subject_id = ${id} and subject_kind = 'guide'`.execute(ctx.db)
  expect(rows).toEqual([
    {
      facts: {
        before: expect.objectContaining({ spoken: { en: 'good' }, email: '' }),
        after: expect.objectContaining({ spoken: { en: 'fluent' }, email: 'grace@example.com' }),
      },
    },
  ])
})

test('the list says languages with their levels, the best first, and marks what has expired', async () => {
  await saveGuide({ ...jean, name: 'Zita', licenceUntil: '2027-05-02', 'spoken.de': 'basic', ownership: 'freelance', email: '' })
  await saveCar({ name: 'Zebra', plate: 'RAE 1 A', insuredUntil: '2027-05-03', inspectionUntil: '2027-05-02' })
  const { guides, cars } = await crewLoader(argsOf(ctx, '/admin/crew', { cookie }) as never)
  expect(guides.find(({ name }) => name === 'Zita')).toMatchObject({
    languages: 'English (fluent), French (good), German (basic), Runyankole, Luo',
    roles: 'Guide, Driver-guide',
    second: 'Freelance',
    licence: { over: true },
  })
  expect(cars.find(({ name }) => name === 'Zebra')).toMatchObject({
    second: 'RAE 1 A',
    insurance: { over: false },
    inspection: { over: true },
  })
})
