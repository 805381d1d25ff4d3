import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { settlePermitAlerts } from '#features/permits/alerts/settle-permit-alerts.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { reserveNew } from '#features/permits/lots/reserve-new.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { answerRequest } from '#features/roster/requests/answer-request.server.ts'
import { settleOldAlerts } from '#features/tasks/settle-alerts.server.ts'
import { argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { inKigali, weekNow } from '#tests/support/permits-week.ts'
import { storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { loader } from './dashboard.tsx'

const { ctx, clock } = await testContext({ now: weekNow.toISOString() })
const cookie = await cookieOf(ctx, 'owner')
const actor = { id: 'diane', name: 'Diane' }
/** Every alert, and every row of a kind, with these words in it, and what stands under it. */
async function rowsWith(words: RegExp, kind: 'crew' | 'permits') {
  const { work = {} } = await loader(argsOf(ctx, '/admin', { cookie }) as never)
  return (['tasks', kind] as const).flatMap((kind) =>
    (work[kind] ?? []).flatMap(({ key, text, detail, also = [], form }) =>
      words.test([key, text, detail, ...also].join(' ')) ? [{ kind, text, detail, also, to: form?.to }] : [],
    ),
  )
}

test.each([
  ['soon to begin is one row, which says who declined', 5],
  ['far ahead is the alert, which leads to its run', 40],
])('a guide who declines a trip %s; once somebody is there, it is gone', async (_what, inDays) => {
  const title = `Lakes in ${inDays} days`
  const startsOn = addDays(kigaliDay(clock.now()), inDays)
  const bookingId = await bareBooking(ctx.db, { startsOn, endsOn: addDays(startsOn, 1), travellers: 2 })
  await sql`update bookings set title = ${title} where id = ${bookingId}`.execute(ctx.db)
  const assigned = async (kind: 'guide' | 'car', id: number) => {
    const outcome = await assignMember(ctx, { run: { bookingId }, member: { kind, id }, actor })
    if (!outcome.done) throw new Error(outcome.refusal.reason)
    return outcome.value.id
  }
  await assigned('car', await newCar(ctx.db, `Prado ${inDays}`))
  const id = await assigned('guide', await newGuide(ctx.db, `Aline ${inDays}`, { ownership: 'freelance' }))
  await answerRequest(ctx, { id, answer: 'no', words: '', by: null })
  const rows = await rowsWith(new RegExp(title), 'crew')
  expect(rows).toMatchObject([{ to: `/admin/roster?run=booking-${bookingId}` }])
  const said = expect.stringMatching(new RegExp(`^Aline ${inDays} declined ${title}`))
  expect(rows).toMatchObject(inDays === 5 ? [{ kind: 'crew', also: [said] }] : [{ kind: 'tasks', also: [] }])
  await assigned('guide', await newGuide(ctx.db, `Eric ${inDays}`))
  expect(await rowsWith(new RegExp(title), 'crew')).toEqual([])
  expect(await settleOldAlerts(ctx)).toBe(1)
  expect(await listOpenAlerts(ctx.db, { limit: 9, bookingId })).toEqual([])
})

test('permits whose reservation expired are one row to reserve them, which says so; once they are reserved what was lost is left to read', async () => {
  await storePermitsWeek(ctx)
  await coverPermits(ctx)
  // L12 and L13 of 9 June expire with their deposits.
  clock.set(inKigali('2027-05-10T17:00').toISOString())
  await expireLots(ctx)
  const of9June = () => rowsWith(/Gorilla permit, 9 June 2027|V:2027-06-09/, 'permits')
  const alerts = async () => (await listOpenAlerts(ctx.db, { limit: 99 })).filter(({ text }) => text.includes('9 June 2027'))
  expect((await alerts()).length).toBeGreaterThan(3)
  const rows = await of9June()
  const lost = expect.stringMatching(/4 reserved permits have expired, \$1,800 lost$/)
  // Those of the departure expired too, and leave nobody short: that is news.
  const news = { kind: 'tasks', text: 'Gorilla permit, 9 June 2027: 2 reserved permits have expired, $900 lost', also: [] }
  const reserve = { kind: 'permits', to: '/admin/permits/buy', also: expect.arrayContaining([lost]) }
  expect(rows).toMatchObject([news, { ...reserve, detail: 'Permits. Gorilla permit: 7 permits to reserve and pay at once.' }])
  await sql`update authority_terms set terms = terms - 'balanceDays' where fee_id = 'V'`.execute(ctx.db)
  const pool = { feeId: 'V', day: '2027-06-09', departureId: null, feeClass: 'foreign' as const }
  const answer = { granted: 7, reference: 'RDB-5', referenceMissing: '', reservedUntil: null, unitMinor: 150_000 }
  expect(await reserveNew(ctx, { ...pool, ...answer }, actor)).toMatchObject({ done: true })
  await settlePermitAlerts(ctx)
  const left = await of9June()
  expect(left.map(({ kind }) => kind)).toEqual(left.map(() => 'tasks'))
  expect(left.map(({ text }) => text)).toEqual(expect.arrayContaining([news.text, lost]))
  expect(await alerts(), 'no shortage is left').not.toContainEqual(
    expect.objectContaining({ occasion: expect.stringMatching(/^permit-short/) }),
  )
})
