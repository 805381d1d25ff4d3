import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDays, isHeldLot } from '#features/permits/closures/close-days.server.ts'
import { listClosedLots } from '#features/permits/closures/reads.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day } from '#values/dates.ts'
import * as newEmail from '../../emails/new.tsx'
import * as buy from '../../permits/buy/buy.tsx'
import { moveVisitPath, visitEmailPath } from '../../permits/closure/visit-path.ts'
import * as departurePage from '../departure.tsx'
import type { MoveVisitView } from './load-move-visit.server.ts'
import { action, loader } from './visit.tsx'

const { ctx } = await testContext()
const feeId = 'gorilla-volcanoes'
const cookie = await cookieOf(ctx, 'owner')
const trek = await gorillaTrek(ctx, { seats: 4 })
const [second, third] = [addDays(trek.startsOn, 1), addDays(trek.startsOn, 2)]
const firm = await heldBooking(ctx, trek.slug, 2)
await paid(ctx, firm.id, firm.totalMinor)

const pathOf = (more: Record<string, string> = {}, day: Day = second) =>
  `${moveVisitPath({ departureId: trek.id, feeId, day })}&${new URLSearchParams(more)}`
const params = { id: String(trek.id) }
const view = async (path = pathOf()) =>
  (await answerOf(() => loader(argsOf(ctx, path, { cookie, params })))).data as MoveVisitView
const send = (form: Record<string, string>) => answerOf(() => action(argsOf(ctx, pathOf(), { cookie, params, form })))
const close = async (day: Day) => {
  const days = { from: day, to: day }
  const seen = (await listClosedLots(ctx.db, [feeId], days, ctx.clock.now())).filter(isHeldLot)
  await closeDays(ctx, { scope: `permit:${feeId}`, ...days, seen, reason: 'Ash' }, { id: 'diane', name: 'Diane' })
}

test('a closed visit is named on its departure and on the list of permits, and both lead to where it is moved', async () => {
  await close(second)
  const { permits } = (
    await answerOf(() => departurePage.loader(argsOf(ctx, `/admin/departures/${trek.id}`, { cookie, params })))
  ).data as { permits: { closed: string; moveTo: string }[] }
  expect(permits).toMatchObject([
    { closed: expect.stringMatching(/^Closed by .*Rwanda/), moveTo: moveVisitPath({ departureId: trek.id, feeId, day: second }) },
  ])
  const { closed } = (await answerOf(() => buy.loader(argsOf(ctx, '/admin/permits/buy', { cookie }) as never))).data as {
    closed: { bookings: { reference: string; moveTo: string }[] }[]
  }
  expect(closed[0]?.bookings).toMatchObject([{ reference: firm.reference, moveTo: permits[0]?.moveTo }])
})

test('the preview says who is concerned and what is to be reserved, and lists no closed day; a visit that is not there has no page', async () => {
  const shown = await view()
  expect(shown.choices.map(({ value }) => value)).toEqual([trek.startsOn, third])
  expect(shown).toMatchObject({ needed: 2, stays: 0, toReserve: 2, to: { day: third } })
  expect(shown.rows).toMatchObject([{ reference: firm.reference, promised: 2, requested: 0 }])
  expect((await view(pathOf({ to: trek.startsOn }))).to?.day).toBe(trek.startsOn)
  const unknown = pathOf().replace(feeId, 'golden-monkeys')
  expect((await answerOf(() => loader(argsOf(ctx, unknown, { cookie, params })))).status).toBe(404)
  expect((await view(pathOf({ moved: third }))).moved).toBeUndefined()
})

test('whom the new day makes too young for the permit, or old enough, is named before it moves', async () => {
  const turns = (day: Day) => `${Number(day.slice(0, 4)) - 15}${day.slice(4)}` as Day
  const ages = async (day: Day, bornOn: Day) => {
    await sql`update booking_travellers set born_on = ${bornOn} where booking_id = ${firm.id} and position = 2`.execute(ctx.db)
    return (await view(pathOf({ to: day }))).ages.map(({ text }) => text)
  }
  expect(await ages(third, turns(second))).toEqual([])
  expect(await ages(trek.startsOn, turns(second))).toEqual([expect.stringMatching(/^Traveller 2 is 14 on .* turns them away/)])
  expect(await ages(third, turns(third))).toEqual([expect.stringMatching(/^Traveller 2 is 15 on .* has none yet/)])
  await sql`update booking_travellers set born_on = null where booking_id = ${firm.id}`.execute(ctx.db)
})

test('one step moves it where nothing has changed since the preview, and an email is proposed to who visits', async () => {
  const { stamp } = await view(pathOf({ to: third }))
  expect(await send({ to: third, stamp: 'other', reason: 'Ash' })).toMatchObject({ status: 409, data: { reason: 'Ash' } })
  expect(await send({ to: second, stamp, reason: '' })).toMatchObject({ status: 409 })
  expect(await send({ to: third, stamp, reason: 'Ash' })).toMatchObject({
    status: 303,
    location: moveVisitPath({ departureId: trek.id, feeId, day: third }, { moved: second }),
  })
  const elsewhere = { status: 303, location: `/admin/departures/${trek.id}?did=visit#permits` }
  expect(await send({ to: third, stamp, reason: 'Ash' }), 'a second tab').toMatchObject(elsewhere)
  expect(await answerOf(() => loader(argsOf(ctx, pathOf(), { cookie, params })))).toMatchObject(elsewhere)
  const after = await view(pathOf({ moved: second }, third))
  expect((await view(pathOf({ moved: trek.startsOn }, third))).moved?.day).toBe(second)
  expect(after).toMatchObject({ moved: { day: second, stays: 0 }, rows: [{ reference: firm.reference, why: undefined }] })
  const email = visitEmailPath([firm.id], { feeId, from: second, to: third })
  const { compose } = (await answerOf(() => newEmail.loader(argsOf(ctx, email, { cookie })))).data as {
    compose: { begin: { subject: string; body: string } }
  }
  expect(compose.begin.subject).toMatch(/^Another day for your visit: Gorilla permit/)
  expect(compose.begin.body).toContain('(booking {reference})')
})
