import { expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { cancelBooking } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { addTranslations } from '#features/translations/add-translations.server.ts'
import { roomingKey } from '#features/travellers/rooming-key.server.ts'
import { bookingNow, cancellationNow, gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { openSite } from '#tests/support/open-site.ts'
import { shippedLanguages } from '#tests/support/shipped-languages.ts'
import { testContext } from '#tests/support/test-context.ts'
import { setBookingCookie } from '../../shared/booking-cookie.server.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { statementLineWords } from '../../words/statement-lines.ts'

const { site: words, words: inLanguages } = shippedLanguages()
const tested = await testContext()
const ctx = { ...tested.ctx, words: inLanguages }
const site = await openSite(ctx, { words })
const { slug } = await gorillaTrek(ctx, { seats: 8 })
const booking = await heldBooking(ctx, slug, 2)
const get = async (path: string) => {
  const cookie = setBookingCookie(ctx, booking.reference, bookingKey(ctx.config.secret, booking)).split(';')[0] ?? ''
  return (await fetch(site + path, { headers: { Cookie: cookie } })).text()
}

test('the leader’s page names the journey as it is called in its language', async () => {
  const kinds = new Map([['package', { title: { [booking.title]: 'Bei den Gorillas' } }]])
  await ctx.db.transaction().execute((tx) => addTranslations(ctx, tx, { language: 'de', kinds, approvedBy: 'Diane' }))
  const path = `/de/rooming/${booking.reference}?key=${roomingKey(ctx.config.secret, booking)}`
  expect(await get(path)).toContain('Bei den Gorillas</h1>')
})

test('a booking that was cancelled without a reason says so in the language of its page', async () => {
  const reason = readEnglish(statementLineWords).noReason
  const { feeMinor: agreedFeeMinor } = await cancellationNow(ctx, booking.id)
  await cancelBooking(ctx, booking.id, { mover: 'visitor', actor: 'visitor', reason, agreedFeeMinor })
  expect((await bookingNow(ctx, booking.id)).state).toBe('cancelled')
  const page = await get(`/de/bookings/${booking.reference}`)
  expect(page).toContain(`Grund: ${words.in('de').textsOf(statementLineWords).noReason}`)
  expect(page).not.toContain(reason)
})
