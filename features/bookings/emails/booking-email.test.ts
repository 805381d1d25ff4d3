import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { renderEmail } from '#features/emails/write-email.server.tsx'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { type OrderKind, orderKinds } from '#features/pricing/order-kinds.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { bookingEmail } from './booking-email.server.tsx'
import type { EmailFacts } from './email-facts.ts'
import { exampleFacts } from './example-facts.server.ts'
import { type BookingEmail, bookingEmails } from './queue-booking-email.server.ts'

const factsOf = (kind: OrderKind, email: BookingEmail, own?: Parameters<typeof exampleFacts>[3]) =>
  exampleFacts(readEnglish, kind, email, own)

async function written(email: BookingEmail, facts: EmailFacts) {
  const { subject, content } = bookingEmail(email, facts)
  return { subject, ...renderEmail(content) }
}
const every = orderKinds.flatMap((kind) => bookingEmails.map((email) => [kind, email] as const))

test.each(every)('a booking of a %s has an email %s in whole plain sentences', async (kind, email) => {
  const facts = factsOf(kind, email)
  const { subject, html, text } = await written(email, facts)
  expect(subject.length).toBeLessThanOrEqual(78)
  expect(subject).toContain(facts.booking.reference)
  for (const words of [subject, text]) expect(words).not.toMatch(/undefined|null|NaN|\[object|!| {2}\.|\.\.| ,/)
  expect(text).toContain(facts.link)
  expect(html).toContain('lang="en"')
  for (const line of text.split('\n').filter((one) => / {3}/.test(one))) expect(line.length).toBeLessThanOrEqual(72)
})

test.each(
  every.filter(([, email]) => !['quoted', 'changed'].includes(email)),
)('a %s without a reason has an email %s without an empty one', async (kind, email) => {
  const { text } = await written(email, factsOf(kind, email, { reason: '' }))
  expect(text).not.toMatch(/reason( given)?: *(\n|$)/)
})

test('a change says what is other now and what was before, and of a confirmed booking that its suppliers confirm again', async () => {
  const plain = factsOf('pilgrims', 'changed')
  const { startsOn, endsOn, travellersCount, totalMinor } = plain.booking
  const same = { startsOn, endsOn, travellersCount, totalMinor }
  const textOf = async (before: EmailFacts['before'], facts = plain) =>
    (await written('changed', { ...facts, before })).text.replaceAll(/\s+/g, ' ')
  const more = await textOf({ ...same, travellersCount: travellersCount + 2, totalMinor: totalMinor + 36_400 })
  expect(more).toContain(`Travellers: ${travellersCount}. Before: ${travellersCount + 2}. Price: `)
  expect(more).not.toContain('Dates: ')
  expect(more).toContain('have to confirm again')
  expect(await textOf({ ...same, startsOn: '2027-01-02', endsOn: '2027-01-04' })).toContain('Before: 2 to 4 January 2027.')
  expect(await textOf({ ...same, totalMinor: 100 })).not.toContain('have to confirm again')
  expect(await textOf(same)).not.toContain('Before: ')
  const held = factsOf('pilgrims', 'changed', { booking: { state: 'on-hold' } })
  expect(await textOf({ ...same, travellersCount: 1 }, held)).not.toContain('have to confirm again')
})

test.each(bookingEmails)('what staff and visitors wrote is never markup in the email %s', async (email) => {
  const evil = '<img src=x onerror=alert(1)></td>&amp;<a href="https://thief.example">'
  const { company } = defaultSettings
  const settings = {
    ...defaultSettings,
    company: { ...company, name: evil, address: evil },
    bank: { ...defaultSettings.bank, holder: evil },
  }
  const facts = factsOf('stay', email, { booking: { title: evil }, reason: evil, settings })
  const line = facts.lines[0]
  const { html, text } = await written(email, { ...facts, lines: line ? [{ ...line, label: evil, reason: evil }] : [] })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('href="https://thief')
  expect(text).toContain(evil)
})

test('one seat is one, and many are many', async () => {
  const one = factsOf('departure', 'offered', { booking: { travellersCount: 1 } })
  expect((await written('offered', one)).text).toMatch(/A seat came free[\s\S]*We hold 1 seat on .*It is held until/)
  const two = factsOf('departure', 'offered')
  expect((await written('offered', two)).text).toMatch(/Seats came free[\s\S]*We hold 2 seats on .*They are held until/)
})

test('only a booking with seats mentions seats, and only a journey travelling', async () => {
  for (const email of bookingEmails) {
    const { subject, text } = await written(email, factsOf('stay', email))
    expect(`${subject} ${text}`).not.toMatch(/seats? |you travel/i)
  }
  expect((await written('confirmed', factsOf('stay', 'confirmed'))).text).toContain('The rooms are yours.')
  expect((await written('confirmed', factsOf('hire', 'confirmed'))).text).toContain('The car is yours.')
})

test('a hold shows where to send what is due, in dollars and in francs, by the chosen method', async () => {
  const by = async (paymentMethod: VisitorPaymentMethod) =>
    (await written('received', factsOf('departure', 'received', { booking: { paymentMethod } }))).text
  const bank = await by('bank-transfer')
  for (const words of ['Amount              $1,464 or RWF 2,122,800', '0000-SAMPLE-USD', 'Reason for payment  K7QM-42XD']) {
    expect(bank).toContain(words)
  }
  const mobile = await by('mobile-money')
  for (const words of ['RWF 2,122,800 ($1,464)', '+250 700 000 000', 'K7QM-42XD']) expect(mobile).toContain(words)
  expect(mobile).not.toContain('0000-SAMPLE-USD')
  expect(await by('card')).toContain('$1,464 or RWF\u00a02,122,800: press the button.')
  for (const text of [bank, mobile]) expect(text).toContain('Sample details. Send no money')
})

test('details that are the operator’s own are not called samples', async () => {
  const settings = {
    ...defaultSettings,
    bank: { holder: 'Nyungwe Ltd', bank: 'Bank of Kigali', account: '00040-1', swift: 'BKIGRWRW', note: '' },
    mobileMoney: { number: '+250 788 000 001', name: 'Nyungwe Ltd' },
  }
  for (const paymentMethod of ['bank-transfer', 'mobile-money'] as const) {
    const { text } = await written('received', factsOf('stay', 'received', { booking: { paymentMethod }, settings }))
    expect(text).not.toMatch(/sample/i)
  }
})

test.each([
  ['bank-transfer', 'by bank transfer on 12 March 2027, reference FT27071K0P'],
  ['mobile-money', 'by mobile money on 12 March 2027'],
  ['card', 'by card on 12 March 2027'],
  ['cash', 'in cash on 12 March 2027'],
] as const)('a payment by %s names its method', async (method, words) => {
  const facts = factsOf('departure', 'payment')
  const { text } = await written('payment', { ...facts, payment: facts.payment && { ...facts.payment, method } })
  expect(text).toContain(words)
})

test('an expiry is described as what expired: a hold, a quote or a wait', async () => {
  const of = async (from: EmailFacts['from']) => (await written('expired', factsOf('departure', 'expired', { from }))).text
  expect(await of('on-hold')).toContain('before your payment arrived')
  expect(await of('quoted')).not.toContain('deposit')
  expect(await of('waitlisted')).toContain('Nothing came free')
})

test('a cancellation that costs more than was paid shows the rest to pay, and a free one that it is free', async () => {
  const facts = factsOf('departure', 'cancelled')
  const statement = facts.booking.statement
  if (!statement) throw new Error('A cancelled booking has its statement')
  const textOf = async (own: Partial<typeof statement>) =>
    (await written('cancelled', { ...facts, booking: { ...facts.booking, statement: { ...statement, ...own } } })).text
  expect(await textOf({ feeMinor: 244_000, refundMinor: 0 })).toMatch(/Balance due +\$976/)
  expect(await textOf({ feeMinor: 0, paidMinor: 0, refundMinor: 0 })).toContain('You owe nothing')
})
