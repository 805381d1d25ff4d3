import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findProposalById, listProposalsOf } from '#features/proposals/reads.server.ts'
import { recordCustomerMessage } from '#features/proposals/record-customer-message.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { openSite } from '#tests/support/open-site.ts'
import { sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { accept } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as dashboardLoader } from '../../dashboard/dashboard.tsx'
import type { LoadedTrip } from '../load-trip.server.ts'
import * as tripScreen from '../trip.tsx'
import { loader as tripsLoader } from '../trips.tsx'
import * as preview from './preview.ts'
import * as proposalScreen from './proposal.tsx'
import * as send from './send.tsx'

const { ctx, clock, emails, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z', delivers: true })
const site = await openSite(ctx)
const actor = await member(ctx)
const [owner, sales] = [await cookieOf(ctx, 'owner'), await cookieOf(ctx, 'sales')]
const [readOnly, editor] = [await cookieOf(ctx, 'read-only'), await cookieOf(ctx, 'editor')]
const { proposal, tripId } = await sentProposal(ctx, actor, { byEmail: false })
const of = { id: tripId, number: '2', proposal: proposal.id }
const args = (cookie: string, form?: Record<string, string>, params: Record<string, string> = of) =>
  argsOf(ctx, '/', { cookie, params, ...(form && { form }) })

test('who sends reads and sends; who reads trips sees what became of it without its link; nobody else sees anything', async () => {
  const all = [
    [() => send.loader(args(readOnly)), 403],
    [() => send.action(args(readOnly, {})), 403],
    [() => send.action(args(sales, { loss: 'on' })), 403],
    [() => send.loader(args(sales)), 200],
    [() => send.loader(args(sales, undefined, { ...of, number: '9' })), 404],
    [() => proposalScreen.loader(args(editor)), 403],
    [() => proposalScreen.action(args(readOnly, { event: 'withdraw' })), 403],
    [() => proposalScreen.loader(args(sales, undefined, { ...of, proposal: randomUUID() })), 404],
    [() => preview.loader(args(editor)), 403],
    [() => send.loader(args('')), 302],
  ] as const
  for (const [run, status] of all) expect((await answerOf(run)).status).toBe(status)
  const linkFor = async (cookie: string) =>
    ((await answerOf(() => proposalScreen.loader(args(cookie)))).data as { link?: { address: string; whatsapp: string } }).link
  const link = await linkFor(sales)
  expect(link?.address).toContain(`/proposals/${proposal.reference}-`)
  expect(decodeURIComponent(link?.whatsapp ?? '')).toContain(link?.address)
  expect(await linkFor(readOnly)).toBeUndefined()
})

const form = (seen: string, change: Record<string, string> = {}) => ({
  ...{ seen, id: randomUUID(), customer: 'Marit', greeting: 'Dear Marit,\n\nhere it is.', language: 'en', until: '2027-03-20' },
  ...{ reason: 'As agreed', how: 'email', ...change },
})
const sending = (change: Record<string, string>) => answerOf(() => send.action(args(owner, form('99', change))))

test.each([
  [{ customer: '' }, 'customer'],
  [{ until: 'soon' }, 'until'],
  [{ until: '2027-08-01' }, 'until'],
  [{ language: 'xx' }, 'language'],
  [{ how: '' }, 'how'],
] as const)('%j is refused beside its field, and what was typed stays', async (change, field) => {
  const { status, data } = await sending(change)
  expect([409, 422]).toContain(status)
  expect(data).toMatchObject({ errors: { [field]: expect.stringMatching(/\w+ \w+/) }, values: { reason: 'As agreed' } })
  expect(await listProposalsOf(ctx.db, tripId)).toHaveLength(1)
})

test('the list of trips says how the proposal that was sent last stands', async () => {
  const { rows } = await tripsLoader(argsOf(ctx, '/admin/trips', { cookie: sales }))
  expect(rows.find(({ id }) => id === tripId)?.proposal).toMatchObject({
    state: 'sent',
    until: expect.stringMatching(/^until \d+ /),
  })
})

test('where the site sends no email none is promised: the form offers the link alone, and an email is refused', async () => {
  const silent = { ...ctx, mail: { ...ctx.mail, delivers: false } }
  const request = (parts: object) => argsOf(silent, '/', { cookie: owner, params: of, ...parts })
  expect((await answerOf(() => send.loader(request({})))).data).toMatchObject({ email: '', values: { how: 'link' } })
  expect(await answerOf(() => send.action(request({ form: form('99') })))).toMatchObject({ status: 409 })
})

test('it goes out by email once, and holds through its last day in Kigali; it is prolonged and withdrawn', async () => {
  const filled = form('99')
  const [one, two] = [
    await answerOf(() => send.action(args(owner, filled))),
    await answerOf(() => send.action(args(owner, filled))),
  ]
  expect(one.location).toBe(`/admin/trips/${tripId}/proposals/${filled.id}?did=sent`)
  expect(two.location).toBe(one.location)
  await runJobs()
  expect(emails.filter((email) => JSON.stringify(email).includes('/proposals/'))).toHaveLength(1)
  expect((await findProposalById(ctx.db, filled.id))?.endsAt).toEqual(new Date('2027-03-20T22:00:00Z'))
  const change = (answers: Record<string, string>) =>
    answerOf(() => proposalScreen.action(args(sales, answers, { ...of, proposal: filled.id })))
  expect((await change({ event: 'prolong', until: '2027-03-19' })).data).toMatchObject({ errors: { until: expect.any(String) } })
  expect((await change({ event: 'prolong', until: '2027-03-28' })).location).toMatch(/did=prolonged$/)
  expect((await change({ event: 'withdraw', reason: '' })).status).toBe(422)
  expect((await change({ event: 'withdraw', reason: 'Typed wrongly' })).location).toMatch(/did=withdrawn$/)
  expect((await change({ event: 'withdraw', reason: 'Again' })).status).toBe(409)
  expect((await change({ event: 'x' })).status).toBe(404)
})

test('staff see the page as the customer will, with no form that does anything, and nothing of it stays', async () => {
  const before = await listProposalsOf(ctx.db, tripId)
  const page = await fetch(`${site}/admin/trips/${tripId}/versions/2/preview`, { headers: { cookie: sales } })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('The road climbs terrace above terrace.')
  expect(html).toContain('Accept')
  expect(html).not.toMatch(/method="post"|<script/)
  expect(await listProposalsOf(ctx.db, tripId)).toEqual(before)
})

test('once the trip is booked a proposal is sent as a change of its booking alone, and its screen leads to the change', async () => {
  const made = await sentProposal(ctx, actor, { byEmail: false, email: 'change@example.no' })
  const params = { id: made.tripId, number: '2' }
  const sendFrom = async (change: Record<string, string>) => {
    const { data } = await answerOf(() => send.loader(args(sales, undefined, params)))
    const { of: drawn, booking } = data as { of: { edition: number }; booking?: { id: string; reference: string } }
    const filled = form(String(drawn.edition), { how: 'link', ...change })
    return { booking, sent: await answerOf(() => send.action(args(owner, filled, params))), id: filled.id }
  }
  const accepted = await accept(ctx, made.proposal, {
    letter: 'A',
    ticked: [],
    totalMinor: made.proposal.content.options[0]?.totalMinor ?? 0,
  })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const { data: drawn } = await answerOf(() => send.loader(args(sales, undefined, params)))
  const { values, changes } = drawn as { values: { greeting: string }; changes: { since: string; sentences: string[] } }
  const { since, sentences } = changes
  expect(values.greeting).toContain('here is the new version of your journey')
  expect(since).toContain(`proposal ${made.proposal.reference}`)
  expect(sentences).toEqual(['Dates, accommodation, services and prices are the same. Only our words are new.'])
  const unaware = await sendFrom({})
  expect(unaware.sent).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('booked meanwhile') } })
  expect(unaware.booking).toEqual({ id: accepted.value.id, reference: accepted.value.reference })
  clock.advance(60_000)
  const { sent, id } = await sendFrom({ booking: accepted.value.id, how: 'email' })
  expect(sent.location).toMatch(/did=sent$/)
  await runJobs()
  const carried = JSON.stringify(emails.filter(({ to }) => to === 'change@example.no').at(-1))
  expect(carried).toContain('It is a change of the journey that you have booked')
  for (const said of [since, ...sentences, 'a new version of your journey']) expect(carried).toContain(said)
  expect(carried).not.toContain('accept')
  const screenOf = async (proposal: string) =>
    (await answerOf(() => proposalScreen.loader(args(sales, undefined, { ...params, proposal })))).data as {
      yes?: { to: string }
      link: { whatsapp: string }
    }
  expect((await screenOf(id)).yes?.to).toBe(`/admin/bookings/${accepted.value.id}/amend`)
  expect((await screenOf(made.proposal.id)).yes).toBeUndefined()
  const messageOf = async (proposal: string) => decodeURIComponent((await screenOf(proposal)).link.whatsapp)
  expect(await messageOf(id)).toContain('here is the new version of your journey')
  expect(await messageOf(made.proposal.id)).toContain('here is your journey')
})

