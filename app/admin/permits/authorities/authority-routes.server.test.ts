import { expect, test } from 'vitest'
import { findAuthority, findTerms, listTermsOf } from '#features/permits/authorities/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { saveSupplier } from '#features/suppliers/save-supplier.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import * as authorities from './authorities.tsx'
import * as authority from './authority.tsx'
import type { AuthorityReply } from './authority-reply.ts'
import * as editAuthority from './edit-authority.tsx'
import type { TermsReply } from './save-terms.server.ts'
import { termValues } from './term-rows.ts'
import * as terms from './terms.tsx'

const { ctx } = await testContext()
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const today = kigaliDay(ctx.clock.now())

type Form = Record<string, string>
const args = (path: string, params: Form = {}, form?: Form, role: Role | 'nobody' = 'sales') =>
  argsOf(ctx, path, { cookie: role === 'nobody' ? '' : (cookies[role] ?? ''), params, ...(form && { form }) })
const root = '/admin/permits/authorities'
const uwa = { id: 'uwa' }
const bwindi = 'gorilla-bwindi'
const newPath = `${root}/uwa/terms/new?fee=${bwindi}`
const addTerms = (form: Form) => answerOf(() => terms.action(args(newPath, uwa, form)))
const termsOf = async (feeId = bwindi) => {
  const [last] = await listTermsOf(ctx.db, [feeId])
  if (!last) throw new Error('No terms')
  return last
}
const editTerms = (termsId: number, form: Form) =>
  answerOf(() => terms.action(args(`${root}/uwa/terms/${termsId}`, { ...uwa, termsId: String(termsId) }, form)))

const facts = {
  name: 'Kenya Wildlife Service',
  countryId: 'kenya',
  supplierId: '',
  timeZone: 'Africa/Nairobi',
  closesAt: '16:30',
  'worksOn.1': 'on',
  'worksOn.6': 'on',
  licence: 'KWS-7',
  licenceUntil: '2027-06-30',
  numberPattern: 'KWS-[0-9]{6}',
  'fees.nyiragongo-climb': 'on',
  'evidence.eac': 'A passport',
}
const save = (form: Form, params: Form = {}) => answerOf(() => editAuthority.action(args('/', params, form)))

test('who reads bookings reads authorities, and who may write permits writes them', async () => {
  const { id: termsId } = await termsOf()
  const reads = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200, nobody: 302 }
  const writes = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 403, nobody: 302 }
  const sends = { owner: 422, sales: 422, editor: 403, translator: 403, 'read-only': 403, nobody: 302 }
  const loaders = [
    [reads, (role: Role | 'nobody') => authorities.loader(args(root, {}, undefined, role))],
    [reads, (role: Role | 'nobody') => authority.loader(args(`${root}/uwa`, uwa, undefined, role))],
    [writes, (role: Role | 'nobody') => editAuthority.loader(args(`${root}/uwa/edit`, uwa, undefined, role))],
    [writes, (role: Role | 'nobody') => terms.loader(args(newPath, uwa, undefined, role))],
    [sends, (role: Role | 'nobody') => authority.action(args(`${root}/uwa`, uwa, { terms: String(termsId) }, role))],
    [sends, (role: Role | 'nobody') => editAuthority.action(args(`${root}/new`, {}, {}, role))],
    [sends, (role: Role | 'nobody') => terms.action(args(newPath, uwa, {}, role))],
  ] as const
  for (const [at, [expected, run]] of loaders.entries())
    for (const role of [...roles, 'nobody'] as const)
      expect((await answerOf(() => run(role))).status, `${at} ${role}`).toBe(expected[role])
})

test('an authority that does not exist, and terms of another authority, are not found', async () => {
  const { id: termsId } = await termsOf()
  const status = async (run: () => unknown) => (await answerOf(run)).status
  expect(await status(() => authority.loader(args('/', { id: 'atlantis' })))).toBe(404)
  expect(await status(() => terms.loader(args('/', { id: 'rdb', termsId: String(termsId) })))).toBe(404)
  expect(await status(() => terms.loader(args('/', { id: 'uwa', termsId: '1e3' })))).toBe(404)
  expect(await status(() => terms.loader(args(`${root}/rdb/terms/new?fee=${bwindi}`, { id: 'rdb' })))).toBe(404)
  const check = () => authority.action(args('/', { id: 'rdb' }, { event: 'check', terms: String(termsId), version: '1' }))
  expect(await status(check)).toBe(404)
})

