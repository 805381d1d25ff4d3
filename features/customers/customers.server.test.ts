import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { noBilling } from '#features/bookings/billing/billing-details.ts'
import { bookingKey, opensBooking } from '#features/bookings/booking-key.server.ts'
import { closeCheckoutsQueue } from '#features/bookings/cancellations/close-checkouts-later.server.ts'
import { findDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { requestLink } from '#features/bookings/emails/send-booking-link.server.tsx'
import { expireBookings } from '#features/bookings/jobs/expire-bookings.server.ts'
import { listEvents, listLines } from '#features/bookings/reads.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { openPrivateDetails } from '#features/travellers/open-private-details.server.ts'
import { alertsOf, bookingNow, cancelled, contact, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import {
  fellow,
  knownEverywhere,
  privateDetails,
  solveig,
  someStaff as staff,
  tablesWith,
  traces,
  wholeDatabase,
} from '#tests/support/cast-of-a-customer.ts'
import { testContext } from '#tests/support/test-context.ts'
import { eraseCustomer } from './erase-customer.server.ts'
import { exportCustomer } from './export-customer.server.ts'
import { findCustomer } from './find-customer.server.ts'

const built = await testContext()
const { ctx, runJobs } = built
const email = solveig.email.toLowerCase()

/** Each test begins with an empty database. The ledger's triggers refuse deletion, so they are disabled meanwhile. */
beforeEach(() =>
  ctx.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate bookings, booking_drafts, enquiries, subscribers, emails, audit_log, alerts, jobs cascade`.execute(tx)
  }),
)

const erase = (typed = solveig.email) => eraseCustomer(ctx, { email, typed, staff })
/** Cancels a booking, whose checkouts are then closed: what an erasure waits for. */
async function cancelledAndClosed(id: string): Promise<void> {
  await cancelled(ctx, id)
  await runJobs({ [closeCheckoutsQueue]: async () => undefined })
}
const activity = async () =>
  (await sql<Record<string, unknown>>`select action, actor, subject, facts from audit_log order by id`.execute(ctx.db)).rows

test('a person is found by their address in any case, and by the reference of a booking or an enquiry', async () => {
  const { booking, enquiry } = await knownEverywhere(built)
  const found = await findCustomer(ctx.db, ` ${solveig.email.toUpperCase()} `)
  expect(found).toMatchObject({
    email,
    bookings: [
      {
        reference: booking.reference,
        leadName: solveig.name,
        travellers: [
          {
            name: 'Solveig Brekkemoen',
            given: { passport: true, health: true, faith: true, emergency: true, diet: true, access: true },
          },
          {
            name: 'Ragnvald Tunheim',
            given: { passport: false, health: false, faith: false, emergency: false, diet: false, access: false },
          },
        ],
      },
    ],
    enquiries: [{ reference: enquiry, name: solveig.name }],
    newsletter: 'asked',
    drafts: 1,
  })
  expect(found?.emails).toBeGreaterThanOrEqual(4)
  expect(await findCustomer(ctx.db, booking.reference.replace('-', ' ').toLowerCase())).toEqual(found)
  expect(await findCustomer(ctx.db, enquiry)).toEqual(found)
  for (const nobody of ['', 'x', 'nobody@example.no', 'AAAA-2222', 'solveig', '%@%'])
    expect(await findCustomer(ctx.db, nobody)).toBeUndefined()
})

test('what is looked at holds nothing that is encrypted', async () => {
  await knownEverywhere(built)
  const seen = JSON.stringify(await findCustomer(ctx.db, email))
  for (const secret of Object.values(privateDetails)) expect(seen).not.toContain(secret)
})

test('the copy holds everything that was given, opened, with money in minor units, and that it was made is written down', async () => {
  const { booking } = await knownEverywhere(built)
  await paid(ctx, booking.id, 10_000)
  await openPrivateDetails(ctx, { bookingId: booking.id, position: 1, staff })
  const outcome = await exportCustomer(ctx, { email, staff })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  const file = JSON.parse(outcome.value.json)
  const { name, email: written, phone, message, enquiry, newsName, billing } = solveig
  for (const given of [
    name,
    written,
    phone,
    message,
    enquiry,
    newsName,
    ...Object.values(billing),
    ...Object.values(privateDetails),
    ...Object.values(fellow),
  ])
    expect(outcome.value.json).toContain(given)
  expect(file).toMatchObject({
    address: email,
    bookings: [
      {
        reference: booking.reference,
        startsOn: booking.startsOn,
        total: { minor: booking.totalMinor, currency: 'USD' },
        payments: [{ amount: { minor: 10_000, currency: 'USD' }, actor: 'staff' }],
        travellers: [
          { passportNumber: privateDetails.passportNumber, health: privateDetails.health, consentVersion: '2026-11' },
          fellow,
        ],
        sealedReadByStaff: [{ at: ctx.clock.now().toISOString(), traveller: 1 }],
      },
    ],
    unfinishedBookings: [{ answers: { contact: { email: solveig.email } } }],
    newsletter: { email, language: 'en', state: 'asked' },
  })
  expect(file.emails.length).toBe((await findCustomer(ctx.db, email))?.emails)
  expect(outcome.value.json).not.toContain(staff.name)
  expect(outcome.value.json).not.toContain(bookingKey(ctx.config.secret, booking))
  expect(await activity()).toMatchObject([
    {},
    { action: 'data-exported', actor: staff.name, subject: email, facts: { bookings: [booking.reference], enquiries: 1 } },
  ])
})

test('an export of nobody is refused and not logged', async () => {
  expect(await exportCustomer(ctx, { email: 'nobody@example.no', staff })).toEqual({
    done: false,
    refusal: { reason: 'nothing-stored' },
  })
  expect(await activity()).toEqual([])
})

test('a copy whose line in the log cannot be written is not given', async () => {
  await knownEverywhere(built)
  await sql`alter table audit_log add constraint no_more check (action <> 'data-exported')`.execute(ctx.db)
  await expect(exportCustomer(ctx, { email, staff })).rejects.toThrow()
  await sql`alter table audit_log drop constraint no_more`.execute(ctx.db)
})

test('after an erasure no table has a trace of the person or of their fellow travellers, and the accounts stay', async () => {
  const { booking, draftKey } = await knownEverywhere(built)
  const other = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 4 })).slug, 1)
  await exportCustomer(ctx, { email, staff })
  await raiseAlert(ctx, ctx.db, { occasion: 'ring', bookingId: booking.id, text: `Ring ${solveig.name}` })
  await cancelled(ctx, booking.id)
  await runJobs()
  await requestLink(ctx, { reference: booking.reference, email: solveig.email })
  await sql`update bookings set statement = jsonb_set(statement, '{reason}', to_jsonb(${solveig.message}::text)) where id = ${booking.id}`.execute(
    ctx.db,
  )
  expect((await tablesWith(ctx, traces)).length).toBeGreaterThan(10)
  const before = await bookingNow(ctx, booking.id)
  const key = bookingKey(ctx.config.secret, before)
  const records = { lines: await listLines(ctx.db, booking.id), payments: await listPayments(ctx.db, booking.id) }
  const moves = (await listEvents(ctx.db, booking.id)).map(({ event, to, at }) => ({ event, to, at }))

  const outcome = await erase()
  expect(outcome).toMatchObject({
    done: true,
    value: { bookings: [booking.reference], details: 1, enquiries: 1, newsletter: true, drafts: 1 },
  })
  expect(await tablesWith(ctx, traces)).toEqual([])

  const after = await bookingNow(ctx, booking.id)
  const { leadName, email: address, phone, message, keyVersion, version, statement, ...books } = after
  const { leadName: _1, email: _2, phone: _3, message: _4, keyVersion: _5, version: _6, statement: _7, ...booksBefore } = before
  expect({ leadName, address, phone, message }).toEqual({ leadName: 'Erased', address: 'Erased', phone: 'Erased', message: '' })
  expect(books).toEqual({ ...booksBefore, ...noBilling })
  expect(statement).toEqual({ ...before.statement, reason: 'Erased' })
  expect({ lines: await listLines(ctx.db, booking.id), payments: await listPayments(ctx.db, booking.id) }).toEqual(records)
  expect((await listEvents(ctx.db, booking.id)).slice(0, -1).map(({ event, to, at }) => ({ event, to, at }))).toEqual(moves)
  expect(opensBooking(ctx.config.secret, after, key)).toBe(false)
  expect(await findDraft(ctx.db, draftKey)).toBeUndefined()
  expect(await findCustomer(ctx.db, booking.reference)).toBeUndefined()
  expect(await bookingNow(ctx, other.id)).toEqual(other)
  expect(await findCustomer(ctx.db, contact.email)).toMatchObject({
    bookings: [{ travellers: [{ name: 'Marit Elise Solheim' }] }],
  })
  expect(await activity()).toMatchObject([
    { action: 'data-exported', subject: 'Erased' },
    { action: 'data-erased', subject: 'Erased', actor: staff.name, facts: { bookings: [booking.reference], enquiries: 1 } },
  ])
})

test('no email follows an erasure, and the waiting jobs that name the person are gone', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  await requestLink(ctx, { reference: booking.reference, email: solveig.email })
  expect((await erase()).done).toBe(true)
  built.emails.length = 0
  await runJobs()
  expect(built.emails).toEqual([])
  expect((await wholeDatabase(ctx)).get('emails')).toBe('')
})

test('an erasure waits for a job that writes to the person at this moment', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  await sql`update jobs set claimed_by = 1, claimed_session = now()`.execute(ctx.db)
  expect(await erase()).toEqual({ done: false, refusal: { reason: 'work-under-way' } })
  expect(await findCustomer(ctx.db, email)).toMatchObject({ drafts: 1, newsletter: 'asked' })
})

test('a live booking keeps its person, and nothing at all goes', async () => {
  const { booking } = await knownEverywhere(built)
  const before = await wholeDatabase(ctx)
  const { id, reference } = booking
  expect(await erase()).toEqual({ done: false, refusal: { reason: 'booking-live', bookings: [{ id, reference }] } })
  expect(await wholeDatabase(ctx)).toEqual(before)
})

test('money that is due, in either direction, prevents the erasure until it is settled', async () => {
  const { booking } = await knownEverywhere(built)
  const { id, reference } = booking
  await paid(ctx, id, booking.totalMinor)
  await cancelledAndClosed(id)
  const open = { done: false, refusal: { reason: 'money-open', bookings: [{ id, reference }] } }
  expect(await erase()).toEqual(open)
  const totalMinor = (await bookingNow(ctx, id)).totalMinor
  await sql`update bookings set fee_minor = ${totalMinor} where id = ${id}`.execute(ctx.db)
  expect(await erase()).toMatchObject({ done: true })
  expect(await listPayments(ctx.db, id)).toHaveLength(1)
})

test('a card payment that has not come to its end keeps its person', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  await sql`insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, actor, created_at)
    values (gen_random_uuid(), ${booking.id}, 'card', 100, 'USD', 100, 'USD', 'visitor', ${ctx.clock.now()})`.execute(ctx.db)
  expect(await erase()).toMatchObject({ refusal: { reason: 'money-open' } })
  built.clock.advance(3 * 24 * 60 * 60_000)
  expect(await erase()).toMatchObject({ done: true })
})

test('an erasure is confirmed by the address or a reference of the person, and by nothing else', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  for (const typed of ['', 'Erase', 'someone@example.no', 'AAAA-2222'])
    expect(await erase(typed)).toEqual({ done: false, refusal: { reason: 'not-confirmed' } })
  expect(await activity()).toEqual([])
  expect((await erase(booking.reference.toLowerCase())).done).toBe(true)
})

test('two who erase at once erase once, and a third time finds nothing', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  const outcomes = await Promise.all([erase(), erase(), erase()])
  expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.done && outcome.refusal.reason === 'nothing-stored')).toHaveLength(2)
  expect(await erase()).toEqual({ done: false, refusal: { reason: 'nothing-stored' } })
  expect(await activity()).toHaveLength(1)
})

test('a person with only an enquiry is erased with its emails, and what was written about others stays in the log', async () => {
  const subject = { kind: 'customer', id: 'another', words: 'another@example.org' } as const
  await recordAudit(ctx, ctx.db, { actor: staff, action: 'data-exported', subject })
  const { booking } = await knownEverywhere(built)
  await sql`update bookings set email = 'somebody@else.org' where id = ${booking.id}`.execute(ctx.db)
  expect(await erase()).toMatchObject({ done: true, value: { bookings: [], enquiries: 1 } })
  expect(await activity()).toMatchObject([{ subject: 'another@example.org' }, { action: 'data-erased' }])
})

test('an erasure takes the address out of the log also where it was written before the secret of the server changed', async () => {
  const { booking } = await knownEverywhere(built)
  await cancelledAndClosed(booking.id)
  const before = { ...ctx, config: { ...ctx.config, secret: 'the secret that was there before it was changed' } }
  expect((await exportCustomer(before, { email, staff })).done).toBe(true)
  expect((await erase()).done).toBe(true)
  expect((await activity()).map(({ subject }) => subject)).not.toContain(email)
})

test('money that comes for an expired booking of an erased person is refunded, and no email is sent', async () => {
  const { booking } = await knownEverywhere(built)
  built.clock.advance(8 * 24 * 60 * 60_000)
  await expireBookings(ctx)
  await runJobs()
  expect(await erase()).toMatchObject({ done: true })
  built.emails.length = 0
  await paid(ctx, booking.id, booking.totalMinor, { evenIfMore: true })
  await runJobs()
  expect((await bookingNow(ctx, booking.id)).state).toBe('expired')
  expect(await alertsOf(ctx, booking.id)).toEqual([expect.stringContaining('refund due')])
  expect(built.emails).toEqual([])
})
