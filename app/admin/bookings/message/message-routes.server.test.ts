import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addressOfNobody } from '#features/emails/reachable.ts'
import { listEmails } from '#features/emails/reads.server.ts'
import { saveTemplate } from '#features/emails/save-template.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from '../booking.tsx'

const { ctx, emails, runJobs } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 40 })
const cookies = { owner: await cookieOf(ctx, 'owner'), reader: await cookieOf(ctx, 'read-only') }

async function held(email = 'marit@example.no') {
  const booking = await heldBooking(ctx, trek.slug, 1)
  await sql`update bookings set email = ${email} where id = ${booking.id}`.execute(ctx.db)
  await runJobs()
  return booking.id
}
const at = (id: string, query = '') => ({ path: `/admin/bookings/${id}${query}`, params: { id } })
const shown = (id: string, query = '', cookie = cookies.owner) => {
  const { path, params } = at(id, query)
  return loader(argsOf(ctx, path, { cookie, params }) as never)
}
const press = (id: string, form: Record<string, string>) => {
  const { path, params } = at(id, `?ask=${form.event}`)
  return answerOf(() => action(argsOf(ctx, path, { cookie: cookies.owner, params, form: { version: '1', ...form } }) as never))
}
const email = (more = {}) => ({
  event: 'email',
  stamp: randomUUID(),
  subject: 'Your trip',
  body: 'See you soon, {name}.',
  ...more,
})

describe('an email from the booking', () => {
  test('goes through the queue once, however often it is pressed, and stands in the timeline as what it is', async () => {
    const id = await held()
    const form = email()
    expect(await press(id, form)).toMatchObject({ status: 303, location: `/admin/bookings/${id}?did=email` })
    const queued = await shown(id, '?did=email')
    expect(queued.flash).toBe('Email to marit@example.no queued.')
    expect(queued.timeline.find(({ title }) => title.startsWith('Email: '))).toMatchObject({ by: 'queued' })
    await runJobs()
    await press(id, form)
    await runJobs()
    expect(emails.filter(({ to, subject }) => to === 'marit@example.no' && subject.endsWith(': Your trip'))).toHaveLength(1)
    expect(emails.at(-1)?.text).toContain('See you soon, Marit Elise Solheim.')
    const sent = await shown(id, '?did=email')
    expect(sent.flash).toBe('Email sent to marit@example.no.')
    expect(sent.timeline.find(({ title }) => title.startsWith('Email: '))).toMatchObject({ by: 'sent' })
  })

  test('begins from a template that is filled in for the booking', async () => {
    const id = await held()
    const text = { name: 'Packing list', occasion: 'booking', subject: 'For {journey}', body: 'Dear {name}' } as const
    const staff = { id: randomUUID(), name: 'Diane' }
    await saveTemplate(ctx, { id: undefined, version: 0, text, known: ['name', 'journey'], staff })
    const { message } = await shown(id)
    expect(message.email?.templates).toMatchObject([{ name: 'Packing list', body: 'Dear Marit Elise Solheim' }])
  })

  test('a placeholder that is not known, or no subject, comes back with what was typed and nothing is written', async () => {
    const id = await held()
    const before = await listEmails(ctx.db, { bookingId: id })
    expect(await press(id, email({ body: 'Dear {nmae}' }))).toMatchObject({
      status: 422,
      data: { reply: { reason: 'placeholder-unknown', values: { body: 'Dear {nmae}' } } },
    })
    expect(await press(id, email({ subject: ' ' }))).toMatchObject({ data: { reply: { sentence: 'Write a subject.' } } })
    expect(await listEmails(ctx.db, { bookingId: id })).toHaveLength(before.length)
  })

  test('to who has no address is neither offered nor written, and nothing says sent', async () => {
    const id = await held(addressOfNobody('walker'))
    expect((await shown(id)).message).toMatchObject({ email: undefined, missing: ['No email address.'] })
    expect(await press(id, email())).toMatchObject({ status: 409, data: { reply: { reason: 'no-address' } } })
    const after = await shown(id, '?did=email')
    expect(after.flash).toBeUndefined()
  })

  test('without a mail server it is stored, and the page says so', async () => {
    const id = await held()
    const mail = ctx.mail
    const without = { ...ctx, mail: { ...mail, delivers: false } }
    const { params } = at(id)
    const args = (query: string, form?: Record<string, string>) =>
      argsOf(without, at(id, query).path, { cookie: cookies.owner, params, ...(form && { form }) }) as never
    await answerOf(() => action(args('?ask=email', { version: '1', ...email() })))
    const saved = await loader(args('?did=email'))
    expect(saved.flash).toBe('Email saved in the Outbox. No mail server is set, so it is not sent.')
    expect(saved.timeline.find(({ title }) => title.startsWith('Email: '))).toMatchObject({ by: 'not sent' })
  })
})

