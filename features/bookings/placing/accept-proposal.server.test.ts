import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAdminEnquiry, listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { updateEnded } from '#features/proposals/writes.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { readAlerts } from '#features/tasks/read-alerts.server.ts'
import type { Tx } from '#platform/context.ts'
import { bookingNow, cancellationNow, contact, paid } from '#tests/support/cast.ts'
import { accept, bookingsOf, campNights, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { takenMeanwhile } from '#tests/support/taken-meanwhile.ts'
import { testContext } from '#tests/support/test-context.ts'
import { holdAgain } from '../changes/hold-again.server.ts'
import { listLines, listParts, listPurchases, listTravellers } from '../reads.server.ts'
import { byVisitor } from './write-new-booking.server.ts'

const { ctx, clock, emails, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })

test('an option with its ticks is booked at what was sent, to the cent, for who it was made for', async () => {
  const proposal = await sentProposal(ctx)
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const booking = await bookingNow(ctx, accepted.value.id)
  expect(booking).toMatchObject({
    ...{ kind: 'tailored', state: 'requested', totalMinor: 1_868_389, depositMinor: 808_169, balanceDueOn: '2027-05-22' },
    ...{ title: 'Three countries', startsOn: '2027-07-06', endsOn: '2027-07-17', travellersCount: 3 },
    order: { proposal: proposal.id, reference: proposal.reference, option: 'B', ticked: [idOf('O1'), idOf('balloon')] },
  })
  expect(await listTravellers(ctx.db, booking.id)).toMatchObject([
    { position: 1, firstNames: null, assumedAge: 41, residency: 'foreign' },
    { position: 2, assumedAge: 39, residency: 'eac' },
    { position: 3, bornOn: '2015-07-12', assumedAge: 11 },
  ])
  const lines = await listLines(ctx.db, booking.id)
  expect(lines.filter(({ vatMinor }) => vatMinor > 0).map(({ vatMinor }) => vatMinor)).toEqual([142_292, 44_527, 1_190, 305])
  for (const { policy } of lines) expect(policy).toEqual(proposal.content.terms.policy)
  expect(await listParts(ctx.db, booking.id)).toMatchObject([{ label: 'Nights in a tented camp', onRequest: true }])
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({
    ...{ state: 'accepted', acceptedName: booking.leadName, acceptedOption: 'B', acceptedTotalMinor: 1_868_389 },
    ...{ bookingId: booking.id, endedAt: clock.now() },
  })
  expect(await findAdminEnquiry(ctx.db, proposal.enquiryId)).toMatchObject({ bookingId: booking.id })
  expect(await listEnquiryEvents(ctx.db, proposal.enquiryId, 0)).toContainEqual(
    expect.objectContaining({ event: 'link', text: booking.reference }),
  )
  await runJobs()
  expect(emails.filter(({ to, subject }) => to === booking.email && subject.includes(booking.reference))).toHaveLength(1)
})

test('another total or other terms than were shown, an estimate, a tick that is not there: nothing is held', async () => {
  const proposal = await sentProposal(ctx)
  expect(await accept(ctx, proposal, { totalMinor: 1_714_589 })).toEqual({
    done: false,
    refusal: { reason: 'price-changed', totalMinor: 1_868_389 },
  })
  expect(await accept(ctx, proposal, { terms: 'other' })).toMatchObject({ refusal: { reason: 'terms-changed' } })
  expect(await accept(ctx, proposal, { letter: 'D' })).toMatchObject({ refusal: { reason: 'option-unknown' } })
  expect(await accept(ctx, { id: randomUUID() })).toMatchObject({ refusal: { reason: 'proposal-unknown' } })
  const near = await sentProposal(ctx, { content: { startsOn: '2027-03-16' } })
  expect(await accept(ctx, near)).toMatchObject({ refusal: { reason: 'method-not-offered' } })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
  expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'sent', bookingId: null })
})

