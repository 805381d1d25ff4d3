import { afterAll, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { bookingNow, cancelled } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { accept, contentOf, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'

const { ctx, clock, database } = await testContext({ now: '2027-03-12T08:00:00Z' })
const watched = watchStatements(database.address)
afterAll(watched.close)
const site = await openSite({ ...ctx, db: watched.db })

/** Of these items of the example the titles say what they are. */
const titles = new Map([
  [idOf('3'), 'Lodge of option A'],
  [idOf('4'), 'Lodge of option B'],
  [idOf('O1'), 'Cooking class'],
  [idOf('balloon'), 'Balloon'],
])
const long = contentOf(twelveDays())
const content = { ...long, items: long.items.map((item) => ({ ...item, title: titles.get(item.id) ?? 'For everybody' })) }
const short = { ...content, items: content.items.filter(({ id }) => titles.has(id)) }

/** Option B with the cooking class and without the balloon. */
async function booked(sent = content) {
  const proposal = await sentProposal(ctx, { content: sent, parts: [] })
  const accepted = await accept(ctx, proposal, { ticked: [idOf('O1')], totalMinor: totalOf(sent) })
  if (!accepted.done) throw new Error(JSON.stringify(accepted.refusal))
  return bookingNow(ctx, accepted.value.id)
}

function totalOf({ options }: typeof content): number {
  const option = options.find(({ letter }) => letter === 'B')
  const extra = option?.optional.find(({ id }) => id === idOf('O1'))
  return (option?.totalMinor ?? 0) + (extra?.totalMinor ?? 0)
}

/** The booking's own page, as text, and how many statements it took. */
async function ownPage(id: string) {
  const booking = await bookingNow(ctx, id)
  const [cookie = ''] = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')
  watched.sent.length = 0
  const html = await (await fetch(`${site}/bookings/${booking.reference}`, { headers: { cookie } })).text()
  return { html, statements: watched.sent.length }
}

test('the page of a booked proposal has the days of what was chosen, and nothing else that was offered', async () => {
  const { id } = await booked()
  const { html } = await ownPage(id)
  expect(html).toContain('Day by day')
  expect(html.match(/<li id="day-\d+"/g)).toHaveLength(12)
  for (const shown of ['Lodge of option B', 'Cooking class', 'Lodging as written'])
    expect([shown, html.includes(shown)]).toEqual([shown, true])
  for (const other of ['Lodge of option A', 'Balloon', 'if you want it', '/proposals/'])
    expect([other, html.includes(other)]).toEqual([other, false])
})

test('what is on the days takes no statement of its own', async () => {
  const [many, few] = [await booked(), await booked(short)]
  await ownPage(many.id)
  expect((await ownPage(many.id)).statements).toBe((await ownPage(few.id)).statements)
})

test('days stay while a lapsed hold can be held again, and go with a booking that is cancelled', async () => {
  const held = await booked()
  await cancelled(ctx, held.id)
  expect((await ownPage(held.id)).html).not.toContain('id="days"')
  const lapsed = await booked()
  clock.set(lapsed.holdEndsAt ?? clock.now())
  const { html } = await ownPage(lapsed.id)
  expect(html).toContain('value="hold-again"')
  expect(html).toContain('id="days"')
})