test('the customer’s link is shown to who may change the booking, and to nobody else', async () => {
  const id = await held()
  const { message } = await shown(id)
  expect(message.link).toContain('?key=')
  expect(decodeURIComponent(message.whatsapp ?? '')).toContain(message.link)
  expect(decodeURIComponent(message.whatsapp ?? '')).toMatch(/Please pay \S+\d by \d+ \w+/)
  const seen = await shown(id, '', cookies.reader)
  expect(seen.message).toMatchObject({ link: undefined, whatsapp: undefined, email: undefined, today: undefined })
  expect(JSON.stringify(seen)).not.toContain('?key=')
})

describe('what was said on WhatsApp', () => {
  const form = { event: 'said', by: 'customer', day: '2027-03-10', text: 'We come with three.' }
  test('is a note of who said it and on which day, once', async () => {
    const id = await held()
    for (const _ of [1, 2]) expect(await press(id, form)).toMatchObject({ status: 303 })
    const { timeline, flash } = await shown(id, '?did=said')
    expect(flash).toBe('Message saved in the timeline.')
    expect(timeline.filter(({ title }) => title.startsWith('WhatsApp'))).toMatchObject([
      { title: 'WhatsApp, from the customer, 10 March 2027', text: 'We come with three.', kind: 'memo' },
    ])
    await press(id, { ...form, by: 'us' })
    expect((await shown(id)).timeline.map(({ title }) => title)).toContain('WhatsApp, from us, 10 March 2027')
  })
  test.each([
    [{ text: ' ' }, 'message-missing'],
    [{ by: 'somebody' }, 'who-missing'],
    [{ day: '2036-01-01' }, 'day-wrong'],
    [{ day: 'yesterday' }, 'day-wrong'],
  ])('%j is refused', async (wrong, reason) => {
    const id = await held()
    expect(await press(id, { ...form, ...wrong })).toMatchObject({ status: 422, data: { reply: { reason } } })
  })
})

describe('the email with the confirmation link', () => {
  test('is written again to the address of now, once a minute, and noted', async () => {
    const id = await held()
    await sql`update bookings set full_hold_ends_at = hold_ends_at + interval '1 day', email = 'new@example.no' where id = ${id}`.execute(
      ctx.db,
    )
    expect((await shown(id)).message.confirms).toContain('has not confirmed')
    for (const _ of [1, 2]) expect(await press(id, { event: 'confirm-again' })).toMatchObject({ status: 303 })
    expect((await shown(id, '?did=confirm-again')).flash).toBe('Email to new@example.no queued.')
    await runJobs()
    const again = emails.filter(({ to }) => to === 'new@example.no')
    expect(again).toHaveLength(1)
    expect(again[0]?.text).toContain('/confirm')
    const notes = (await shown(id)).timeline.filter(({ text }) => text.includes('confirmation link'))
    expect(notes).toHaveLength(1)
  })
  test('is refused where nothing is to be confirmed', async () => {
    const id = await held()
    expect((await shown(id)).message.confirms).toBeUndefined()
    expect(await press(id, { event: 'confirm-again' })).toMatchObject({
      status: 409,
      data: { reply: { reason: 'nothing-to-confirm' } },
    })
  })
})
