import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { eraseCustomer } from '#features/customers/erase-customer.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import { jobHandlers } from '#server/jobs.ts'
import { secretsIn, sentProposal } from '#tests/support/proposal-with-secrets.ts'
import { catalogues, englishTexts, shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { proposalAddress } from '../proposal-address.server.ts'
import { whatsappText, whatsappTextParts } from '../whatsapp-text.ts'
import { updateEnded } from '../writes.server.ts'
import { proposalEmailParts } from './proposal-emails.server.tsx'
import { queueProposalEmail } from './queue-proposal-email.server.ts'
import { queueProposalNews } from './queue-proposal-news.server.ts'
import { remindProposals } from './remind-proposals.server.ts'

const built = await testContext({ now: '2027-03-12T08:00:00Z' })
const { clock, emails } = built
const ctx = { ...built.ctx, words: shippedLanguages().words }
const runJobs = () => built.runJobs(jobHandlers(ctx))
const sender = await member(ctx)
const start = new Date('2027-03-12T08:00:00Z')

beforeEach(async () => {
  clock.set(start)
  // Nothing of the test before is still to be reminded of.
  await sql`update proposals set state = 'withdrawn', ended_at = sent_at where state = 'sent'`.execute(ctx.db)
  await runJobs()
  emails.length = 0
})

/** A proposal whose emails alone are in the mailbox. */
async function sent(wanted: Parameters<typeof sentProposal>[2] = {}) {
  const made = await sentProposal(ctx, sender, wanted)
  await runJobs()
  const own = emails.filter(
    ({ to, subject }) => to === (wanted.email ?? 'marit@example.no') && subject.includes(made.proposal.reference),
  )
  emails.length = 0
  return { ...made, own }
}
const inDays = (days: number) => clock.set(new Date(start.getTime() + days * 24 * 3_600_000))

test('a proposal goes once to who wrote the enquiry: the letter as typed, the totals and the link, answered to who sent it', async () => {
  const { proposal, own } = await sent()
  await ctx.db.transaction().execute((tx) => queueProposalEmail(ctx, tx, proposal.id, { isChange: false }))
  await runJobs()
  expect(emails).toEqual([])
  const [email] = own
  expect(own).toMatchObject([{ replyTo: sender.email, subject: `Impamba ${proposal.reference}: your journey, Gorillas for two` }])
  const text = email?.text ?? ''
  for (const said of [
    'Dear Marit and Jean,',
    'it was good to talk to you.',
    'Marit and Jean Solheim',
    '6 to 7 July 2027',
    '2 adults',
  ])
    expect(text).toContain(said)
  expect(text).toContain('26 March 2027, 10:00, Kigali time')
  const money = (minor = 0) => `$${(minor / 100).toLocaleString('en-US')}`
  for (const { letter, title, totalMinor } of proposal.content.options) {
    expect(text).toContain(`Option ${letter}: ${title}`)
    expect(text).toContain(money(totalMinor))
  }
  const address = proposalAddress(ctx, proposal, 'en')
  expect(address).toMatch(/^http:\/\/localhost:3000\/proposals\/[\w]{4}-[\w]{4}-[\w-]{22}$/)
  expect(email?.html.match(/href="[^"]*"/g)).toEqual([`href="${address}"`])
  expect(email?.html).not.toContain('<img')
})

test('no email of a proposal tells what anything costs the office, or what staff noted', async () => {
  const { proposal, tripId, own } = await sent()
  const office = JSON.stringify(await findVersion(ctx.db, tripId, 1))
  expect(secretsIn(office).length).toBeGreaterThan(6)
  inDays(12)
  await remindProposals(ctx)
  await runJobs()
  const all = [...own, ...emails].map(({ html, text, subject }) => `${subject} ${html} ${text}`).join()
  expect(all).toContain('Your proposal is still open')
  expect(secretsIn(all + JSON.stringify(proposal.content))).toEqual([])
})

test.each(
  catalogues.map(({ language }) => language),
)('in %s its emails and the message for WhatsApp have no English sentence, and lead to the page in it', async (language) => {
  const { proposal, own } = await sent({ language })
  inDays(12)
  await remindProposals(ctx)
  await runJobs()
  const address = proposalAddress(ctx, proposal, language)
  expect(address).toContain(`/${language}/proposals/`)
  const message = whatsappText(proposal, address, ctx.words.in(language, whatsappTextParts), { isNewer: true })
  const texts = [...own, ...emails].filter(({ to }) => to === 'marit@example.no').map(({ subject, text }) => `${subject} ${text}`)
  expect(texts).toHaveLength(2)
  for (const text of [...texts, message]) {
    expect(text).toContain(address)
    expect(text).toContain('Gorillas for two')
    for (const sentence of englishTexts([...proposalEmailParts, ...whatsappTextParts])) expect(text).not.toContain(sentence)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]/)
  }
})

