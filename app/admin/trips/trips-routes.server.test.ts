import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { servicesStamp } from '#features/costs/package-service.ts'
import { savePackageServices } from '#features/costs/save-package-services.server.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { addTranslations } from '#features/translations/add-translations.server.ts'
import { changeTripVersion } from '#features/trips/change-trip-version.server.ts'
import { findTrip, findVersion } from '#features/trips/reads.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { placeholder } from '#tests/support/trip-parts.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import * as enquiry from '../enquiries/enquiry.tsx'
import type { Route } from './+types/new-trip.ts'
import * as newItem from './builder/new-item.tsx'
import type { LoadedNewTrip } from './load-new-trip.server.ts'
import type { LoadedTrip } from './load-trip.server.ts'
import * as newTrip from './new-trip.tsx'
import * as trip from './trip.tsx'
import * as trips from './trips.tsx'

const { ctx, emails, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })
await gorillaTrek(ctx, { seats: 6 })
const [sales, readOnly, editor] = [await cookieOf(ctx, 'sales'), await cookieOf(ctx, 'read-only'), await cookieOf(ctx, 'editor')]

type Form = Record<string, string>
const args = (path: string, params: Form = {}, form?: Form, cookie = sales) =>
  argsOf(ctx, path, { cookie, params, ...(form && { form }) })
const begin = (form: Form, query = '') => answerOf(() => newTrip.action(args(`/admin/trips/new${query}`, {}, form)))
const shownAt = async (query: string) =>
  (await answerOf(() => newTrip.loader(args(`/admin/trips/new${query}`)))).data as LoadedNewTrip
const idIn = (location: string | null) => /trips\/([^/]+)\/versions\/1$/.exec(location ?? '')?.[1] ?? ''
const facts = () => ({ formKey: randomUUID(), title: 'Gorillas for two', startsOn: '2027-07-06' })
const party = { adults: '2', childAges: '7 and 16', residency: 'eac' }
const marit = { customer: 'new', name: 'Marit Solheim', email: '', phone: '+47 955 31 427', message: 'Gorillas' }
const details = {
  'You were looking at': 'An hour with the gorillas (an-hour-with-the-gorillas)',
  'Where?': 'Rwanda',
  Month: 'July 2027',
  'Length in days': '9',
  Travellers: '4',
  'Ages of children': '7, 16',
  Accommodation: 'Luxury',
}
async function enquiryOf(kind: 'tailor-made' | 'freight' = 'tailor-made', suspicion?: 'only-links') {
  const text = { kind, name: 'Marit Solheim', email: 'marit@example.no', phone: '', message: 'Slowly', details }
  const sent = await sendEnquiry(ctx, { ...text, idempotencyKey: randomUUID(), suspicion })
  if (!sent.done) throw new Error(sent.refusal.reason)
  return sent.value
}
const draftOf = async (id: string) => {
  const version = await findVersion(ctx.db, id, 1)
  if (!version) throw new Error('No trip began')
  return version
}

test('who reads trips sees them, and only who writes them begins and changes them', async () => {
  const id = idIn((await begin({ ...facts(), ...marit, ...party, days: '3' })).location)
  const all = [
    [() => trips.loader(args('/admin/trips', {}, undefined, readOnly)), 200],
    [() => trip.loader(args('/', { id }, undefined, readOnly)), 200],
    [() => newTrip.loader(args('/', {}, undefined, readOnly)), 403],
    [() => trip.action(args('/', { id }, { event: 'lose', reason: 'x' }, readOnly)), 403],
    [() => newTrip.action(args('/', {}, {}, readOnly)), 403],
    [() => trips.loader(args('/', {}, undefined, editor)), 403],
    [() => trip.loader(args('/', { id: 'x' })), 404],
    [() => newTrip.loader(args(`/?enquiry=${randomUUID()}`)), 404],
    [() => newTrip.loader(args('/?trip=x')), 404],
  ] as const
  for (const [run, status] of all) expect((await answerOf(run)).status).toBe(status)
})

