import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#features/orders/order.ts'
import { sheetAddress } from '#features/roster/sheet/sheet-address.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { consentVersion } from '#features/travellers/details.ts'
import { travellerDetailsAnswer } from '#features/travellers/details-answer.ts'
import { saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { saveTravellerDetails } from '#features/travellers/save-traveller-details.server.ts'
import { openLoaderCache } from '#platform/cache/loader-cache.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { contact, gorillaTrek, openRoads, openRoomsAndCars, seatsOn, stayFrom } from '#tests/support/cast.ts'
import { assigned, bookedPermit, bookedRun, neverOnASheet, newCar, newGuide } from '#tests/support/crew-sheets.ts'
import { openSite } from '#tests/support/open-site.ts'
import { noStay, plainRate, plainTerms, vatInside } from '#tests/support/rate-defaults.ts'
import { accept, sentProposal } from '#tests/support/sent-proposal.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'

const { site: words, words: inLanguages } = shippedLanguages()
const tested = await testContext({ now: '2027-03-12T08:00:00Z' })
const { clock, database, logged } = tested
const watched = watchStatements(database.address)
afterAll(watched.close)
const ctx = { ...tested.ctx, encryption: openEncryption({ key: randomBytes(32) }), words: inLanguages }
const site = await openSite({ ...ctx, db: watched.db, loaderCache: openLoaderCache() }, { words })

const trek = await gorillaTrek(ctx, { seats: 8, inDays: 90 })
await openRoads(ctx)
await openRoomsAndCars(ctx)
const first = trek.startsOn
const last = addDays(first, 2)
const noon = (day: Day) => kigaliInstant(day, 12)
beforeEach(() => clock.set(noon(first)))

await ctx.db.transaction().execute(async (tx) => {
  const days = { from: '2026-01-01', to: '2028-12-30' }
  const services = await addRateBook(
    ctx,
    tx,
    {
      suppliers: [
        {
          ...{ kind: 'lodging', name: 'Lodge of the rate book', placeId: null, hotelId: null, phone: '+250 788 555 666' },
          ...{ email: 'zq-supplier@lodge.example', note: 'zq-supplier', closures: [] },
          services: [
            {
              ...noStay,
              key: 'room',
              kind: 'stay',
              name: 'Room',
              basis: 'room-night',
              board: 'FB',
              beds: 2,
              mostGuests: 2,
              roomId: null,
            },
          ],
          contracts: [
            {
              ...{ ...plainTerms, ...vatInside, validFrom: days.from, validTo: days.to },
              rates: [{ ...plainRate, ...days, service: 'room', amountMinor: 13_731 }],
            },
          ],
        },
      ],
      exchange: [],
    },
    'Sophie',
  )
  await sql`insert into package_services (package_id, position, service_id, comfort, day, days)
    select package_id, 1, ${services.get('room')}, 'lodge', 1, 1 from departures where id = ${trek.id}`.execute(tx)
})

const people = [
  { firstNames: 'Zebulon', familyName: 'Zqfamily', bornOn: '1961-02-17' },
  { firstNames: 'Mirembe', familyName: 'Zqsecond', bornOn: '2018-02-17' },
] as const
const booking = await bookedRun(ctx.db, {
  order: { ...seatsOn(trek.slug), extras: [] },
  ...{ departureId: trek.id, startsOn: first, endsOn: last, travellers: people, language: 'de' },
})
for (const [at, position] of [1, 2].entries())
  await bookedPermit(ctx.db, booking.id, { day: addDays(first, 1), position, number: at === 0 ? 'RDB-88-1' : null })
await saveTravellerDetails(ctx, {
  bookingId: booking.id,
  position: 1,
  actor: { by: 'leader' },
  answer: travellerDetailsAnswer('2027-03-12').parse({
    ...{ passportName: 'ZQPASSPORT NAME', passportNumber: 'XQ7788990', passportExpiresOn: '2031-01-01', nationality: 'NO' },
    ...{ diet: 'No nuts', access: 'Step-free bus', consent: consentVersion },
    ...{ health: 'zq-health', faith: 'zq-faith', emergencyContact: 'zq-emergency' },
  }),
})
await saveFlight(ctx, {
  bookingId: booking.id,
  flight: {
    ...{ direction: 'in', number: 'KL 537', airport: 'KGL', day: first, at: '19:30' },
    ...{ positions: [2], note: 'zq-note-of-flight' },
  },
  actor: { by: 'visitor' },
})
const guide = await newGuide(ctx.db, 'Jean-Paul Road', '+250 788 123 456')
const colleague = await newGuide(ctx.db, 'Aline Colleague', '+250 788 654 321')
const car = await newCar(ctx.db, 'Grey Prado', 'RAB 123 C')
const onRun = { departureId: trek.id, from: first, to: last }
const assignment = await assigned(ctx.db, { guideId: guide, ...onRun })
await assigned(ctx.db, { guideId: colleague, role: 'guide', ...onRun })
await assigned(ctx.db, { carId: car, ...onRun })

const pathOf = (of: { id: number; createdAt: Date }, language?: string) =>
  sheetAddress(ctx, of, language).slice(ctx.config.publicUrl.length)
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
const get = async (path: string, agent = phone) => {
  const answer = await fetch(site + path, { redirect: 'manual', headers: { 'User-Agent': agent } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const read = (of: { id: number; createdAt: Date }, language?: string) => get(pathOf(of, language))
const statusOf = async (of: { id: number; createdAt: Date }) => (await read(of)).status

test('a sheet says the road, the night, the run and the office, and how many travel', async () => {
  const { status, text, headers } = await read(assignment)
  expect(status).toBe(200)
  for (const said of [
    'Jean-Paul Road, driver-guide',
    'Lodge of the rate book',
    '+250 788 555 666',
    booking.reference,
    'No nuts: 1',
    'Step-free bus: 1',
    '19:30, KL 537, Kigali (KGL)',
    `${booking.reference}, 1 traveller<`,
  ])
    expect(text).toContain(said)
  for (const said of ['Aline Colleague', '+250 788 654 321', 'RAB 123 C', '2 travellers', '9 years', 'German', '1 family room'])
    expect(text).toContain(said)
  expect(text).toContain('href="tel:+250700000000"')
  expect(text).toMatch(/As of .*12:00, Kigali time/)
  expect(text).not.toContain(
    'As the journey is written. The office tells you where it is another house.</span><span>Our reference: x',
  )
  expect(headers.get('Sheet-Until')).toBe(kigaliInstant(addDays(last, 4), 0).toISOString())
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Referrer-Policy')).toMatch(/, no-referrer$/)
})

test('nothing that the road does not need is in the bytes of a sheet, on any day on which it opens', async () => {
  for (let day = addDays(first, -7); day <= addDays(last, 3); day = addDays(day, 1)) {
    clock.set(noon(day))
    const { status, text } = await read(assignment)
    expect([day, status]).toEqual([day, 200])
    expect(neverOnASheet.filter((secret) => text.includes(secret))).toEqual([])
    const sees = { lead: day >= addDays(first, -3) && day <= last, names: day >= addDays(first, -1) && day <= last }
    expect([day, text.includes('+47 911 22 333')]).toEqual([day, sees.lead])
    expect([day, text.includes('Zebulon')]).toEqual([day, sees.lead || sees.names])
    for (const named of ['Zqfamily', 'Mirembe Zqsecond', 'RDB-88-1'])
      expect([day, text.includes(named)]).toEqual([day, sees.names])
  }
})

test('a sheet that is not open, a wrong key and an assignment that ended are the same 404', async () => {
  const [id, mac] = [String(assignment.id), pathOf(assignment).split('-').slice(1).join('-')]
  const other = await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'Somebody Else'), ...onRun })
  const missing = async (path: string) => {
    const { status, text } = await get(path)
    expect([path, status]).toEqual([path, 404])
    return text.replaceAll(path, '')
  }
  const wrong = await missing(`/sheet/${id}-${'A'.repeat(32)}`)
  for (const path of [`/sheet/${other.id}-${mac}`, `/sheet/999999-${mac}`, '/sheet/x', `/sheet/${id}`]) await missing(path)
  clock.set(noon(addDays(first, -8)))
  expect((await missing(pathOf(assignment))).length).toBe(wrong.length)
  clock.set(kigaliInstant(addDays(last, 4), 0))
  await missing(pathOf(assignment))
  clock.set(noon(first))
  await sql`update assignments set state = 'released', ended_at = now() where id = ${other.id}`.execute(ctx.db)
  expect(await statusOf(other)).toBe(404)
  const away = await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'On Leave'), absence: 'leave', from: first, to: last })
  expect(await statusOf(away)).toBe(404)
})