test('a proposal is accepted until the instant of its end, and not at it', async () => {
  const endsAt = new Date(clock.now().getTime() + 60_000)
  const [first, second] = [await sentProposal(ctx, { endsAt }), await sentProposal(ctx, { endsAt, email: 'other@example.no' })]
  const before = clock.now()
  clock.set(new Date(endsAt.getTime() - 1))
  expect((await accept(ctx, first)).done).toBe(true)
  clock.set(endsAt)
  expect(await accept(ctx, second)).toEqual({ done: false, refusal: { reason: 'not-open', state: 'expired' } })
  clock.set(before)
})

test.each(['withdrawn', 'superseded', 'declined'] as const)('what was %s is not accepted', async (state) => {
  const proposal = await sentProposal(ctx)
  await ctx.db.transaction().execute((tx) => updateEnded(tx, proposal.id, { state, at: clock.now() }))
  expect(await accept(ctx, proposal)).toEqual({ done: false, refusal: { reason: 'not-open', state } })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
})

test('the same form is answered with its booking for ten minutes; any other reads who accepted, and when', async () => {
  const proposal = await sentProposal(ctx)
  const first = await accept(ctx, proposal, { attempt: 'one' })
  const at = clock.now()
  const taken = { done: false, refusal: { reason: 'accepted-already', at, name: contact.name } }
  clock.advance(10 * 60_000 - 1)
  expect(await accept(ctx, proposal, { attempt: 'one' })).toEqual(first)
  expect(await accept(ctx, proposal, { attempt: 'two', letter: 'A', ticked: [], totalMinor: 1_475_389 })).toEqual(taken)
  clock.advance(1)
  expect(await accept(ctx, proposal, { attempt: 'one' })).toEqual(taken)
  expect(await bookingsOf(ctx, proposal)).toHaveLength(1)
})

test('a permit that is gone is asked for; what cannot be asked for refuses everything', async () => {
  const hard = {
    ...campNights({ startsOn: '2027-07-06' }),
    resource: 'room:lodge/twin',
    quantity: 2,
    soft: false,
    label: 'Twin room',
  }
  await sql`insert into stock_days (resource, day, capacity) values ('room:lodge/twin', ${hard.day}, 2), ('permit:gorilla', ${hard.day}, 2)`.execute(
    ctx.db,
  )
  const soft = { ...hard, resource: 'permit:gorilla', soft: true, label: 'Gorilla permit' }
  const [first, second] = [await sentProposal(ctx, { parts: [hard, soft] }), await sentProposal(ctx, { parts: [hard] })]
  const gone = { resource: 'permit:gorilla', day: hard.day, quantity: 1 }
  const accepted = await takenMeanwhile(ctx, [gone], () => accept(ctx, first))
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  expect(await bookingNow(ctx, accepted.value.id)).toMatchObject({ state: 'requested' })
  expect(await listParts(ctx.db, accepted.value.id)).toMatchObject([
    { label: 'Gorilla permit', onRequest: true },
    { label: 'Twin room', onRequest: false },
  ])
  expect(await accept(ctx, second, { email: 'other@example.no' })).toMatchObject({
    refusal: { reason: 'stock-short', short: [{ part: { label: 'Twin room', day: hard.day }, left: 0 }] },
  })
  expect(await findProposalById(ctx.db, second.id)).toMatchObject({ state: 'sent', bookingId: null })
})

test('whatever stops it in between leaves nothing behind, and the same form goes through after', async () => {
  const proposal = await sentProposal(ctx)
  const failing = (calls: number) => {
    let left = calls
    const step =
      <Args extends unknown[], Answer>(run: (...args: Args) => Answer) =>
      (...args: Args) => {
        left -= 1
        if (left === 0) throw new Error('The server is gone')
        return run(...args)
      }
    const parts = {
      clock: { ...ctx.clock, in: step((tx: Tx) => ctx.clock.in(tx)) },
      jobs: { ...ctx.jobs, add: step((...args: Parameters<typeof ctx.jobs.add>) => ctx.jobs.add(...args)) },
      cache: {
        ...ctx.cache,
        invalidate: step((...args: Parameters<typeof ctx.cache.invalidate>) => ctx.cache.invalidate(...args)),
      },
    }
    return { with: { ...ctx, ...parts }, isOver: () => left > 0 }
  }
  let steps = 1
  for (; steps < 20; steps += 1) {
    const one = failing(steps)
    const answer = await accept(one.with, proposal).catch((error: Error) => error.message)
    if (one.isOver()) break
    expect(answer).toBe('The server is gone')
    expect(await bookingsOf(ctx, proposal)).toEqual([])
    expect(await findProposalById(ctx.db, proposal.id)).toMatchObject({ state: 'sent' })
    expect(await listEnquiryEvents(ctx.db, proposal.enquiryId, 0)).toEqual([])
  }
  expect(steps).toBeGreaterThan(4)
  expect(await bookingsOf(ctx, proposal)).toHaveLength(1)
})