test('the message for WhatsApp names the lowest total of several, and the total of one', async () => {
  const english = ctx.words.in('en', whatsappTextParts)
  const [two, one] = [await sent(), await sent({ options: 1 })]
  const [a, b] = two.proposal.content.options.map(({ totalMinor }) => totalMinor)
  expect(b).toBeGreaterThan(a ?? 0)
  const text = whatsappText(two.proposal, 'https://x.test/p', english, { isNewer: false }).split('\n')
  expect(text).toEqual([
    'Hello Marit and Jean Solheim,',
    'here is your journey: Gorillas for two, 6 to 7 July 2027.',
    `Total from $${((a ?? 0) / 100).toLocaleString('en-US')}`,
    'Valid until 26 March 2027, 10:00, Kigali time.',
    'Every day, the map and the price: https://x.test/p',
  ])
  expect(whatsappText(one.proposal, 'https://x.test/p', english, { isNewer: false })).toMatch(/\nTotal: \$/)
})

test('three days before it ends a proposal that went by email is reminded of, once', async () => {
  await sent()
  clock.set(new Date(start.getTime() + 11 * 24 * 3_600_000 - 1))
  expect(await remindProposals(ctx)).toBe(0)
  inDays(11)
  expect(await remindProposals(ctx)).toBe(1)
  await runJobs()
  expect(emails).toMatchObject([{ to: 'marit@example.no', subject: expect.stringContaining('ends on 26 March 2027') }])
  inDays(12)
  expect(await remindProposals(ctx)).toBe(0)
})

test('nobody is reminded of what they declined or got by hand, of what was sent days before its end, or of what has ended', async () => {
  const { proposal } = await sent()
  await sent({ byEmail: false })
  await sent({ holdsDays: 3 })
  await ctx.db
    .transaction()
    .execute((tx) => updateEnded(tx, proposal.id, { state: 'declined', at: clock.now(), reason: 'price' }))
  for (const day of [0, 3, 11, 14, 15]) {
    inDays(day)
    expect(await remindProposals(ctx)).toBe(0)
  }
  // Declined between the reminder's job and its turn.
  inDays(0)
  const late = await sent()
  inDays(11)
  expect(await remindProposals(ctx)).toBe(1)
  await ctx.db
    .transaction()
    .execute((tx) => updateEnded(tx, late.proposal.id, { state: 'declined', at: clock.now(), reason: 'price' }))
  await runJobs()
  expect(emails).toEqual([])
  // Nothing ran in its last three days.
  inDays(0)
  await sent()
  inDays(14)
  expect(await remindProposals(ctx)).toBe(0)
})

test('what a customer asks or declines goes to who sent the proposal, with their words and the trip; to the office once they have left', async () => {
  const leaver = await member(ctx)
  const { proposal, tripId } = await sentProposal(ctx, leaver)
  const news = async (text: string) => {
    await runJobs()
    emails.length = 0
    await ctx.db.transaction().execute((tx) => queueProposalNews(ctx, tx, { id: proposal.id, news: 'question', text }))
    await runJobs()
    return emails
  }
  const [question] = await news('Is the lake warm?\n<b>Really</b>')
  expect(question).toMatchObject({ to: leaver.email, replyTo: 'marit@example.no' })
  expect(question?.text).toContain('Is the lake warm?')
  expect(question?.html).toContain('&lt;b&gt;Really')
  expect(question?.html).toContain(`href="http://localhost:3000/admin/trips/${tripId}"`)
  await leaver.disable()
  clock.advance(1)
  expect(await news('Is the lake warm?')).toMatchObject([{ to: 'hello@impamba.example' }])
})

test('when a customer is erased, what waits to be sent of their proposal goes with it, and what was stored', async () => {
  const email = 'solveig@example.no'
  const { proposal } = await sent({ email })
  await ctx.db.transaction().execute((tx) => queueProposalNews(ctx, tx, { id: proposal.id, news: 'renew', text: 'Please' }))
  expect(await eraseCustomer(ctx, { email, typed: email, staff: sender })).toMatchObject({ done: true })
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from emails where recipient = ${email} or html like ${`%${proposal.reference}%`})
      + (select count(*) from jobs where data->>'id' = ${proposal.id}) as left`.execute(ctx.db)
  expect(Number(rows[0]?.left)).toBe(0)
})
