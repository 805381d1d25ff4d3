import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expireBookings } from '#features/bookings/jobs/expire-bookings.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { staleAt } from '#features/departures/departure.ts'
import { findDeparture, isSold } from '#features/departures/reads.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, gorillaTrek, heldBooking, partyOf, waitingParty } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { action as editAction } from './edit.tsx'
import { action as importAction } from './import.tsx'
import { loader as csvLoader } from './list/list-csv.ts'
import { loadDepartures } from './list/load-departures.server.ts'
import { loader as seriesLoader } from './series/series.tsx'

const { ctx, clock } = await testContext()
const sales = { cookie: await cookieOf(ctx, 'sales') }
const opening = clock.now()
const later = (days: number) => addDays(kigaliDay(opening), days)
const args = (path: string, parts: object) => argsOf(ctx, path, { ...sales, ...parts }) as never

/** What the editor posts, with another cut-off. */
async function closing(id: number, cutOffDays: string, more: Record<string, string> = {}) {
  const { title, startsOn, comfort, minimum, version } = (await findAdminDeparture(ctx.db, id)) ?? {}
  const form = {
    ...{ event: 'save', version: String(version), package: title ?? '', startsOn: startsOn ?? '', comfort: comfort ?? '' },
    ...{ capacity: '4', minimum: String(minimum), note: '', cutOffDays, ...more },
  }
  const parts = { params: { id: String(id) }, form }
  return answerOf(() => editAction(args(`/admin/departures/${id}/edit`, parts)))
}
const justBefore = (day: Day) => new Date(kigaliInstant(day, 18).getTime() - 1)

test('a departure with a cut-off of its own is sold until 18:00 in Kigali on that day, and not from then on', async () => {
  for (const days of [1, 20]) {
    const trek = await gorillaTrek(ctx, { seats: 4, inDays: 60 + days })
    expect(await closing(trek.id, String(days))).toMatchObject({ status: 303 })
    const last = addDays(trek.startsOn, -days)
    clock.set(justBefore(last))
    expect(await findDeparture(ctx.db, trek.slug, clock.now())).toMatchObject({ status: 'planned' })
    expect(await isSold(ctx.db, trek.id, clock.now())).toBe(true)
    const party = await partyOf(ctx, 1, trek.slug)
    const soon = { ...party, payment: { ...party.payment, method: 'mobile-money' as const } }
    clock.set(kigaliInstant(last, 18))
    expect(await findDeparture(ctx.db, trek.slug, clock.now())).toMatchObject({ status: 'closed' })
    expect(await isSold(ctx.db, trek.id, clock.now())).toBe(false)
    expect(await requestBooking(ctx, soon)).toMatchObject({ done: false, refusal: { reason: 'closed' } })
    clock.set(justBefore(last))
    expect(await requestBooking(ctx, soon)).toMatchObject({ done: true })
    clock.set(opening)
  }
})

test('a hold never passes it, and a page that shows it is cached no longer', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays: 90 })
  const last = addDays(trek.startsOn, -30)
  await closing(trek.id, '30')
  clock.set(new Date(kigaliInstant(last, 18).getTime() - 3_600_000))
  const { holdEndsAt } = await heldBooking(ctx, trek.slug, 1)
  expect(holdEndsAt).toEqual(kigaliInstant(last, 18))
  const row = await findDeparture(ctx.db, trek.slug, clock.now())
  expect(row && staleAt([{ ...row, nextEnd: null }], clock.now())).toEqual(kigaliInstant(last, 18))
  clock.set(opening)
})

test('who waits waits until it comes, and no longer', async () => {
  const trek = await gorillaTrek(ctx, { seats: 1, inDays: 95 })
  const { id: seated } = await heldBooking(ctx, trek.slug, 1)
  await sql`update stock_claims set permanent = true, held_until = null where booking_id = ${seated}`.execute(ctx.db)
  await sql`update bookings set state = 'confirmed', hold_ends_at = null where id = ${seated}`.execute(ctx.db)
  const { id } = await waitingParty(ctx, trek.slug, 1)
  await sql`update departures set cut_off_days = 40 where id = ${trek.id}`.execute(ctx.db)
  const last = addDays(trek.startsOn, -40)
  clock.set(justBefore(last))
  await expireBookings(ctx)
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'waitlisted' })
  clock.set(kigaliInstant(last, 18))
  await expireBookings(ctx)
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'expired' })
  clock.set(opening)
})