test('the list says which terms nobody has checked, and the page of one what is not known', async () => {
  const { data: list } = await answerOf(() => authorities.loader(args(root)))
  expect((list as { rows: { id: string; marks: { text: string }[] }[] }).rows).toMatchObject([
    { id: 'rdb', permits: 4, marks: [{ text: '4 rows of terms to check' }] },
    { id: 'uwa', open: 'Until 17:00, Mon to Fri', marks: [{ text: '2 rows of terms to check' }] },
  ])
  const { data: one } = await answerOf(() => authority.loader(args(`${root}/uwa`, uwa)))
  const { fees } = one as {
    fees: { id: string; now: { doubts: string[]; rows: { name: string; text: string }[] }[]; earlier: unknown[] }[]
  }
  const gorillas = fees.find(({ id }) => id === bwindi)
  expect(gorillas?.earlier).toHaveLength(1)
  expect(gorillas?.now[0]?.doubts).toEqual(['Low confidence', 'Not checked yet'])
  const moves = 'Until 14 days before; costs nothing, then 25% of the fee; later 25% of the fee; at most twice; within 12 months'
  expect(gorillas?.now[0]?.rows.slice(0, 6)).toEqual([
    { name: 'Deposit', text: '30% of the fee', isUnknown: false },
    { name: 'Balance', text: '91 days before the visit', isUnknown: false },
    { name: 'Another day, unpaid', text: moves, isUnknown: false },
    { name: 'Another day, paid', text: moves, isUnknown: false },
    { name: 'Another traveller', text: 'Not known', isUnknown: true },
    {
      name: 'What comes back',
      text: '75% until 61 days before, 50% until 46 days before, 25% until 15 days before, then nothing',
      isUnknown: false,
    },
  ])
})

test('an authority is refused beside its fields with all that was typed, and saved as it was typed', async () => {
  const wrong = {
    ...facts,
    name: ' ',
    countryId: 'atlantis',
    timeZone: 'Mars',
    closesAt: '25:00',
    numberPattern: '(',
    licenceUntil: 'soon',
  }
  const { 'worksOn.1': _, 'worksOn.6': __, ...idle } = wrong
  const refused = await save(idle)
  expect(refused).toMatchObject({ status: 422, data: { values: idle } })
  expect(Object.keys((refused.data as AuthorityReply).errors).sort()).toEqual([
    'closesAt',
    'countryId',
    'licenceUntil',
    'name',
    'numberPattern',
    'timeZone',
    'worksOn',
  ])
  expect((await save({ ...facts, numberPattern: 'x'.repeat(101) })).data).toMatchObject({
    errors: { numberPattern: expect.any(String) },
  })
  expect((await save(facts)).location).toBe(`${root}/kenya-wildlife-service?did=saved`)
  const params = { id: 'kenya-wildlife-service' }
  expect(await findAuthority(ctx.db, params.id)).toMatchObject({
    worksOn: [1, 6],
    closesAt: '16:30',
    feeIds: ['nyiragongo-climb'],
    evidence: { eac: 'A passport' },
  })
  const shown = await answerOf(() => editAuthority.loader(args('/', params)))
  expect(shown.data).toMatchObject({ authority: { version: 1, values: facts } })
  expect((await save({ ...facts, name: 'Another' })).data).toMatchObject({
    errors: { fees: 'Kenya Wildlife Service sells Nyiragongo climb permit, as last advertised in 2020. Clear it there first.' },
  })
  const { 'fees.nyiragongo-climb': ___, ...sellsNothing } = facts
  expect((await save(sellsNothing)).data).toMatchObject({ errors: { name: expect.stringContaining('Another authority') } })
})

test('the supplier of an authority is one of that kind', async () => {
  const add = async (kind: 'authority' | 'guide') => {
    const own = { kind, name: `${kind} ${today}`, placeId: null, hotelId: null, email: '', phone: '', note: '' }
    const saved = await saveSupplier(ctx, { facts: own, seen: undefined, actor: sophie })
    return String(saved.done ? saved.value : 0)
  }
  const [board, guide] = [await add('authority'), await add('guide')]
  const own = { ...facts, name: 'Board', 'fees.nyiragongo-climb': '' }
  expect((await save({ ...own, supplierId: guide })).data).toMatchObject({ errors: { supplierId: expect.any(String) } })
  const { 'fees.nyiragongo-climb': _, ...form } = own
  expect((await save({ ...form, supplierId: board })).status).toBe(303)
  const page = async (role: Role) => (await answerOf(() => authority.loader(args('/', { id: 'board' }, undefined, role)))).data
  expect(await page('sales')).toMatchObject({ authority: { supplier: { id: Number(board) } } })
  expect(JSON.stringify(await page('read-only'))).not.toContain(`authority ${today}`)
})

