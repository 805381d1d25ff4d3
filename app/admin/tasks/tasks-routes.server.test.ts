import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { settleOldAlerts } from '#features/tasks/settle-alerts.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as bookingLoader } from '../bookings/booking.tsx'
import { loader as dashboardLoader } from '../dashboard/dashboard.tsx'
import { action, loader } from './task.tsx'

const { ctx } = await testContext()
const cookies = { owner: await cookieOf(ctx, 'owner'), reader: await cookieOf(ctx, 'read-only') }
const trek = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, trek.slug, 1)
const here = `/admin/bookings/${booking.id}`

const page = (id: string, query = '') =>
  loader(argsOf(ctx, `/admin/tasks/${id}${query}`, { cookie: cookies.owner, params: { id } }) as never)
const press = (id: string, form: Record<string, string>) =>
  answerOf(() => action(argsOf(ctx, `/admin/tasks/${id}`, { cookie: cookies.owner, params: { id }, form }) as never))
const onDashboard = async (cookie = cookies.owner) =>
  (await dashboardLoader(argsOf(ctx, '/admin', { cookie }) as never)).work?.tasks ?? []
const atBooking = async () =>
  (await bookingLoader(argsOf(ctx, here, { cookie: cookies.owner, params: { id: booking.id } }) as never)).tasks
const staffId = async () => (await page('new')).values.staffId ?? ''

describe('a task of one’s own', () => {
  test('begins at its booking, stands there and on the dashboard, and is gone when it is done', async () => {
    const begun = await page('new', `?booking=${booking.id}&to=${here}`)
    expect(begun).toMatchObject({ version: undefined, back: here, values: { booking: booking.reference, dueOn: '2027-03-12' } })
    const form = { ...begun.values, do: 'save', to: here, stamp: begun.stamp, title: 'Ring the lodge' }
    for (const _ of [1, 2]) expect(await press('new', form)).toMatchObject({ status: 303, location: here })
    const [task] = await onDashboard()
    expect(task).toMatchObject({
      tag: { word: 'due today', tone: 'warn' },
      text: 'Ring the lodge',
      detail: 'You',
      booking: { to: here, reference: booking.reference },
      to: `/admin/tasks/${begun.stamp}?to=%2Fadmin`,
    })
    expect((await atBooking()).map(({ text }) => text)).toEqual(['Ring the lodge'])
    expect(await onDashboard(cookies.reader)).toMatchObject([{ to: undefined, done: undefined }])
    const after = `/admin?settled=${begun.stamp}`
    expect(await press(begun.stamp, { do: 'done', to: '/admin' })).toMatchObject({ status: 303, location: after })
    expect(await onDashboard()).toEqual([])
    // The page that follows offers to undo it, to whoever may, as long as it is done.
    const settled = async (cookie = cookies.owner) => (await dashboardLoader(argsOf(ctx, after, { cookie }) as never)).settled
    expect(await settled()).toEqual({ action: `/admin/tasks/${begun.stamp}`, text: 'Ring the lodge' })
    expect(await settled(cookies.reader)).toBeUndefined()
    expect((await page(begun.stamp)).done).toMatch(/^Done by /)
    await press(begun.stamp, { do: 'reopen', to: '/admin' })
    expect(await onDashboard()).toHaveLength(1)
    expect(await settled()).toBeUndefined()
    await press(begun.stamp, { do: 'done', to: '/admin', stay: 'yes' })
  })

  test('comes back with what was typed and what is wrong, and leads back to no other site', async () => {
    const form = {
      title: '',
      staffId: await staffId(),
      dueOn: '2027-03-12',
      reminder: 'email',
      booking: '',
      stamp: randomUUID(),
      do: 'save',
      to: '//evil.example',
    }
    expect(await press('new', form)).toMatchObject({
      status: 422,
      data: { errors: { title: 'title-missing' }, values: { reminder: 'email' } },
    })
    expect(await press('new', { ...form, title: 'A', booking: '2222-2222' })).toMatchObject({
      status: 422,
      data: { errors: { booking: 'booking-wrong' } },
    })
    expect(await press('new', { ...form, title: 'A' })).toMatchObject({ status: 303, location: '/admin' })
    await sql`delete from tasks`.execute(ctx.db)
  })

  test('pressed on its own page, “Done” saves what was typed; who comes second sees what is so and keeps what they typed', async () => {
    const begun = await page('new')
    await press('new', { ...begun.values, do: 'save', stamp: begun.stamp, title: 'Ring the lodge' })
    const { values, version } = await page(begun.stamp)
    const form = { ...values, version: String(version), do: 'done', title: 'Ring both lodges' }
    expect(await press(begun.stamp, form)).toMatchObject({ status: 303 })
    expect(await page(begun.stamp)).toMatchObject({
      values: { title: 'Ring both lodges' },
      done: expect.stringMatching(/^Done by /),
    })
    expect(await press(begun.stamp, { ...form, title: 'Ring nobody' })).toMatchObject({
      status: 409,
      data: { isChanged: true, values: { title: 'Ring nobody' } },
    })
    await sql`delete from tasks`.execute(ctx.db)
  })

  test('one that is not there is a page that is not there', async () => {
    expect(await answerOf(() => page(randomUUID()))).toMatchObject({ status: 404 })
    expect(await answerOf(() => page('x'))).toMatchObject({ status: 404 })
  })
})