test('staff accept for a caller, without a way of paying and without the limit of what is held unpaid', async () => {
  const proposal = await sentProposal(ctx)
  const accepted = await accept(ctx, proposal, { method: null, by: { actor: 'Diane' } })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  expect(await bookingNow(ctx, accepted.value.id)).toMatchObject({ paymentMethod: null })
})

test('what is bought for a booking are the permits of who visits, at what each pays', async () => {
  const proposal = await sentProposal(ctx, { parts: [] })
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  await paid(ctx, accepted.value.id, 808_169)
  expect(await bookingNow(ctx, accepted.value.id)).toMatchObject({ state: 'confirmed' })
  const bought = await listPurchases(ctx.db, accepted.value.id)
  expect(bought.map(({ label, day, travellerPosition, costMinor }) => [label, day, travellerPosition, costMinor])).toEqual([
    ['Gorilla permit', '2027-07-09', 1, 150_000],
    ['Gorilla permit', '2027-07-09', 2, 20_000],
    ['Chimpanzee permit', '2027-07-13', 1, 25_000],
    ['Chimpanzee permit', '2027-07-13', 3, 25_000],
    ['Chimpanzee permit', '2027-07-13', 2, 4_900],
  ])
  // By the policy of the trip: 70 percent of what is ours, and nothing of what is passed on and not bought yet.
  expect(await cancellationNow(ctx, accepted.value.id)).toMatchObject({ feeMinor: Math.round((1_224_700 + 9_800) * 0.7) })
})

test('a hold that lapsed is held again at the accepted price until the proposal would have ended, and not while another one is open', async () => {
  const proposal = await sentProposal(ctx, { parts: [] })
  const accepted = await accept(ctx, proposal, { method: 'mobile-money' })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  const { id } = accepted.value
  clock.advance(4 * 24 * 3_600_000)
  const again = () => holdAgain(ctx, id, { agreedTotalMinor: 1_868_389 })
  const ended = { refusal: { reason: 'proposal-ended' } }
  const newer = await sentProposal(ctx, { of: proposal })
  expect(await again()).toMatchObject(ended)
  await ctx.db.transaction().execute((tx) => updateEnded(tx, newer.id, { state: 'withdrawn', at: clock.now() }))
  expect(await again()).toMatchObject({ done: true, value: { state: 'on-hold', totalMinor: 1_868_389 } })
  // Its booking lives: nothing else of the trip is booked.
  const third = await sentProposal(ctx, { of: proposal })
  expect(await accept(ctx, third)).toMatchObject({ refusal: { reason: 'booked-already' } })
  await ctx.db.transaction().execute((tx) => updateEnded(tx, third.id, { state: 'withdrawn', at: clock.now() }))
  clock.advance(11 * 24 * 3_600_000)
  expect(await again()).toMatchObject(ended)
})