test('a run that does not go has no sheet', async () => {
  const off = await gorillaTrek(ctx, { seats: 4, inDays: 5 })
  const days = { from: off.startsOn, to: addDays(off.startsOn, 2) }
  const on = await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'Off Guide'), departureId: off.id, ...days })
  expect(await statusOf(on)).toBe(200)
  await sql`update departures set cancelled_at = now() where id = ${off.id}`.execute(ctx.db)
  expect(await statusOf(on)).toBe(404)
})

test('an opening is written down at most once an hour, and the page opens where it cannot be', async () => {
  const openings = async () =>
    (
      await sql<{ first: Date; last: Date }>`select first_opened_at as first, last_opened_at as last from assignments
        where id = ${assignment.id}`.execute(ctx.db)
    ).rows[0]
  await sql`update assignments set first_opened_at = null, last_opened_at = null where id = ${assignment.id}`.execute(ctx.db)
  const begin = clock.now()
  // A messenger that makes a preview of the address.
  expect((await get(pathOf(assignment), 'WhatsApp/2.23.20.0 A')).status).toBe(200)
  expect(await openings()).toEqual({ first: null, last: null })
  await read(assignment)
  expect(await openings()).toEqual({ first: begin, last: begin })
  clock.advance(3_599_000)
  await read(assignment)
  expect(await openings()).toEqual({ first: begin, last: begin })
  clock.advance(1_000)
  await read(assignment)
  expect(await openings()).toEqual({ first: begin, last: new Date(begin.getTime() + 3_600_000) })
  clock.advance(3_600_000)
  await sql`alter table assignments rename column last_opened_at to last_opened_before`.execute(ctx.db)
  expect(await statusOf(assignment)).toBe(200)
  await sql`alter table assignments rename column last_opened_before to last_opened_at`.execute(ctx.db)
  expect(logged.some(({ message }) => message === 'The opening of a sheet was not written down')).toBe(true)
})

