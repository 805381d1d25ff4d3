import { expect, test } from 'vitest'
import { addressOfDemo, addressOfNobody, whyItStays } from '#features/emails/reachable.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { flashOf } from './flash-of.ts'
import { confirmed, now } from './test-booking.ts'

const { did } = readEnglish(bookingAdminWords)
const said = (what: string, event: string, email: string, delivers = true) =>
  flashOf(
    readEnglish,
    what,
    { ...confirmed, email },
    {
      events: [{ id: 1, event, actor: 'Owner', text: '', at: now }],
      payments: [],
      stays: whyItStays({ delivers }, email),
    },
    now,
  )

test.each([
  ['reserve', 'reserve', did.accepted.reserve],
  ['reserve', 'request', did.accepted.request],
  ['part', 'answer', did.answered],
  ['cancel', 'cancel', did.cancel],
  ['decline', 'decline', did.decline],
])('%s, which came to %s: that an email is queued is said only where it leaves, and else why it stays', (what, event, sentence) => {
  expect(said(what, event, 'wanda@example.org')).toBe(`${sentence} ${did.queued}`)
  const { stays } = readEnglish(newBookingWords).made
  expect(said(what, event, addressOfNobody('wanda'))).toBe(`${sentence} ${stays['no-address']}`)
  expect(said(what, event, addressOfDemo(7))).toBe(`${sentence} ${stays.demo}`)
  expect(said(what, event, 'wanda@example.org', false)).toBe(`${sentence} ${stays['no-mail-server']}`)
})