test('for a customer who wrote in French it begins with the texts of the package in French, as far as they are approved', async () => {
  const found = await findPackage(ctx.db, 'an-hour-with-the-gorillas')
  const english = found?.itinerary[0]?.title ?? ''
  const fee = found?.rates.fees[0]?.name ?? ''
  const kinds = new Map([
    ['package', { 'days.*.title': { [english]: 'Vers les volcans' }, lede: { [found?.lede ?? '']: 'Une heure avec eux.' } }],
    ['service', { 'rows.*.name': { 'Car with driver': 'Voiture avec chauffeur' } }],
    ['fee', { name: { [fee]: 'Permis gorilles' } }],
  ])
  const car = await ctx.db.transaction().execute(async (tx) => {
    await addTranslations(ctx, tx, { language: 'fr', kinds, approvedBy: 'Diane' })
    return (await addRateBook(ctx, tx, oneCarBook, 'Sophie')).get('car') ?? 0
  })
  await savePackageServices(ctx, {
    ...{
      package: { id: found?.id ?? 0, entryId: 1, title: 'Trek' },
      seen: servicesStamp([]),
      actor: { id: 'sophie', name: 'Sophie' },
    },
    services: [{ serviceId: car, comfort: null, day: 1, days: 1, kilometres: null, alternatives: [] }],
  })
  const text = {
    kind: 'tailor-made',
    name: 'Agnes',
    email: 'agnes@example.fr',
    phone: '',
    message: 'Doucement',
    details,
  } as const
  const sent = await sendEnquiry(ctx, { ...text, language: 'fr', quiet: true, idempotencyKey: randomUUID() })
  const { site } = shippedLanguages()
  site.publish(['fr'])
  const form = { ...facts(), ...party, customer: 'this', package: 'an-hour-with-the-gorillas', 'comforts.luxury': 'on' }
  const inFrench = (...[path, params, typed]: Parameters<typeof args>) => {
    const request = args(path, params, typed)
    ;(request as Route.ActionArgs).context.set(siteWordsKey, site)
    return request
  }
  const address = `/admin/trips/new?enquiry=${sent.done ? sent.value.id : ''}`
  const id = idIn((await answerOf(() => newTrip.action(inFrench(address, {}, form)))).location)
  const draft = await draftOf(id)
  expect([draft.summary, draft.days[0]?.title]).toEqual(['Une heure avec eux.', 'Vers les volcans'])
  expect(draft.included).toEqual(found?.included)
  const called = 'Voiture avec chauffeur'
  expect(draft.options.map(({ title }) => title)).toEqual(['Luxe'])
  expect(draft.items.map(({ title }) => title)).toEqual(expect.arrayContaining([called, 'Permis gorilles']))
  const pick = { id: randomUUID(), pick: String(car), seen: String(draft.edition) }
  const path = `/admin/trips/${id}/versions/1/items/new?kind=transport&day=2&days=1`
  expect(await answerOf(() => newItem.action(inFrench(path, { id, number: '1' }, pick)))).toMatchObject({ status: 303 })
  expect((await draftOf(id)).items.filter(({ title }) => title === called)).toHaveLength(2)
})

test('for a new customer an enquiry is recorded, without an email; pressed twice it is one trip and one enquiry', async () => {
  const sent = emails.length
  const form = { ...facts(), ...marit, ...party, days: '3' }
  const [first, second] = [await begin(form), await begin(form)]
  const id = idIn(first.location)
  expect([first.status, second.location]).toEqual([303, first.location])
  const made = await findTrip(ctx.db, id)
  expect(await findAdminEnquiry(ctx.db, made?.enquiryId ?? '')).toMatchObject({
    kind: 'tailor-made',
    phone: marit.phone,
    message: 'Gorillas',
  })
  const { days, party: travellers, options } = await draftOf(id)
  expect([days.length, options.length, travellers.map(({ age, residency }) => `${age} ${residency}`)]).toEqual([
    3,
    1,
    ['30 eac', '30 eac', '7 eac', '16 eac'],
  ])
  await runJobs()
  expect(emails.length).toBe(sent)
})