test('a question and an acceptance stand in the history of the trip and on the dashboard, and the trip leads to its booking', async () => {
  const made = await sentProposal(ctx, actor, { byEmail: false, email: 'yes@example.no' })
  const { id, reference, content } = made.proposal
  const shown = async () => {
    const params = { id: made.tripId }
    return (await answerOf(() => tripScreen.loader(argsOf(ctx, '/', { cookie: sales, params })))).data as LoadedTrip
  }
  const due = async () => {
    const { work } = await dashboardLoader(argsOf(ctx, '/admin', { cookie: sales }))
    return Object.values(work ?? {})
      .flat()
      .map(({ text, detail, to }) => ({ text, detail, to }))
  }
  clock.advance(60_000)
  await recordCustomerMessage(ctx, made.proposal, { news: 'question', text: 'Is there a pool?' })
  expect((await shown()).history[0]).toMatchObject({
    title: 'Customer asked a question',
    text: `Proposal ${reference}.\nIs there a pool?`,
  })
  expect((await due()).map(({ detail }) => detail)).toContain(`Enquiry. About proposal ${reference}: Is there a pool?`)
  clock.advance(60_000)
  const accepted = await accept(ctx, made.proposal, { letter: 'A', ticked: [], totalMinor: content.options[0]?.totalMinor ?? 0 })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const booking = accepted.value
  const { history, bookings } = await shown()
  expect(history[0]).toMatchObject({
    title: 'Proposal accepted',
    text: expect.stringContaining(`Proposal ${reference}, option A for $`),
  })
  expect(bookings).toMatchObject([{ id: booking.id, reference: booking.reference }])
  const news = {
    text: expect.stringContaining(`Proposal ${reference} was accepted: option A at $`),
    to: `/admin/bookings/${booking.id}`,
  }
  expect(await due()).toContainEqual(expect.objectContaining(news))
  expect((await findProposalById(ctx.db, id))?.state).toBe('accepted')
})

test('what is worth a look stands on the screen that sends, and asks for no reason', async () => {
  const made = await sentProposal(ctx, actor, { byEmail: false, email: 'look@example.no' })
  await sql`update trips set title = 'Forty nights among gorillas' where id = ${made.tripId}`.execute(ctx.db)
  const params = { id: made.tripId, number: '2' }
  const { data } = await answerOf(() => send.loader(args(sales, undefined, params)))
  const { notices } = data as { notices: { text: string }[] }
  expect(notices.map(({ text }) => text)).toContainEqual(expect.stringContaining('The title of the trip says “Forty nights”'))
})

test('the letter is signed by the name of who sends it, and by the operator where the account is called as a role', async () => {
  const made = await sentProposal(ctx, actor, { byEmail: false })
  const signature = async () => {
    const { data } = await answerOf(() => send.loader(args(sales, undefined, { id: made.tripId, number: '2' })))
    return (data as { values: { greeting: string } }).values.greeting.split('\n').at(-1)
  }
  expect(await signature()).toBe('Diane Uwase')
  await sql`update staff set name = 'Sales' where name = 'Diane Uwase'`.execute(ctx.db)
  expect(await signature()).toBe((await findSettings(ctx.db)).company.name)
})
