import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { eraseTasksOf } from './erase-customer.server.ts'
import { findTask, listOpenTasks, listTasksOf } from './reads.server.ts'
import { remindOfTasks } from './remind-of-tasks.server.tsx'
import { saveTask, settleTask } from './save-task.server.ts'
import { TaskForm } from './task-form.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const [diane, eric] = [await member(ctx, { role: 'owner' }), await member(ctx, { role: 'sales' })]
const staffIdOf = async ({ email }: { email: string }) => {
  const { rows } = await sql<{ id: string }>`select id from staff where email = ${email}`.execute(ctx.db)
  return rows[0]?.id ?? ''
}
const [dianeId, ericId] = [await staffIdOf(diane), await staffIdOf(eric)]
const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 1)

const input = (more = {}) =>
  ({ title: 'Call the lodge', staffId: ericId, dueOn: '2027-03-15', reminder: 'email', booking: '', ...more }) as const
async function saved(more = {}) {
  const id = randomUUID()
  expect(await saveTask(ctx, { id, seen: undefined }, TaskForm.parse(input(more)), { name: 'Diane' })).toMatchObject({
    done: true,
  })
  return id
}
const openIds = async (bookingId?: string) =>
  (await listOpenTasks(ctx.db, { limit: 50, ...(bookingId && { bookingId }) })).map(({ id }) => id)

test('a task has its text, its person, its day and its booking; sent twice it is one', async () => {
  const id = await saved({ booking: booking.reference.toLowerCase() })
  await saveTask(ctx, { id, seen: undefined }, TaskForm.parse(input({ booking: booking.reference })), { name: 'Eric' })
  expect(await findTask(ctx.db, id)).toMatchObject({
    title: 'Call the lodge',
    staffId: ericId,
    dueOn: '2027-03-15',
    reference: booking.reference,
    createdBy: 'Diane',
    doneAt: null,
  })
  expect(await openIds(booking.id)).toEqual([id])
})

test.each([
  ['title', ' ', 'title-missing'],
  ['title', 'x'.repeat(201), 'too-long'],
  ['dueOn', 'tomorrow', 'day-wrong'],
  ['reminder', 'pigeon', 'reminder-wrong'],
  ['booking', 'K7QM', 'booking-wrong'],
])('%s as %j is refused', (name, typed, key) => {
  const read = TaskForm.safeParse(input({ [name]: typed }))
  expect(read.error?.issues.map(({ message }) => message)).toEqual([key])
})

test('a member who has left is refused, and so is a missing booking', async () => {
  const save = (more: object) =>
    saveTask(ctx, { id: randomUUID(), seen: undefined }, TaskForm.parse(input(more)), { name: 'Diane' })
  expect(await save({ staffId: 'nobody' })).toMatchObject({ refusal: { reason: 'staff-wrong' } })
  expect(await save({ booking: '2222-2222' })).toMatchObject({ refusal: { reason: 'booking-wrong' } })
})

test('what somebody else has changed since it was shown is not overwritten', async () => {
  const id = await saved()
  const change = (seen: number | undefined, title: string) =>
    saveTask(ctx, { id, seen }, TaskForm.parse(input({ title })), { name: 'Diane' })
  // The form that added it, sent again.
  expect(await change(undefined, 'Call the lodge at noon')).toMatchObject({ done: true })
  expect(await change(2, 'Call the lodge tomorrow')).toMatchObject({ done: true })
  expect(await change(2, 'Call nobody')).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await change(undefined, 'Call nobody')).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await findTask(ctx.db, id)).toMatchObject({ title: 'Call the lodge tomorrow', version: 3 })
})

test('the nearest due day is first, and what is done is gone, in the name of who pressed first', async () => {
  const later = await saved({ dueOn: '2027-04-02' })
  const sooner = await saved({ dueOn: '2027-03-01' })
  const order = await openIds()
  expect(order.indexOf(sooner)).toBeLessThan(order.indexOf(later))
  await settleTask(ctx, sooner, { name: 'Eric', isDone: true })
  await settleTask(ctx, sooner, { name: 'Diane', isDone: true })
  expect(await findTask(ctx.db, sooner)).toMatchObject({ doneBy: 'Eric' })
  expect(await openIds()).not.toContain(sooner)
  await settleTask(ctx, sooner, { name: 'Diane', isDone: false })
  expect(await openIds()).toContain(sooner)
  await settleTask(ctx, sooner, { name: 'Diane', isDone: true })
})

describe('a reminder by email', () => {
  const sentTo = (email: string) => emails.filter(({ to }) => to === email)
  test('comes once on the due day, from six in the morning, and again where the day or the person is another', async () => {
    await sql`delete from tasks`.execute(ctx.db)
    const id = await saved({ title: 'Order the picnic' })
    await saved({ reminder: 'dashboard' })
    clock.set('2027-03-14T12:00:00Z')
    expect(await remindOfTasks(ctx)).toBe(0)
    clock.set('2027-03-15T03:59:00Z')
    expect(await remindOfTasks(ctx)).toBe(0)
    clock.set('2027-03-15T04:00:00Z')
    expect([await remindOfTasks(ctx), await remindOfTasks(ctx)]).toEqual([1, 0])
    await runJobs()
    expect(sentTo(eric.email)).toHaveLength(1)
    expect(sentTo(eric.email)[0]?.subject).toContain('Order the picnic')
    await saveTask(ctx, { id, seen: 1 }, TaskForm.parse(input({ title: 'Order two picnics' })), { name: 'Diane' })
    expect(await remindOfTasks(ctx)).toBe(0)
    await saveTask(ctx, { id, seen: 2 }, TaskForm.parse(input({ staffId: dianeId })), { name: 'Eric' })
    expect(await remindOfTasks(ctx)).toBe(1)
    await runJobs()
    expect(sentTo(diane.email)).toHaveLength(1)
  })

  test('names a booking by its reference alone, and none goes to who left or for what is done', async () => {
    await sql`delete from tasks`.execute(ctx.db)
    await saved({ title: 'Ring Marit', booking: booking.reference })
    await settleTask(ctx, await saved(), { name: 'Eric', isDone: true })
    const before = emails.length
    expect(await remindOfTasks(ctx)).toBe(1)
    await runJobs()
    expect(emails).toHaveLength(before + 1)
    expect(emails.at(-1)?.text).toContain(booking.reference)
    expect(JSON.stringify(emails.at(-1))).not.toContain('Marit')
    await saved()
    await sql`update staff set disabled = true where id = ${ericId}`.execute(ctx.db)
    expect(await remindOfTasks(ctx)).toBe(0)
    await sql`update staff set disabled = false where id = ${ericId}`.execute(ctx.db)
  })
})

test('the tasks about a customer are in their file and go when they are erased', async () => {
  const id = await saved({ title: 'Ring Marit', booking: booking.reference })
  const other = await saved()
  expect((await listTasksOf(ctx.db, booking.id)).map(({ title }) => title)).toContain('Ring Marit')
  await ctx.db.transaction().execute((tx) => eraseTasksOf(tx, [booking.id]))
  expect(await listTasksOf(ctx.db, booking.id)).toEqual([])
  expect(await findTask(ctx.db, id)).toBeUndefined()
  expect(await openIds()).toContain(other)
})
