import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { setBookingCookie } from '../shared/booking-cookie.server.ts'

const { site: words, words: inLanguages } = shippedLanguages()
const tested = await testContext()
const ctx = { ...tested.ctx, words: inLanguages }
const site = await openSite(ctx, { words })
const { slug } = await gorillaTrek(ctx, { seats: 8 })
/** The lines of a calendar file, unfolded. */
const calendar = async (path: string, cookie = '') =>
  (await (await fetch(site + path, { headers: { Cookie: cookie } })).text()).replaceAll('\r\n ', '')

test('the calendar of a booking is in the language of the booking', async () => {
  const booking = await heldBooking(ctx, slug, 2)
  await sql`update bookings set language = 'fr' where id = ${booking.id}`.execute(ctx.db)
  const { reference } = booking
  const cookie = setBookingCookie(ctx, reference, bookingKey(ctx.config.secret, booking)).split(';')[0]
  const text = await calendar(`/bookings/${reference}/calendar.ics`, cookie)
  expect(text).toContain(`Votre réservation ${reference}\\, 2 voyageurs`)
  expect(text).toContain(`URL:${ctx.config.publicUrl}/fr/bookings/${reference}\r\n`)
})

test('the calendar of a departure is in the language of the page that leads to it', async () => {
  const page = await (await fetch(`${site}/de/departure-details/${slug}`)).text()
  expect(page).toContain(`href="/departures/${slug}.ics?language=de"`)
  const german = await calendar(`/departures/${slug}.ics?language=de`)
  expect(german).toContain(`URL:${ctx.config.publicUrl}/de/departure-details/${slug}\r\n`)
  expect(german).toMatch(/DESCRIPTION:.*Tage/)
  expect(await calendar(`/departures/${slug}.ics`)).toMatch(/DESCRIPTION:.*days/)
  expect((await fetch(`${site}/departures/${slug}.ics?language=xx`)).status).toBe(404)
})
