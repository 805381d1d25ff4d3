import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import {
  alertsOf,
  amendmentNow,
  bookingNow,
  gorillaTrek,
  heldBooking,
  leavePermits,
  paid,
  seatsOn,
  waitingParty,
} from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { amendBooking } from '../changes/amend-booking.server.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { listEvents, listParts, listTravellers } from '../reads.server.ts'
import { callOffDeparture, callOffQueue } from './call-off-departure.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const minute = 60_000

/** The operator cancels a departure, to another date or to none. */
const callOff = ({ id }: { id: number }, to?: { slug: string }) =>
  callOffDeparture(ctx, {
    departureId: id,
    reason: 'The road is gone',
    toSlug: to?.slug ?? null,
    actor: { id: 'owner', name: 'Owner' },
  })

test('the seats of a cancelled departure are not offered, and the waiting list only reads that it was cancelled', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  await heldBooking(ctx, trek.slug, 2)
  const waiting = await waitingParty(ctx, trek.slug, 2)
  await runJobs()
  await callOff(trek)
  await runJobs()
  expect((await listEvents(ctx.db, waiting.id)).map(({ event }) => event)).toEqual(['join', 'call-off'])
  expect(emails.filter(({ to }) => to === 'jean@example.org').map(({ subject }) => subject.split(': ')[1])).toEqual([
    'you are on the waiting list',
    'we had to cancel',
  ])
})

test('no booking is moved to a departure that was cancelled itself before the job came to it', async () => {
  const [first, second] = [await gorillaTrek(ctx, { seats: 4 }), await gorillaTrek(ctx, { seats: 4 })]
  const held = await heldBooking(ctx, first.slug, 2)
  await callOff(first, second)
  await callOff(second)
  // The second departure's job is over when the first one's comes.
  await sql`update jobs set run_at = run_at + interval '1 minute'
    where queue = ${callOffQueue} and data ->> 'departureId' = ${String(first.id)}`.execute(ctx.db)
  await runJobs()
  clock.advance(minute + 1)
  await runJobs()
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'cancelled', departureId: first.id })
})

test('a booking whose visitor moves it away while its departure is called off stays live on its new date', async () => {
  const [off, other] = [await gorillaTrek(ctx, { seats: 8 }), await gorillaTrek(ctx, { seats: 8 })]
  const stays = await heldBooking(ctx, off.slug, 1)
  const leaves = await heldBooking(ctx, off.slug, 1)
  await runJobs()
  await callOff(off)
  const amendment = { order: seatsOn(other.slug), party: await listTravellers(ctx.db, leaves.id) }
  const { schedule } = await amendmentNow(ctx, leaves.id, amendment)
  const input = { amendment, agreedTotalMinor: schedule.totalMinor, mover: 'visitor', actor: 'visitor', text: '' } as const
  // Somebody has the seats for a moment: the visitor waits for them first, the job second.
  const holder = await ctx.db.startTransaction().execute()
  await sql`select from stock_days where resource = ${`departure:${off.id}`} for update`.execute(holder)
  const moved = amendBooking(ctx, leaves.id, input)
  await finishedOrWaiting(ctx.db, moved)
  const job = runJobs()
  await finishedOrWaiting(ctx.db, job, 2)
  await holder.commit().execute()
  expect(await moved).toMatchObject({ done: true })
  await job
  expect((await bookingNow(ctx, stays.id)).state).toBe('cancelled')
  expect(await bookingNow(ctx, leaves.id)).toMatchObject({ state: 'on-hold', departureId: other.id })
})

test('a booking that is moved to a date without its permits stays confirmed whatever the park answers, and staff get an alert to ask', async () => {
  const [off, other] = [await gorillaTrek(ctx, { seats: 4 }), await gorillaTrek(ctx, { seats: 4, inDays: 180 })]
  await leavePermits(ctx, other, 0)
  const held = await heldBooking(ctx, off.slug, 2)
  await paid(ctx, held.id, held.totalMinor)
  await callOff(off, other)
  await runJobs()
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed', onRequest: 'waiting', departureId: other.id })
  expect(await alertsOf(ctx, held.id)).toEqual([expect.stringContaining('ask the supplier')])
  const [part] = (await listParts(ctx.db, held.id)).filter(({ onRequest }) => onRequest)
  if (!part) throw new Error('Nothing is on request')
  const no = { resource: part.resource, day: part.day, answer: 'no', actor: 'Owner', text: 'None left' } as const
  expect(await answerPart(ctx, held.id, no)).toMatchObject({ done: true })
  expect((await bookingNow(ctx, held.id)).state).toBe('confirmed')
})