test('whoever sent a proposal is told of its acceptance with the booking, and of what somebody else accepts for the customer, not of what they accept', async () => {
  const sender = await member(ctx)
  const told = () => emails.filter(({ to }) => to === sender.email)
  const send = () => sentProposal(ctx, { sentBy: sender.id, parts: [], email: `${randomUUID()}@example.no` })
  const proposal = await send()
  const accepted = await accept(ctx, proposal, { attempt: 'one' })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  expect(await accept(ctx, proposal, { attempt: 'one' })).toEqual(accepted)
  expect(await accept(ctx, await send(), { by: { actor: 'Diane', staffId: sender.id } })).toMatchObject({ done: true })
  expect(await accept(ctx, await send(), { by: { actor: 'Diane', staffId: randomUUID() } })).toMatchObject({ done: true })
  await runJobs()
  const [first, second, ...more] = told().map((email) => JSON.stringify(email))
  expect(more).toEqual([])
  for (const words of [accepted.value.reference, `/admin/bookings/${accepted.value.id}`, 'option B at $18,683.89'])
    expect(first).toContain(words)
  expect(first).toContain(`${contact.name} accepted`)
  expect(second).toContain(`Diane, for ${contact.name}, accepted`)
})

test('what is short of a proposal is told to who sent it once for each part, and stands as an alert while it is open; the refused acceptance writes nothing', async () => {
  const sender = await member(ctx)
  const day = '2027-07-20'
  const twin = {
    ...campNights({ startsOn: day }),
    day,
    soft: false,
    resource: 'room:lodge/scarce',
    quantity: 2,
    label: 'Twin room',
  }
  const permit = { ...twin, resource: 'permit:scarce', label: 'Gorilla permit' }
  await sql`insert into stock_days (resource, day, capacity) values (${twin.resource}, ${day}, 1), (${permit.resource}, ${day}, 2)`.execute(
    ctx.db,
  )
  const proposal = await sentProposal(ctx, { sentBy: sender.id, parts: [twin, permit] })
  const press = () => {
    // Two at one instant would be one email.
    clock.advance(1)
    return accept(ctx, proposal, { attempt: randomUUID() })
  }
  for (let presses = 0; presses < 3; presses += 1) expect(await press()).toMatchObject({ refusal: { reason: 'stock-short' } })
  expect(await bookingsOf(ctx, proposal)).toEqual([])
  expect(await takenMeanwhile(ctx, [{ resource: permit.resource, day, quantity: 1 }], press)).toMatchObject({ done: false })
  await runJobs()
  const texts = emails.filter(({ to }) => to === sender.email).map((email) => JSON.stringify(email))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Twin room on 20 July 2027: 2 needed, 1 left.')
  expect(texts[1]).toContain('Gorilla permit on 20 July 2027: 2 needed, 1 left.')
  const alerts = async () =>
    (await readAlerts(ctx.db, { limit: 100 }, clock.now())).filter((alert) => alert.text.includes(proposal.reference))
  const about = { state: 'open', proposal: { id: proposal.id, tripId: proposal.tripId } }
  expect(await alerts()).toMatchObject([about, about])
  await ctx.db.transaction().execute((tx) => updateEnded(tx, proposal.id, { state: 'withdrawn', at: clock.now() }))
  expect((await alerts()).map(({ state }) => state)).toEqual(['settled', 'settled'])
})

test('a booking that was accepted, by whomever, came by the channel of its enquiry', async () => {
  for (const [by, channel] of [
    [byVisitor, 'whatsapp'],
    [{ actor: 'Diane' }, 'phone'],
  ] as const) {
    const proposal = await sentProposal(ctx, { parts: [] })
    await sql`update enquiries set channel = ${channel}, source = 'recommendation' where id = ${proposal.enquiryId}`.execute(
      ctx.db,
    )
    const accepted = await accept(ctx, proposal, { by })
    expect(await bookingNow(ctx, accepted.done ? accepted.value.id : '')).toMatchObject({ channel, source: 'recommendation' })
  }
})

test('a booking that was accepted has the source of its enquiry first, and of the visit that accepted it last', async () => {
  const proposal = await sentProposal(ctx)
  await sql`update enquiries set traffic_source_kind = 'search', traffic_source_name = 'google' where id = ${proposal.enquiryId}`.execute(
    ctx.db,
  )
  const firstSource = { kind: 'search', name: 'google' } as const
  const lastSource = { kind: 'direct', name: '' } as const
  const accepted = await accept(ctx, proposal, { by: { ...byVisitor, lastSource } })
  expect(await bookingNow(ctx, accepted.done ? accepted.value.id : '')).toMatchObject({ firstSource, lastSource })
})