test('more bookings on a run take no more statements', async () => {
  const count = async () => {
    await read(assignment)
    watched.sent.length = 0
    await read(assignment)
    return watched.sent.length
  }
  const few = await count()
  expect(few).toBeLessThanOrEqual(11)
  for (let at = 0; at < 3; at++)
    await bookedRun(ctx.db, { order: seatsOn(trek.slug), departureId: trek.id, startsOn: first, endsOn: last })
  expect(await count()).toBe(few)
  await sql`update bookings set state = 'cancelled' where departure_id = ${trek.id} and id <> ${booking.id}`.execute(ctx.db)
  expect((await read(assignment)).text).toContain('2 travellers')
})

test('a sheet is in the language of its address, its days with it', async () => {
  const { text } = await read(assignment, 'fr')
  for (const said of ['<html lang="fr"', 'Jean-Paul Road, chauffeur-guide', 'Notre référence', 'Qui appeler', '2 voyageurs'])
    expect(text).toContain(said)
  expect(text).not.toContain('Whom to call')
})

test('a hire says where and when our driver fetches them, and nothing of who drives', async () => {
  const order: Order = {
    ...{ kind: 'hire', vehicleClass: 'safari-4x4', vehicles: 1, from: `${first}T09:30`, to: `${last}T18:00`, withDriver: true },
    ...{ driver: { bornOn: '1961-02-17', licensedSince: '1985-01-01' }, abroad: [], extras: [], code: null },
    pickUp: { place: 'Kigali airport, arrivals', flight: 'WB 701' },
  }
  const { id } = await bookedRun(ctx.db, { order, startsOn: first, endsOn: last })
  const driver = await assigned(ctx.db, {
    ...{ guideId: await newGuide(ctx.db, 'Hire Driver'), role: 'driver', bookingId: id, from: first, to: last },
    span: { from: `${first}T09:30`, to: `${last}T18:00` },
  })
  const { status, text } = await read(driver)
  expect(status).toBe(200)
  for (const said of ['09:30, Kigali airport, arrivals', 'Flight WB 701', 'begins 09:30, ends 18:00', 'Hire Driver, driver'])
    expect(text).toContain(said)
  expect(neverOnASheet.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).not.toContain('1985')
})

test('a stay has its hotel alone', async () => {
  const order = stayFrom(first, 2)
  const { id } = await bookedRun(ctx.db, { order, startsOn: first, endsOn: last })
  const { text } = await read(
    await assigned(ctx.db, {
      guideId: await newGuide(ctx.db, 'Stay Driver'),
      role: 'driver',
      bookingId: id,
      from: first,
      to: last,
    }),
  )
  expect(text).toContain('Imisozi Terrace')
  expect(neverOnASheet.filter((secret) => text.includes(secret))).toEqual([])
})

test('a journey made for one customer has the days of what was accepted, without the title that may name them', async () => {
  clock.set('2027-03-12T08:00:00Z')
  const proposal = await sentProposal(ctx, { parts: [], content: { title: 'For the Zqfamilies', summary: 'zq-text' } })
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const [from, to] = ['2027-07-06', '2027-07-17']
  const on = await assigned(ctx.db, {
    ...{ guideId: await newGuide(ctx.db, 'Tailored Guide'), bookingId: accepted.value.id, from, to },
  })
  clock.set(noon('2027-07-02'))
  const { status, text } = await read(on)
  expect(status).toBe(200)
  expect(text).toContain('Tailor-made journey')
  expect(text).toContain('On the road')
  for (const hidden of ['Zqfamilies', 'zq-text', contact.email, contact.phone, '18,683', '1868389'])
    expect(text).not.toContain(hidden)
})