test('the second of two savers of an authority reads what the first saved, and saves again', async () => {
  const params = { id: 'kenya-wildlife-service' }
  await save({ ...facts, licence: 'KWS-8', version: '1' }, params)
  const second = await save({ ...facts, closesAt: '15:00', version: '1' }, params)
  expect(second.status).toBe(409)
  const { changed, values, version } = second.data as AuthorityReply
  expect(changed).toMatchObject({ who: 'Diane Uwase' })
  expect(changed?.theirs).toContainEqual(['Our licence', 'KWS-8'])
  expect([values.closesAt, version]).toEqual(['15:00', 2])
  expect((await save({ ...values, version: String(version) }, params)).status).toBe(303)
})

test('terms are refused at their fields, each part that was not understood by name, and nothing typed is lost', async () => {
  const wrong = {
    ...termValues(await termsOf()),
    fromDay: '2026-13-01',
    deposit: '101',
    balanceDays: '1000',
    paidPercents: '0%, 101%',
    refundSteps: '61 days 101%',
    source: '',
    sourceUrl: 'http://ugandawildlife.org',
  }
  const { status, data } = await addTerms(wrong)
  const reply = data as TermsReply
  expect([status, reply.values]).toEqual([422, wrong])
  expect(Object.keys(reply.errors).sort()).toEqual([
    'balanceDays',
    'deposit',
    'fromDay',
    'paidPercents',
    'refundSteps',
    'source',
    'sourceUrl',
  ])
  expect(reply.errors.refundSteps).toBe('“61 days 101%”: a percentage goes up to 100.')
})

test('days in two terms and days in none are refused at their field with the day', async () => {
  const last = await termsOf()
  const form = { ...termValues(last), source: 'A notice', fromDay: '2026-07-01' }
  expect((await addTerms(form)).data).toMatchObject({
    errors: {
      fromDay: '1 July 2026 has other terms already (From 1 July 2024). Change a day, or move the days of the other terms.',
    },
  })
  const later = { ...termValues(last), fromDay: '2024-07-03' }
  expect((await editTerms(last.id, { ...later, version: '1' })).data).toMatchObject({
    errors: { fromDay: expect.stringContaining('No terms would hold 1 to 2 July 2024.') },
  })
  const inside = { ...form, fromDay: '2022-01-01', toDay: '2023-01-01' }
  expect((await addTerms(inside)).data).toMatchObject({ errors: { toDay: expect.stringContaining('1 July 2022') } })
  expect((await addTerms({ ...form, fit: 'on', checked: 'on' })).location).toBe(`${root}/uwa?did=terms-saved`)
  expect(await findTerms(ctx.db, bwindi, '2026-06-30')).toMatchObject({ id: last.id, toDay: '2026-06-30', checkedOn: null })
  expect(await findTerms(ctx.db, bwindi, '2026-07-01')).toMatchObject({ checkedOn: today, checkedBy: 'Diane Uwase' })
})

test('the second of two savers of terms reads what the first saved; what is checked or deleted is what was seen', async () => {
  const last = await termsOf('chimpanzee-kibale')
  const typed = termValues(last)
  expect((await editTerms(last.id, { ...typed, deposit: '40', version: '1' })).status).toBe(303)
  const second = await editTerms(last.id, { ...typed, note: 'Mine', version: '1' })
  expect(second.status).toBe(409)
  const { changed, values, version } = second.data as TermsReply
  expect(changed).toMatchObject({ who: 'Diane Uwase', theirs: expect.arrayContaining([['Deposit', '40% of the fee']]) })
  expect([values.note, version]).toEqual(['Mine', 2])

  const check = (seen: string) =>
    answerOf(() => authority.action(args('/', uwa, { event: 'check', terms: String(last.id), version: seen })))
  expect(await check('1')).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('Somebody else') } })
  expect((await check('2')).location).toBe(`${root}/uwa?did=checked`)
  const remove = (seen: string) => editTerms(last.id, { event: 'delete', version: seen })
  expect(await remove('2')).toMatchObject({ status: 409, data: { remove: expect.stringContaining('somebody else') } })
  expect((await remove('3')).location).toBe(`${root}/uwa?did=deleted`)
  expect(await findTerms(ctx.db, 'chimpanzee-kibale', today)).toBeUndefined()
  const { data: list } = await answerOf(() => authorities.loader(args(root)))
  expect(JSON.stringify(list)).toContain('1 permit without terms today')
})

test('new terms begin where the last ones end, without their source', async () => {
  const { data } = await answerOf(() => terms.loader(args(newPath, uwa)))
  const first = (data as { values: Form }).values
  expect(first).toMatchObject({ fromDay: today, toDay: '', deposit: '30', source: '', fit: 'on' })
  const { data: none } = await answerOf(() =>
    terms.loader(args(`${root}/kenya-wildlife-service/terms/new?fee=nyiragongo-climb`, { id: 'kenya-wildlife-service' })),
  )
  expect(none).toMatchObject({ terms: undefined, values: { fromDay: today, payment: 'unknown', refund: 'unknown' } })
})
