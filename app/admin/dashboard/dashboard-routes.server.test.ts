import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import { recordInvoice } from '#features/payables/invoices/record-invoice.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { suppliedLines } from '#tests/support/payable-lines.ts'
import { changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { loadOpenWork } from '../bookings/load-open-work.server.ts'
import { nothingOpen, stepName } from '../bookings/step/next-step.ts'
import { loader } from './dashboard.tsx'

const { ctx, clock } = await testContext()
const today = (parts: RequestParts = {}) => loader(argsOf(ctx, '/admin', parts) as never)
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const todayOf = (role: Role) => today({ cookie: cookies[role] ?? '' })

test('who is not signed in is sent to sign in', async () => {
  expect(await answerOf(() => today())).toMatchObject({ status: 302 })
})

/** A plan that should have gone out an hour ago and did not. */
async function latePlan(kind: string, title: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into entries (kind, slug, title, content, created_at, edited_at, editor, publish_at, publish_version, publish_by)
    values (${kind}, ${`late-${kind}`}, ${title}, '{}', now(), now(), 'Diane', ${new Date(clock.now().getTime() - 3_600_000)}, 1, 'Diane')
    returning id`.execute(ctx.db)
  return rows[0]?.id ?? 0
}

describe('what waits besides bookings', async () => {
  const hotel = await latePlan('hotel', 'A house on the lake')
  const terms = await latePlan('terms', 'Terms of 2027')
  await sendEnquiry(ctx, {
    kind: 'contact',
    name: 'Marit Solheim',
    email: 'marit@example.no',
    phone: '',
    message: 'Do you go to Nyungwe?',
    details: {},
  })

  test('a plan that did not go out leads to its own editor, whatever it is', async () => {
    const { also } = await todayOf('editor')
    const plans = also.filter(({ id }) => id.startsWith('plan-'))
    expect(plans.map(({ to }) => to).sort()).toEqual([`/admin/hotels/edit/${hotel}`, `/admin/terms/edit/${terms}`])
    expect(plans[0]?.what).toContain('A house on the lake')
  })

  test.each(['sales', 'read-only'] as const)('%s is told of no plan: they may not publish', async (role) => {
    expect((await todayOf(role)).also.filter(({ id }) => id.startsWith('plan-'))).toEqual([])
  })

  test('an enquiry is one row of what is due: who may answer is told to, who may only look may look, and an editor hears nothing of it', async () => {
    const enquiries = async (role: Role) => {
      const { work, also } = await todayOf(role)
      expect(also.filter(({ to }) => to.startsWith('/admin/enquiries'))).toEqual([])
      return work?.enquiries?.map(({ form }) => form?.verb)
    }
    expect(await enquiries('sales')).toEqual(['Answer'])
    expect(await enquiries('read-only')).toEqual(['Open'])
    expect(await enquiries('editor')).toBeUndefined()
  })

  test('who may read costs is told of suppliers to pay, of invoices to approve and of those that have not come', async () => {
    const lodge = await suppliedLines(ctx, [60_000, 40_000])
    const [other = 0, missing = 0] = lodge.lineIds
    await recordInvoice(ctx, lodge.invoice('A-1', 66_000, { lines: [{ lineId: other }] }))
    await changeLine(ctx, missing, { state: 'not-delivered' })
    await followPayables(ctx)
    const ofSuppliers = async (role: Role) =>
      (await todayOf(role)).also.flatMap(({ id, tag, to }) => (/supplier|invoice/i.test(id) ? [[id, tag, to]] : []))
    expect(await ofSuppliers('owner')).toEqual([
      ['lateSuppliers', '1', '/admin/payables'],
      ['invoicesToApprove', '1', '/admin/payables/invoices?view=to-approve'],
      ['invoicesAwaited', '1', '/admin/payables/invoices?view=awaited'],
    ])
    expect(await ofSuppliers('read-only')).toEqual([])
  })
})

test('details of travellers that are due, also at once, are on the dashboard exactly where they are the next step of their booking', async () => {
  const now = clock.now()
  const start = (days: number) => addDays(kigaliDay(now), days)
  const booked = async (startsOn: Day, state: 'confirmed' | 'in-progress' | 'pending' = 'confirmed') => {
    const id = await bareBooking(ctx.db, { startsOn, endsOn: addDays(startsOn, 2), state })
    await sql`insert into booking_travellers (booking_id, position, residency, assumed_age)
      select ${id}, n, 'foreign', 30 from generate_series(1, 2) n`.execute(ctx.db)
    return id
  }
  const [due, atOnce] = [await booked(start(60)), await booked(start(49))]
  await sql`update bookings set created_at = ${now} where id = ${atOnce}`.execute(ctx.db)
  const onTheRoad = await booked(start(-1), 'in-progress')
  const others = [await booked(start(61)), await booked(start(49), 'pending')]
  const bookings = await listBookingsById(ctx.db, [due, atOnce, onTheRoad, ...others])
  const [accounts, work] = [await listAccounts(ctx.db, bookings, kigaliDay(now)), await loadOpenWork(ctx.db, bookings, now)]
  const next = bookings.filter((booking) => {
    const account = accounts.get(booking.id)
    return account && stepName(booking, account, now, work.get(booking.id) ?? nothingOpen) === 'details'
  })
  const rows = (await todayOf('sales')).work?.details ?? []
  expect(rows.map(({ key }) => key).sort()).toEqual(next.map(({ id }) => `details-${id}`).sort())
  expect(rows).toMatchObject(
    [onTheRoad, atOnce, due].map((id) => ({
      ...{ key: `details-${id}`, isLate: id === onTheRoad, form: { to: `/admin/bookings/${id}/travellers` } },
      detail: expect.stringMatching(/^Traveller details missing. 2 of 2 travellers. /),
    })),
  )
})