test('an enquiry fills the form in: package, first day of its month, days, children and comfort', async () => {
  const { id, reference } = await enquiryOf()
  const { values, enquiry: of } = await shownAt(`?enquiry=${id}`)
  expect(values).toMatchObject({
    ...{ customer: 'this', package: 'an-hour-with-the-gorillas', title: 'An hour with the gorillas', startsOn: '2027-07-01' },
    ...{ days: '9', adults: '2', childAges: '7, 16', 'comforts.luxury': 'on' },
  })
  expect(of).toMatchObject({ reference, message: 'Slowly' })
  const { location } = await begin({ ...values, 'comforts.simple': 'on' }, `?enquiry=${id}`)
  const { options, startsOn, items } = await draftOf(idIn(location))
  expect([startsOn, options.map(({ letter, title }) => `${letter} ${title}`)]).toEqual([
    '2027-07-01',
    ['A Guest houses', 'B Luxury'],
  ])
  expect(items.some(({ kind }) => kind === 'fee')).toBe(true)
  const pane = (await answerOf(() => enquiry.loader(args('/', { id })))).data as { trips: unknown[] }
  expect(pane.trips).toMatchObject([{ title: 'An hour with the gorillas', isLost: false }])
})

test('a trip is copied for the same customer or another one, who is found by their reference', async () => {
  const other = await enquiryOf()
  const id = idIn((await begin({ ...facts(), ...marit, ...party, days: '5' })).location)
  const provisional = { reference: 'AB 12', until: '2027-05-01' }
  const hand = { currency: 'USD', amountMinor: 10_000, reason: 'By telephone' } as const
  const change = { change: 'add-item', id: randomUUID(), facts: placeholder({ source: 'hand', hand, provisional }) } as const
  await changeTripVersion(ctx, { tripId: id, number: 1, seen: 1, change })
  const shown = await shownAt(`?trip=${id}`)
  expect(shown.values).toMatchObject({ customer: 'this', title: 'Gorillas for two' })
  const form = { formKey: randomUUID(), title: 'Again', startsOn: '2028-01-05', customer: 'known' }
  const reference = other.reference.replace('-', ' ').toLowerCase()
  const copy = idIn((await begin({ ...form, reference }, `?trip=${id}`)).location)
  expect(await findTrip(ctx.db, copy)).toMatchObject({ enquiryId: other.id, title: 'Again' })
  expect(await draftOf(copy)).toMatchObject({ startsOn: '2028-01-05', days: { length: 5 } })
  await answerOf(() => trip.action(args('/', { id: copy }, { event: 'lose', reason: 'Too dear' })))
  expect(await begin({ ...form, formKey: randomUUID(), customer: 'this' }, `?trip=${copy}`)).toMatchObject({
    status: 422,
    data: { errors: { title: 'trip-lost' }, values: { title: 'Again' } },
  })
  const same = await begin({ ...form, formKey: randomUUID(), customer: 'this', keepProvisional: 'on' }, `?trip=${id}`)
  const held = await Promise.all([copy, idIn(same.location)].map(async (one) => (await draftOf(one)).items[0]?.provisional))
  expect(held).toEqual([null, provisional])
  expect((await findTrip(ctx.db, idIn(same.location)))?.customer).toBe('Marit Solheim')
})

