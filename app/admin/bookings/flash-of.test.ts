import { expect, test } from 'vitest'
import { addressOfNobody } from '#features/emails/reachable.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { flashOf } from './flash-of.ts'
import { confirmed, now } from './test-booking.ts'

const { did } = readEnglish(bookingAdminWords)
const said = (what: string, event: string, email: string) =>
  flashOf(
    readEnglish,
    what,
    { ...confirmed, email },
    { events: [{ id: 1, event, actor: 'Owner', text: '', at: now }], payments: [] },
    now,
  )

test.each([
  ['reserve', 'reserve', did.accepted.reserve],
  ['reserve', 'request', did.accepted.request],
  ['cancel', 'cancel', did.cancel],
  ['decline', 'decline', did.decline],
])('%s, which came to %s: that an email is queued is said only where there is an address', (what, event, sentence) => {
  expect(said(what, event, 'wanda@example.org')).toBe(`${sentence} ${did.queued}`)
  expect(said(what, event, addressOfNobody('wanda'))).toBe(`${sentence} ${readEnglish(newBookingWords).made.noEmail}`)
})