test('one that is over already is warned of, with who waits, and saved only with a tick', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays: 30 })
  await heldBooking(ctx, trek.slug, 4)
  const { id } = await waitingParty(ctx, trek.slug, 1)
  const own = async () => (await findAdminDeparture(ctx.db, trek.id))?.cutOffDays
  const warned = await closing(trek.id, '40', { note: 'By the lake.' })
  expect(warned).toMatchObject({
    status: 422,
    data: {
      closes: true,
      errors: { cutOffDays: expect.stringMatching(/close at once.*1 party is on the waiting list/) },
      values: { cutOffDays: '40', note: 'By the lake.' },
    },
  })
  expect(await own()).toBeNull()
  await expireBookings(ctx)
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'waitlisted' })
  expect(await closing(trek.id, '40', { closeNow: 'yes' })).toMatchObject({ status: 303 })
  expect(await own()).toBe(40)
  // It is closed by now: nobody is asked again.
  expect(await closing(trek.id, '41')).toMatchObject({ status: 303 })
})

test('it is written, changed and taken away in the editor, and days that are none are refused at the field', async () => {
  const trek = await gorillaTrek(ctx, { seats: 4, inDays: 100 })
  const own = async () => (await findAdminDeparture(ctx.db, trek.id))?.cutOffDays
  for (const wrong of ['0', '91', '1.5', 'two'])
    expect(await closing(trek.id, wrong)).toMatchObject({ status: 422, data: { errors: { cutOffDays: expect.any(String) } } })
  await closing(trek.id, '7')
  expect(await own()).toBe(7)
  await closing(trek.id, '')
  expect(await own()).toBeNull()
  const set = (days: number) => sql`update departures set cut_off_days = ${days} where id = ${trek.id}`.execute(ctx.db)
  await expect(set(0)).rejects.toThrow('a_cut_off_is_before_the_start')
  await expect(set(91)).rejects.toThrow('a_cut_off_is_before_the_start')
})

test('a table and a series bring it, the list and its file tell it', async () => {
  const day = later(500)
  const head = 'package,starts_on,comfort,seats,minimum,cut_off_days'
  const load = (form: Record<string, string>) => importAction(args('/admin/departures/import', { form }))
  const look = async (days: string) => {
    const text = `${head}\nan-hour-with-the-gorillas,${day},lodge,8,2,${days}`
    return { text, ...((await load({ text })) as { data: { rows?: unknown[]; plan?: { stamp: string; rows: unknown[] } } }) }
  }
  expect((await look('91')).data.rows).toMatchObject([{ row: 2, sentence: expect.stringContaining('91') }])
  const { text, data } = await look('14')
  expect(data.plan?.rows).toMatchObject([{ seats: '8, minimum 2, booking closes 14 days before' }])
  await answerOf(() => load({ text, stamp: data.plan?.stamp ?? '', event: 'make' }))
  const ask = { view: 'open', search: '', month: day.slice(0, 7), packageSlug: '', filter: '', after: undefined } as const
  const { rows } = await loadDepartures(ctx, readEnglish, ask)
  expect(rows.map(({ closes }) => closes)).toEqual([shortDay(addDays(day, -14))])
  const csv = (await csvLoader(args(`/admin/departures/list.csv?month=${day.slice(0, 7)}`, {}))) as Response
  expect(await csv.text()).toContain('"lodge",8,0,2,"no",14,"draft"')
  const series = new URLSearchParams({ look: 'yes', rule: 'days', days: later(520), cutOffDays: '21' })
  for (const [name, value] of Object.entries({ comfort: 'lodge', capacity: '8', minimum: '2', nth: '1', weekday: '6' }))
    series.set(name, value)
  series.set('package', 'an-hour-with-the-gorillas')
  series.set('everyWeeks', '1')
  const over = { fault: expect.stringContaining('Booking already closed on') }
  const near = `${head}\nan-hour-with-the-gorillas,${later(20)},lodge,8,2,30`
  const table = (await load({ text: near })) as { data: { plan?: { sound: number; rows: { fault?: string }[] } } }
  expect(table.data.plan).toMatchObject({ sound: 0, rows: [over] })
  const soon = new URLSearchParams(series)
  soon.set('days', `${later(20)} ${later(40)}`)
  const refusedAll = (await seriesLoader(args(`/admin/departures/series?${soon}`, {}))) as typeof table.data
  expect(refusedAll.plan).toMatchObject({ sound: 1, rows: [over, {}] })
  const { plan } = (await seriesLoader(args(`/admin/departures/series?${series}`, {}))) as { plan?: { rows: unknown[] } }
  expect(plan?.rows).toMatchObject([{ seats: '8, minimum 2, booking closes 21 days before' }])
})