describe('what the site asks for', () => {
  test('is gone by itself when it is done, and what another list shows is not here', async () => {
    const about = { bookingId: booking.id }
    await raiseAlert(ctx, ctx.db, { ...about, occasion: `ask:${booking.id}:9`, text: 'Ask the supplier' })
    await raiseAlert(ctx, ctx.db, { ...about, occasion: `refund:${booking.id}:1:1`, text: 'Refund due' })
    await raiseAlert(ctx, ctx.db, { ...about, occasion: `overdue:${booking.id}:2027`, text: 'Overdue' })
    await raiseAlert(ctx, ctx.db, { bookingId: null, occasion: 'backup-late:2027-03-12', text: 'No backup' })
    await raiseAlert(ctx, ctx.db, { ...about, occasion: 'notice:evt_1', text: 'The gateway reports' })
    const [id, other] = [booking.id, `ask:${booking.id}`]
    await sql`update bookings set state = 'confirmed', hold_ends_at = null where id = ${id}`.execute(ctx.db)
    await sql`insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
      values (${id}, ${other}, '2027-06-01', 1, 'A lodge', true, true)`.execute(ctx.db)
    const shown = await onDashboard()
    expect(shown.map(({ text }) => text)).toEqual(['Ask the supplier', 'No backup', 'The gateway reports'])
    expect(shown[0]).toMatchObject({ form: { to: `${here}?ask=part`, verb: 'Record supplier reply' }, done: undefined })
    expect(shown[2]?.done).toMatch(/^\/admin\/alerts\/\d+$/)
    expect((await atBooking()).map(({ text }) => text)).toEqual(['Ask the supplier', 'The gateway reports'])
    await sql`update booking_parts set answer = 'yes' where booking_id = ${id} and resource = ${other}`.execute(ctx.db)
    await sql`insert into last_backup (name, made_at, bytes, sealed, stored, missing_files) values ('b', '2027-03-12T09:00:00Z', 1, false, false, 0)`.execute(
      ctx.db,
    )
    expect((await onDashboard()).map(({ text }) => text)).toEqual(['The gateway reports'])
  })

  test('what is settled is marked as done by the clock, so that it crowds nothing out; what staff must do is not', async () => {
    expect(await settleOldAlerts(ctx)).toBe(4)
    expect((await listOpenAlerts(ctx.db, { limit: 10 })).map(({ text }) => text)).toEqual(['The gateway reports'])
    expect(await settleOldAlerts(ctx)).toBe(0)
  })

  test('a plan that failed is gone once it is published after it', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into entries (kind, slug, title, content, created_at, edited_at, editor, live_id)
      values ('hotel', 'late', 'Late', '{}', now(), now(), 'Diane', 'late') returning id`.execute(ctx.db)
    const id = rows[0]?.id
    await raiseAlert(ctx, ctx.db, { bookingId: null, occasion: `entry-plan:${id}:2027`, text: 'Late did not go out' })
    const plan = async () => (await onDashboard()).find(({ text }) => text === 'Late did not go out')
    expect(await plan()).toMatchObject({ form: { to: `/admin/hotels/edit/${id}`, verb: 'Publish' }, done: undefined })
    await sql`update entries set published_at = '2027-03-12T10:00:00Z', published_version = 1 where id = ${id}`.execute(ctx.db)
    expect(await plan()).toBeUndefined()
  })
})

test('what an alert says of costs is for who may read them alone', async () => {
  const about = { occasion: `supply-low-margin:${booking.id}:1`, bookingId: booking.id }
  await sql`insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
    values (${booking.id}, 'ask:lodges', '2027-06-10', 1, 'The lodges', true, true)`.execute(ctx.db)
  await raiseAlert(ctx, ctx.db, { ...about, text: 'Look at it.', costsText: 'It leaves −45.9%.' })
  const shown = async (cookie: string) => {
    const tasks = await onDashboard(cookie)
    expect(tasks.filter(({ text }) => /^(Look|It leaves)/.test(text))).toHaveLength(1)
    return tasks.find(({ text }) => /^(Look|It leaves)/.test(text))
  }
  expect(await shown(cookies.owner)).toMatchObject({
    text: 'It leaves −45.9%.',
    form: { to: `${here}#ordered-margin`, verb: 'Answer request' },
  })
  expect((await shown(cookies.reader))?.text).toBe('Look at it.')
  expect(JSON.stringify(await onDashboard(cookies.reader))).not.toContain('45.9')
})
