import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const site = await openSite(ctx)
const trek = await gorillaTrek(ctx, { seats: 40 })

type Fields = Record<string, string>
const post = (path: string, fields: Fields | URLSearchParams, headers: Fields = {}) =>
  fetch(site + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: site, ...headers },
    redirect: 'manual',
  })
const cameBy = (fields: Fields) => new URLSearchParams(fields).toString()
const departure = { departure: trek.slug, travellers: '2' }

/** The first step sent, and the address of the second. */
async function begin(fields: Fields | URLSearchParams, headers: Fields = {}) {
  const answer = await post(`/booking?departure=${trek.slug}`, fields, headers)
  return {
    status: answer.status,
    step: (answer.headers.get('location') ?? '').replace('/travellers', ''),
    text: await answer.text(),
  }
}

const lastDraft = async () =>
  (
    await sql<{ kind: string | null; name: string | null; answers: object }>`
      select first_source_kind as kind, first_source_name as name, answers from booking_drafts where booking_id is null`.execute(
      ctx.db,
    )
  ).rows[0]

async function firstSourceOf(fields: Fields | URLSearchParams, headers: Fields = {}) {
  await sql`delete from booking_drafts where booking_id is null`.execute(ctx.db)
  expect((await begin(fields, headers)).status).toBe(302)
  const { kind = null, name = null } = (await lastDraft()) ?? {}
  return kind === null ? null : { kind, name }
}

test('a booking has the source of the visit that began it and of the visit that sent it', async () => {
  const arrival = cameBy({ from: 'l.instagram.com', utm_source: 'instagram', utm_campaign: 'spring' })
  const { step } = await begin({ ...departure, arrival })
  const people = Object.fromEntries(
    [0, 1].flatMap((n) =>
      Object.entries({ firstNames: `Marit ${'AB'[n]}`, familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' }).map(
        ([field, value]) => [`travellers[${n}].${field}`, value],
      ),
    ),
  )
  const travellers = new URLSearchParams({
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '+47 900 00 000',
    ...people,
  })
  travellers.set('then', 'payment')
  await post(`${step}/travellers`, travellers)
  const page = await (await fetch(`${site}${step}/payment`)).text()
  const total = /name="agreedTotalMinor" value="(\d+)"/.exec(page)?.[1] ?? ''
  const agreedTerms = /name="agreedTerms" value="([^"]*)"/.exec(page)?.[1]
  const sent = await post(`${step}/payment`, {
    ...{ agreedTotalMinor: total, method: 'bank-transfer', terms: 'on', arrival: cameBy({ from: 'www.google.com' }) },
    ...(agreedTerms && { agreedTerms }),
  })
  const reference = /bookings\/([\w-]{9})/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  expect(await findBookingByReference(ctx.db, reference)).toMatchObject({
    firstSource: { kind: 'campaign', name: 'instagram/spring' },
    lastSource: { kind: 'search', name: 'google' },
  })
})

test('without JavaScript only a campaign in the address of the form’s own page is known', async () => {
  const own = { Referer: `${site}/booking?departure=${trek.slug}&utm_source=fair-berlin` }
  expect(await firstSourceOf(departure, own)).toEqual({ kind: 'campaign', name: 'fair-berlin' })
  expect(await firstSourceOf({ ...departure, arrival: '' }, own)).toEqual({ kind: 'campaign', name: 'fair-berlin' })
  expect(await firstSourceOf(departure, { Referer: `${site}/booking` })).toBeNull()
  expect(await firstSourceOf(departure)).toBeNull()
})

test('nothing is stored of who does not want to be recorded', async () => {
  const arrival = cameBy({ from: 'www.google.com', utm_source: 'instagram' })
  const own = { Referer: `${site}/booking?utm_source=instagram` }
  expect(await firstSourceOf({ ...departure, arrival }, { 'Sec-GPC': '1' })).toBeNull()
  expect(await firstSourceOf({ ...departure, arrival }, { DNT: '1', ...own })).toBeNull()
  expect(await firstSourceOf({ ...departure, arrival: 'none' }, own)).toBeNull()
  expect(await firstSourceOf({ ...departure, arrival })).toEqual({ kind: 'campaign', name: 'instagram' })
})

test.each([
  ['300 kB', 'x'.repeat(300_000)],
  ['300 kB of a host', cameBy({ from: 'a'.repeat(300_000) })],
  ['control characters', cameBy({ from: 'a\0b.example', utm_source: 'in\u0000sta\r\ngram' })],
  ['an email address', cameBy({ utm_source: 'marit@example.org' })],
  ['a person', cameBy({ utm_source: 'Marit Solheim' })],
  ['fifty parameters', new URLSearchParams(Array.from({ length: 50 }, (_, n) => [`utm_source_${n}`, 'x'])).toString()],
  ['our own page', cameBy({ from: '127.0.0.1' })],
  ['a script', cameBy({ from: '<script>', utm_source: '<>' })],
])('%s as a source is dropped, and the booking goes on', async (_, arrival) => {
  expect(await firstSourceOf({ ...departure, arrival })).toBeNull()
  expect(JSON.stringify((await lastDraft())?.answers)).not.toContain('arrival')
})

test('a first step that is refused does not send back how the visit began, and a repeated field counts once', async () => {
  const { status, text } = await begin({ ...departure, travellers: '0', arrival: cameBy({ utm_source: 'instagram' }) })
  expect(status).toBe(422)
  expect(text).not.toContain('utm_source')
  const twice = new URLSearchParams(departure)
  for (const name of ['instagram', 'facebook']) twice.append('arrival', cameBy({ utm_source: name }))
  expect(await firstSourceOf(twice)).toEqual({ kind: 'campaign', name: 'instagram' })
})

test('an enquiry has the source of the visit in which it was written', async () => {
  const form = { topic: 'room', name: 'Anna Berg', email: 'anna@example.org', phone: '', message: 'Is there a lift?' }
  const answer = await post('/contact', { ...form, arrival: cameBy({ from: 'www.tripadvisor.de' }) })
  expect(answer.status).toBe(200)
  const { rows } = await sql<object>`select traffic_source_kind as kind, traffic_source_name as name from enquiries`.execute(
    ctx.db,
  )
  expect(rows).toEqual([{ kind: 'site', name: 'tripadvisor' }])
})
