import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPdf } from '#features/documents/test-pdf.server.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { listBookingIdsOfTrip } from '#features/proposals/reads-accepted.server.ts'
import { withdrawProposal } from '#features/proposals/withdraw-proposal.server.ts'
import { insertProposal } from '#features/proposals/writes.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { member } from '#features/staff/test-member.server.ts'
import { openSite } from '#tests/support/open-site.ts'
import { addPhotographs } from '#tests/support/photographs.ts'
import { secretsIn, sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { accept, contentOf, idOf, saleOf } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx, clock, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })
const site = await openSite(ctx)
const actor = await member(ctx)

async function sent() {
  const made = await sentProposal(ctx, actor, { byEmail: false })
  return { ...made, path: `/proposals/${proposalCode(ctx.config.secret, made.proposal)}` }
}
const get = async (path: string) => {
  const response = await fetch(site + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** The field of a form by its name, as its tag. */
const fieldOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const post = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site, ...headers },
    body: new URLSearchParams(form),
  })

test('whoever has the code reads it, uncached and unlisted; a wrong code and an unknown reference are one 404', async () => {
  const { path } = await sent()
  const page = await get(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toMatch(/private|no-store/)
  expect(page.text).toContain('content="noindex"')
  expect(page.text).toContain('content="no-referrer"')
  const wrong = await get(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
  const unknown = await get('/proposals/AAAA-2222-0123456789012345678901')
  expect([wrong.status, unknown.status]).toEqual([404, 404])
})

test('no cost, rule, rate, supplier or note of staff is in any byte of the page, its data or its map', async () => {
  const { path } = await sent()
  const bodies = await Promise.all([path, `${path}?option=B`, `${path}.data`, `${path}/route.svg`].map(get))
  expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(bodies.flatMap(({ text }) => secretsIn(text))).toEqual([])
})

test('the total of ticks is that of the option and of what is ticked', async () => {
  const { path, proposal, classId } = await sent()
  const [option] = proposal.content.options
  const dollars = (minor: number) => `$${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: minor % 100 ? 2 : 0 })}`
  const extra = option?.optional.find(({ id }) => id === classId)?.totalMinor ?? 0
  const total = option?.totalMinor ?? 0
  expect((await get(path)).text).toContain(`Accept for ${dollars(total)}`)
  expect((await get(`${path}?option=A&chosen=1&add=${classId}`)).text).toContain(`Accept for ${dollars(total + extra)}`)
})

test('a card says of what its option comes to so much, the total is that of the choice that it leads to, and the deposit says why', async () => {
  const { proposal, tripId, enquiryId } = await sent()
  await withdrawProposal(ctx, { id: proposal.id, reason: 'With something ticked', actor })
  const content = contentOf(twelveDays())
  const items = content.items.map((item) => ({ ...item, isTicked: item.id === idOf('balloon') }))
  const shown = { id: randomUUID(), reference: 'CARD-2345', tripId, enquiryId, content: { ...content, items } }
  await ctx.db.transaction().execute((tx) => insertProposal(tx, { ...proposal, ...shown, sale: saleOf(twelveDays()) }))
  const { text } = await get(`/proposals/${proposalCode(ctx.config.secret, { ...shown, keyVersion: 1 })}`)
  const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const cards = [...text.matchAll(/<dl class="num">.*?<\/dl>/gs)].map(([html]) => plain(html))
  expect(cards).toHaveLength(3)
  for (const card of cards) {
    const [total = '', ...rest] = [...card.matchAll(/(?<!× )\$[\d,.]+/g)].map(([money]) => money).toReversed()
    const minor = (money: string) => Math.round(Number(money.replaceAll(/[$,]/g, '')) * 100)
    expect(rest.reduce((sum, money) => sum + minor(money), 0)).toBe(minor(total))
    for (const row of ['Permits and park fees $3,610', 'Flights $1,288.89', 'Chosen besides: balloon $1,440'])
      expect(card).toContain(row)
  }
  const [first = ''] = cards
  const total = /Total (\$[\d,.]+)/.exec(first)?.[1]
  expect(text).toContain(`Accept for ${total}`)
  expect(plain(text)).toContain('The permits and flights in full,')
  expect(plain(text)).toContain('The price per traveller is for what they take part in on these days: accommodation')
})

test('what nobody is asked for and what is taken cannot be accepted: the page says that we ask first, and so does what was on its way', async () => {
  const { proposal, tripId, enquiryId } = await sent()
  await withdrawProposal(ctx, { id: proposal.id, reason: 'With a room that is counted', actor })
  const sale = saleOf(twelveDays())
  const room = {
    resource: 'room:kinigi/twin',
    day: proposal.content.startsOn,
    quantity: 24,
    label: 'Twin room',
    options: null,
    itemId: null,
  }
  const shown = {
    id: randomUUID(),
    reference: 'TWNS-2345',
    tripId,
    enquiryId,
    sale: { travellers: sale.travellers.slice(0, 2), permits: [], parts: [room] },
  }
  await ctx.db.transaction().execute((tx) => insertProposal(tx, { ...proposal, ...shown }))
  const path = `/proposals/${proposalCode(ctx.config.secret, { ...shown, keyVersion: 1 })}`
  const { text } = await get(path)
  expect(text).toMatch(/so it cannot be accepted here. Write to us: we ask .*?<a href="#question">/)
  expect(['name="attempt"', 'href="#accept"'].filter((one) => text.includes(one))).toEqual([])
  const { totalMinor = 0 } = proposal.content.options[0] ?? {}
  const late = await post(path, {
    ...{ intent: 'accept', option: 'A', name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' },
    ...{ method: 'bank-transfer', terms: 'on', agreedTerms: defaultSettings.termsVersion, agreedTotalMinor: String(totalMinor) },
    attempt: 'a-form-that-was-open-before',
  })
  expect(late.status).toBe(409)
  const refused = await late.text()
  expect(refused).toMatch(/Twin room: none left for [^.]*\. Nothing was charged\. Write to us:/)
  expect(refused).not.toContain('Choose other days')
})

test('its tabs lead to every section that the page has, also once it has ended, and to no other', async () => {
  const { path, proposal } = await sent()
  const tabs = async () => {
    const { text } = await get(path)
    const nav = /<nav class="tabs".*?<\/nav>/s.exec(text)?.[0] ?? ''
    const ids = [...nav.matchAll(/href="#(\w+)"/g)].map(([, id = '']) => id)
    expect(ids.filter((id) => !text.includes(`id="${id}"`))).toEqual([])
    return ids
  }
  expect(await tabs()).toEqual(['options', 'days', 'included', 'price', 'accept', 'question'])
  await withdrawProposal(ctx, { id: proposal.id, reason: 'Typed wrongly', actor })
  expect(await tabs()).toEqual(['days', 'included', 'renew'])
})

test('whom it is addressed to stands in the form, their email and telephone do not; what was typed stays', async () => {
  const { path } = await sent()
  const page = await get(path)
  expect(fieldOf(page.text, 'name')).toContain('value="Marit and Jean Solheim"')
  for (const name of ['email', 'phone']) expect(fieldOf(page.text, name)).not.toMatch(/value="[^"]/)
  expect(page.text).not.toContain('marit@example.no')
  const again = await (await post(path, { intent: 'accept', option: 'A', name: '' })).text()
  expect(fieldOf(again, 'name')).not.toMatch(/value="[^"]/)
})

test('a house is shown by what it is and by its photographs, which load late, and never leads to its nightly rates', async () => {
  const { proposal, tripId, enquiryId } = await sent()
  await withdrawProposal(ctx, { id: proposal.id, reason: 'Without photographs', actor })
  const pictures = await addPhotographs(ctx, Array(3).fill({ width: 480, height: 320 }))
  await runJobs()
  const described = { name: 'Volcano Farm', place: 'Kinigi', kind: 'tented camp' }
  const { content } = proposal
  const items = content.items.map((item) =>
    item.kind === 'stay' ? { ...item, hotel: { id: 'volcano-farm', described, pictures } } : item,
  )
  const shown = { id: randomUUID(), reference: 'HSES-2345', tripId, enquiryId, content: { ...content, items } }
  await ctx.db.transaction().execute((tx) => insertProposal(tx, { ...proposal, ...shown, sale: saleOf(twelveDays()) }))
  const { text } = await get(`/proposals/${proposalCode(ctx.config.secret, { ...shown, keyVersion: 1 })}?option=A`)
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain('Kinigi Guest House, Volcano Farm, tented camp')
  const photos = [...text.matchAll(/<img[^>]*alt="Terraced hills[^>]*>/g)].map(([img]) => img)
  expect(photos).toHaveLength(2)
  for (const img of photos) expect(img).toMatch(/width="480" height="320" loading="lazy"/)
  expect(text).not.toContain('hotel-details')
})

test('a question without words, a no without a reason and an acceptance without answers say so beside the field', async () => {
  const { path } = await sent()
  const wrong = [
    [{ intent: 'question', question: ' ' }, 'Write your question first.'],
    [{ intent: 'decline', text: 'Sorry' }, 'Choose a reason.'],
    [{ intent: 'accept', option: 'A' }, 'Enter your name'],
    [{ intent: 'x' }, ''],
  ] as const
  for (const [form, sentence] of wrong) {
    const answer = await post(path, form)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(sentence)
  }
})

test('prices and forms go with the end, the days stay; what is withdrawn says so, and 90 days later nothing is left', async () => {
  const { path, proposal } = await sent()
  await withdrawProposal(ctx, { id: proposal.id, reason: 'Typed wrongly', actor })
  const page = await get(path)
  expect(page.text).toContain('We took this proposal back')
  expect(page.text).toContain('The road climbs terrace above terrace.')
  for (const gone of ['name="attempt"', 'id="price"', 'Typed wrongly'])
    expect([gone, page.text.includes(gone)]).toEqual([gone, false])
  expect(page.text.match(/\$\d/g)).toBeNull()
  expect((await post(path, { intent: 'decline', reason: 'price' })).status).toBe(409)
  expect((await post(path, { intent: 'renew', text: 'Please' })).status).toBe(200)
  clock.set('2027-06-12T08:00:00Z')
  expect((await get(path)).text).not.toContain('The road climbs')
  clock.set('2027-03-12T08:00:00Z')
})

test('it is counted only where a browser reports it, asks for nothing else, and is nobody of ours', async () => {
  const { path, proposal } = await sent()
  await get(path)
  const count = async () => (await findProposalById(ctx.db, proposal.id))?.seenCount
  expect((await post(`${path}/seen`, {}, { DNT: '1' })).status).toBe(204)
  expect((await post(`${path}/seen`, {}, { 'Sec-GPC': '1' })).status).toBe(204)
  expect(await count()).toBe(0)
  expect((await post(`${path}/seen`)).status).toBe(204)
  expect(await count()).toBe(1)
})

test('what is sent once the trip is booked is shown as a change of the booking, which is made by writing to us; so its own page says too', async () => {
  const { path, proposal, tripId, enquiryId } = await sent()
  const { totalMinor = 0 } = proposal.content.options[0] ?? {}
  const form = {
    ...{ intent: 'accept', option: 'A', name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' },
    ...{ method: 'mobile-money', terms: 'on', agreedTerms: defaultSettings.termsVersion, agreedTotalMinor: String(totalMinor) },
  }
  const accept = (to: string) => post(to, { ...form, attempt: 'a-form-of-this-very-page' })
  const booked = await accept(path)
  expect(booked.status).toBe(303)
  const opened = await fetch(site + booked.headers.get('location'), { redirect: 'manual' })
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const own = await (await fetch(site + opened.headers.get('location'), { headers: { cookie } })).text()
  expect(own).toContain('We change this journey for you')
  expect(own).not.toContain('/change"')
  const id = randomUUID()
  const [sentAt, endsAt] = [clock.now(), new Date(clock.now().getTime() + 7 * 24 * 3_600_000)]
  const newer = { ...proposal, id, tripId, enquiryId, reference: 'NEWR-2345', sentAt, endsAt, sale: saleOf(twelveDays()) }
  await ctx.db.transaction().execute((tx) => insertProposal(tx, newer))
  const change = `/proposals/${proposalCode(ctx.config.secret, { ...newer, keyVersion: 1 })}`
  const page = await get(change)
  expect(page.text).toContain('This proposal is a change of the journey that you have booked.')
  const changed = page.text.indexOf(`This is a new version of our proposal ${proposal.reference} of 12 March 2027.`)
  expect(changed).toBeGreaterThan(0)
  expect(changed).toBeLessThan(page.text.indexOf('class="block letter"'))
  expect(page.text).toContain('Dates, accommodation, services and prices are the same.')
  expect((await get(path)).text).not.toContain('This is a new version')
  for (const asked of ['name="attempt"', '<h2>Accept', 'href="#accept"'])
    expect([asked, page.text.includes(asked)]).toEqual([asked, false])
  expect(page.text.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain('Deposit, when you accept')
  const paper = readPdf(Buffer.from(await (await fetch(`${site}${change}/proposal.pdf`)).arrayBuffer())).text.replaceAll(
    /\s+/g,
    ' ',
  )
  expect(paper).toContain('This proposal is a change of the journey that you have booked.')
  expect(paper).not.toContain('To accept this journey')
  const refused = await accept(change)
  expect(refused.status).toBe(409)
  expect(await listBookingIdsOfTrip(ctx.db, tripId)).toHaveLength(1)
})

test('what was accepted offers nothing any more, whatever its link says, and once the booking has another proposal it has no price', async () => {
  const { path, proposal } = await sent()
  const [a, b] = proposal.content.options
  const accepted = await accept(ctx, proposal, { letter: 'A', ticked: [], totalMinor: a?.totalMinor ?? 0 })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const page = async () => {
    const { text } = await get(`${path}?option=B`)
    const own = text.replaceAll(/<script.*?<\/script>/gs, '')
    const has = [b?.title ?? '', 'name="add"', 'id="options"', 'when you accept', 'name="attempt"'].filter((one) =>
      own.includes(one),
    )
    return { own, has, price: /id="price".*?class="total".*?<td>(.*?)</s.exec(own)?.[1] }
  }
  const total = `$${((a?.totalMinor ?? 0) / 100).toLocaleString('en-US')}`
  const { own, ...shown } = await page()
  expect(shown).toEqual({ has: [], price: total })
  expect(own).toContain('Accepted on 12 March 2027')
  await sql`update proposals set booking_id = null where id = ${proposal.id}`.execute(ctx.db)
  const { own: moved, ...left } = await page()
  expect(left).toEqual({ has: [], price: undefined })
  expect(moved).toContain('What is booked is another proposal by now')
})
