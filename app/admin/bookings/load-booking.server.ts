import { data } from 'react-router'
import { type Booking, findBooking, listEvents, listLines, listTravellers } from '#features/bookings/reads.server.ts'
import { findDepartureById } from '#features/departures/reads.server.ts'
import { listLetters } from '#features/letters/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import type { Context, Db } from '#platform/context.ts'
import { deskWords } from '../../words/desk.ts'
import { instantText, whenText } from '../instants.ts'
import { noticeOf } from './booking-notice.ts'
import { type BookingEventRow, timelineOf } from './booking-timeline.ts'
import { contactView, departureView, journeyText, moneyView, travellersView } from './booking-view.ts'
import { moveChoices } from './desk-moves.ts'

/** The booking of an address, or a page that is not there. */
export async function findBookingOr404(db: Db, id: string): Promise<Booking> {
  const booking = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(id) ? await findBooking(db, id) : undefined
  if (!booking) throw data(null, { status: 404 })
  return booking
}

/** All that the screen of one booking shows to a member of staff, in words: the browser is told no more. */
export async function loadBooking(ctx: Context, id: string, staff: Staff, did: string | null) {
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBookingOr404(db, id)
  const [events, lines, travellers, departure, letters] = await Promise.all([
    listEvents(db, id),
    listLines(db, id),
    listTravellers(db, id),
    findDepartureById(db, booking.departureId, now),
    may(staff.role, 'letters:read') ? listLetters(db, { bookingId: id }) : undefined,
  ])
  return {
    reference: booking.reference,
    version: booking.version,
    state: booking.state,
    title: deskWords.booking.title(booking.leadName, booking.travellersCount),
    journey: journeyText(booking),
    notice: noticeOf(booking, events, now),
    told: toldOf(did, booking, events, now),
    choices: may(staff.role, 'bookings:move') ? moveChoices(booking, lines, now) : [],
    timeline: timelineOf(booking, events, now),
    travellers: travellersView(travellers, booking.startsOn),
    money: moneyView(booking, lines),
    departure: departureView(departure),
    contact: contactView(booking, now),
    delivers: ctx.mail.delivers,
    letters: letters?.map(({ id, subject, createdAt, sentAt }) => ({
      id,
      subject,
      written: instantText(createdAt, now),
      sent: sentAt !== null,
    })),
  }
}

/** What was done a moment ago, from the timeline and not from the address, which anybody can write. */
function toldOf(did: string | null, booking: Booking, events: readonly BookingEventRow[], now: Date): string | undefined {
  const last = events.at(-1)
  const words = deskWords.booking.did
  if (!last || last.event !== did || now.getTime() - last.at.getTime() > 5 * 60_000) return undefined
  if (did === 'extend') return booking.holdEndsAt ? words.extend(whenText(booking.holdEndsAt, now)) : undefined
  return did === 'confirm' || did === 'decline' || did === 'cancel' || did === 'note' ? words[did] : undefined
}
