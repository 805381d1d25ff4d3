import { beforeEach, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { emailKey } from '#features/bookings/emails/confirm-email.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import { bookingNow, gorillaTrek, partyOf } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { links } from '#values/links.ts'

const { ctx, clock, emails, runJobs } = await testContext({ formLimits: true })
const site = await openSite(ctx)
const begin = clock.now()

beforeEach(() => clock.set(begin))

async function held() {
  const request = await partyOf(ctx, 2, (await gorillaTrek(ctx, { seats: 8 })).slug)
  const made = await requestBooking(ctx, request, { actor: 'visitor', address: '203.0.113.9' })
  if (!made.done) throw new Error(made.refusal.reason)
  await runJobs()
  const link = /https?:[^"\s]*confirm-email\?letter=[\w-]+/.exec(emails.at(-1)?.html ?? '')?.[0] ?? ''
  return { booking: await bookingNow(ctx, made.value.id), link: `${site}${new URL(link).pathname}${new URL(link).search}` }
}

test('the link of the email changes nothing when it is opened, and its button gives the hold its full time', async () => {
  const { booking, link } = await held()
  expect(emails.at(-1)?.text).toContain('Confirm that this is your email, and we hold it until 15 March 2027 at 10:00')
  const page = await fetch(link)
  expect([page.status, page.headers.get('Set-Cookie')]).toEqual([200, null])
  const shown = await page.text()
  expect(shown).toContain(
    'Held for you until 12 March 2027, 11:00, Kigali time. Confirm your email and we hold it until 15 March 2027, 10:00',
  )
  expect(shown).toMatch(/<form[^>]*method="post"/)
  expect(await bookingNow(ctx, booking.id)).toEqual(booking)
  const pressed = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { Origin: site },
    redirect: 'manual',
  })
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, `${links.booking(booking.reference)}?done=confirmed`])
  expect((await bookingNow(ctx, booking.id)).holdEndsAt).toEqual(booking.fullHoldEndsAt)
  const Cookie = pressed.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const own = await (await fetch(`${site}${pressed.headers.get('Location')}`, { headers: { Cookie } })).text()
  expect(own).toContain('Your email is confirmed')
  expect(own).not.toContain('press the button in our letter')
})

/** The cookie of a device that has opened a booking by its link. */
async function cookieOf(booking: Booking) {
  const opened = await fetch(`${site}${links.bookingWithKey(booking.reference, bookingKey(ctx.config.secret, booking))}`, {
    redirect: 'manual',
  })
  return opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

test('the booking’s own page shows until when it is held, and what to do for longer', async () => {
  const { booking } = await held()
  const Cookie = await cookieOf(booking)
  const page = await (await fetch(`${site}${links.booking(booking.reference)}`, { headers: { Cookie } })).text()
  expect(page).toContain('Confirm your email and we hold it until 15 March 2027, 10:00')
})

test('the booking’s own key, another booking’s email and no key confirm nothing', async () => {
  const [{ booking }, other] = [await held(), await held()]
  for (const key of ['', 'x', emailKey(ctx.config.secret, other.booking)]) {
    const at = `${site}${links.confirmBookingEmail(booking.reference, key)}`
    expect((await fetch(at)).status).toBe(404)
    expect((await fetch(at, { method: 'POST', body: new URLSearchParams(), headers: { Origin: site } })).status).toBe(404)
  }
  expect((await bookingNow(ctx, booking.id)).fullHoldEndsAt).not.toBeNull()
})

test('the email with the link is sent again by a button, once an hour, and not once there is nothing to confirm', async () => {
  const { booking, link } = await held()
  const Cookie = await cookieOf(booking)
  const sendAgain = async () => {
    const body = new URLSearchParams({ intent: 'resend-confirmation' })
    const answer = await fetch(`${site}${links.booking(booking.reference)}`, {
      method: 'POST',
      body,
      headers: { Cookie, Origin: site },
    })
    await runJobs()
    return answer.text()
  }
  const before = emails.length
  expect(await sendAgain()).toContain('We have sent the email to')
  expect(emails.slice(before).map(({ to }) => to)).toEqual([booking.email])
  expect(emails.at(-1)?.html).toContain(new URL(link).search)
  await sendAgain()
  expect(emails).toHaveLength(before + 1)
  await fetch(link, { method: 'POST', body: new URLSearchParams(), headers: { Origin: site }, redirect: 'manual' })
  clock.advance(60 * 60_000)
  await sendAgain()
  expect(emails).toHaveLength(before + 1)
})

test('after the hold has lapsed the button refuses in words', async () => {
  const { link } = await held()
  clock.advance(60 * 60_000)
  const pressed = await fetch(link, { method: 'POST', body: new URLSearchParams(), headers: { Origin: site } })
  expect([pressed.status, await pressed.text()]).toEqual([409, expect.stringContaining('The hold has expired.')])
})