test('everything that is wrong is said at its field, and nothing typed is lost', async () => {
  const wrong = {
    ...{ formKey: randomUUID(), customer: 'new', name: '', email: 'marit@', phone: '', message: 'Slowly' },
    ...{ package: '', days: '61', title: ' ', startsOn: '2027-03-11', adults: '0', childAges: 'four', residency: 'eac' },
  }
  const refused = await begin(wrong)
  expect(refused).toMatchObject({ status: 422, data: { values: wrong } })
  const errorsOf = ({ data }: { data: unknown }) => (data as { errors: Form }).errors
  expect(errorsOf(refused)).toEqual({
    ...{ name: 'name-missing', email: 'email-wrong', days: 'days-wrong', title: 'title-missing' },
    ...{ startsOn: 'day-past', adults: 'adults-wrong', childAges: 'ages-wrong' },
  })
  expect(errorsOf(await begin({ ...facts(), ...party, days: '3', customer: 'new', name: '' }))).toEqual({
    name: 'name-missing',
    phone: 'reach-missing',
  })
  const right = { ...facts(), ...party, customer: 'known' }
  expect(errorsOf(await begin({ ...right, reference: 'K7QM-42XD', package: 'gone', 'comforts.lodge': 'on' }))).toEqual({
    reference: 'enquiry-unknown',
    package: 'package-unknown',
  })
  const spam = await enquiryOf('tailor-made', 'only-links')
  expect(errorsOf(await begin({ ...right, reference: spam.reference, package: 'an-hour-with-the-gorillas' }))).toEqual({
    reference: 'enquiry-held',
    comforts: 'comfort-missing',
  })
  expect(errorsOf(await begin({ ...right, customer: 'this', days: '3' }, `?enquiry=${spam.id}`))).toEqual({
    customer: 'enquiry-held',
  })
  expect(errorsOf(await begin({ ...right, customer: 'this', days: '3' }))).toEqual({ customer: 'customer-wrong' })
})

test('a trip is renamed, handed over, lost with a reason and taken up again, and its history says by whom', async () => {
  const id = idIn((await begin({ ...facts(), ...marit, ...party, days: '3' })).location)
  const send = (form: Form) => answerOf(() => trip.action(args('/', { id }, form)))
  const shown = async () => (await answerOf(() => trip.loader(args('/', { id })))).data as LoadedTrip
  const { ownerId } = await shown()
  expect(await send({ event: 'change', title: '', owner: 'nobody-there' })).toMatchObject({
    status: 422,
    data: { values: { owner: 'nobody-there' }, errors: { title: 'Enter a title.', owner: 'Choose one from the list.' } },
  })
  expect(await send({ event: 'lose', reason: ' ' })).toMatchObject({ status: 422, data: { event: 'lose' } })
  expect((await send({ event: 'burn' })).status).toBe(404)
  expect((await send({ event: 'change', title: 'Slowly through Rwanda', owner: '' })).status).toBe(303)
  await send({ event: 'lose', reason: 'Too dear' })
  expect(await shown()).toMatchObject({
    title: 'Slowly through Rwanda',
    owner: null,
    lost: 'Lost since 12 Mar, 10:00: Too dear',
  })
  await send({ event: 'reopen' })
  await send({ event: 'change', title: 'Slowly through Rwanda', owner: ownerId })
  const { history, lost, owner } = await shown()
  expect([lost, history.map(({ title, text }) => `${title}: ${text}`)]).toEqual([
    null,
    [`Changed: The owner is ${owner}.`, 'Taken up again: ', 'Lost: ', 'Changed: The title changed. It is unassigned.', 'Begun: '],
  ])
})

test('the list is read page by page, each trip once, and counts what a search finds', async () => {
  await sql`delete from trips`.execute(ctx.db)
  const { id } = await enquiryOf()
  for (let n = 1; n <= 53; n += 1)
    await begin({ ...facts(), ...party, title: `Trip ${n}`, customer: 'this', days: '2' }, `?enquiry=${id}`)
  type Page = { rows: { id: string; days: string; travellers: number }[]; counts: Form; next?: { at: Date; id: string } }
  const page = async (query: string) => (await answerOf(() => trips.loader(args(`/admin/trips${query}`)))).data as Page
  const first = await page('?view=mine')
  expect(first.rows[0]).toMatchObject({ days: '2 days', travellers: 4, proposal: undefined, customer: 'Marit Solheim' })
  const second = await page(`?view=mine&after=${first.next?.at.getTime()}.${first.next?.id}`)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, undefined])
  expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(53)
  // 5 and 50 to 53.
  expect(await page('?q=trip%205')).toMatchObject({ counts: { mine: 5, open: 5, lost: 0 }, rows: { length: 5 } })
})
