import { data } from 'react-router'
import { findAutosave } from '#features/autosave/reads.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { hasNoAddress, whyItStays } from '#features/emails/reachable.ts'
import { listEmailsOfOccasions } from '#features/emails/reads.server.ts'
import { answerBy, answerDays } from '#features/enquiries/answer-by.ts'
import { mayHappen } from '#features/enquiries/enquiry-moves.ts'
import {
  type AdminEnquiry,
  countEnquiriesFrom,
  type EnquiryEventRow,
  findAdminEnquiry,
  listEnquiryEvents,
} from '#features/enquiries/reads-admin.server.ts'
import { listReplies } from '#features/enquiries/replies/reads-replies.server.ts'
import { heldMs } from '#features/enquiries/retention.ts'
import { findShipmentOf } from '#features/shipments/reads.server.ts'
import { may, type Role } from '#features/staff/permissions.ts'
import { listPeople } from '#features/staff/reads-people.server.ts'
import { listTripsOfEnquiry } from '#features/trips/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { isUuid } from '#values/uuid.ts'
import { answerNotSentWords } from '../../words/admin/answer-not-sent.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { newEnquiryWords } from '../../words/admin/new-enquiry.ts'
import type { NotSent } from '../components/emails/not-sent-note.tsx'
import { instantText, whenText } from '../components/instants.ts'
import { whatsappHref } from '../components/phone-links.ts'
import { trafficSourceText } from '../components/traffic-source-text.ts'
import { emailOccasion, enquiryTimeline } from './enquiry-timeline.ts'
import { answerNotSent } from './not-sent.ts'

const freshMs = 5 * 60_000

const isFresh = (at: Date, now: Date) => now.getTime() - at.getTime() <= freshMs

/** The enquiry of an address, or the page that is not there. */
export async function findEnquiryOr404(db: Db, id: string): Promise<AdminEnquiry> {
  const found = isUuid(id) ? await findAdminEnquiry(db, id) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

/** Everything that the screen of an enquiry shows to somebody. */
export async function loadEnquiry(
  ctx: Context,
  read: ReadWords,
  id: string,
  staff: { id: string; role: Role },
  did: string | null,
) {
  const newEnquiryLabels = read(newEnquiryWords)
  const { db, clock, mail } = ctx
  const enquiry = await findEnquiryOr404(db, id)
  const [events, people, replies, booking, shipment, trips, fromThem, autosaved] = await Promise.all([
    listEnquiryEvents(db, id),
    listPeople(db),
    listReplies(db),
    enquiry.bookingId ? findBooking(db, enquiry.bookingId) : undefined,
    findShipmentOf(db, id),
    may(staff.role, 'trips:read') ? listTripsOfEnquiry(db, id) : [],
    countEnquiriesFrom(db, enquiry.email),
    findAutosave(db, staff.id, `enquiry:${id}`),
  ])
  const emails = await listEmailsOfOccasions(
    db,
    events.flatMap(({ event, version }) => emailOccasion(id, event, version)),
  )
  const now = clock.now()
  // The customer reads it, so it is in their language where there is one.
  const theirs = ctx.words.in(enquiry.language, [enquiryAdminWords])
  const { version, reference, kind, name, email, phone, message, details, state, assignedTo, assignedName, channel, source } =
    enquiry
  const isReachable = !hasNoAddress(email)
  const why = whyItStays(mail, email)
  const notSent = answerNotSent(enquiry, { events, emails, stays: why !== undefined })
  return {
    id,
    version,
    reference,
    kind,
    name,
    email: isReachable ? email : '',
    phone,
    whatsapp: whatsappHref(phone, theirs(enquiryAdminWords).enquiry.greeting({ name, reference })),
    notSent,
    origin: { channel, source },
    visit: trafficSourceText(read, enquiry.trafficSource),
    message,
    details,
    state,
    came: instantText(enquiry.createdAt, now, read.format),
    notice: noticeOf(read, enquiry, events, now),
    timeline: enquiryTimeline(read, enquiry, { events, emails, delivers: mail.delivers }, now),
    assigned: { name: assignedName, isYou: assignedTo === staff.id },
    answerers: people
      .filter((one) => !one.disabled && one.joinedAt !== null && may(one.role, 'enquiries:write'))
      .map((one) => ({ value: one.id, words: one.name })),
    replies: replies.map((reply) => ({ value: reply.id, words: reply.title })),
    booking: booking && { id: booking.id, reference: booking.reference },
    shipment: shipment && { id: shipment.id, state: shipment.state, totalMinor: shipment.totalMinor },
    trips: trips.map((trip) => ({ id: trip.id, reference: trip.reference, title: trip.title, isLost: trip.lostAt !== null })),
    others: fromThem - 1,
    autosaved: autosaved && { text: autosaved.typed.text ?? '', began: instantText(autosaved.savedAt, now, read.format) },
    leaves: why === undefined,
    delivers: mail.delivers,
    may: {
      answer: mayHappen('answer', state) && isReachable,
      told: mayHappen('told', state),
      reply: mayHappen('reply', state),
      close: mayHappen('close', state),
      reopen: mayHappen('reopen', state),
      spam: mayHappen('spam', state),
      letThrough: mayHappen('not-spam', state),
      link: mayHappen('link', state),
    },
    flash:
      did === 'recorded' && isFresh(enquiry.createdAt, now)
        ? newEnquiryLabels.saved
        : flashOf(read, did, { events, now, notSent }),
  }
}

/** What whoever opens it has to know first: that it is held back, late, or until when it is to be answered. */
function noticeOf(
  read: ReadWords,
  { state, kind, waitingSince, heldReason, createdAt }: AdminEnquiry,
  events: readonly EnquiryEventRow[],
  now: Date,
) {
  const words = read(enquiryAdminWords)
  if (state === 'held') {
    const reasons: Readonly<Record<string, string>> = words.heldReasons
    const since = events.findLast(({ event }) => event === 'spam')?.at ?? createdAt
    const goes = read.format.day(kigaliDay(new Date(since.getTime() + heldMs)))
    return {
      bad: false,
      strong: null,
      text: words.enquiry.held({ why: reasons[heldReason ?? ''] ?? heldReason ?? '', day: goes }),
    }
  }
  if (state !== 'new') return null
  const by = answerBy(kind, waitingSince)
  const day = instantText(by, now, read.format)
  if (by <= now) return { bad: true, strong: words.enquiry.late, text: words.enquiry.lateText({ day }) }
  return {
    bad: false,
    strong: null,
    text: words.enquiry.due({ day: whenText(read, by, now).replace(/^on /, ''), days: answerDays[kind] }),
  }
}

/** What was done a moment ago, from the timeline and not from the address, which anybody can write. */
function flashOf(
  read: ReadWords,
  did: string | null,
  { events, now, notSent }: { events: readonly EnquiryEventRow[]; now: Date; notSent: NotSent | undefined },
): string | undefined {
  const words = read(enquiryAdminWords)
  const last = events.at(-1)
  if (!last || last.event !== did || !isFresh(last.at, now)) return undefined
  return last.event === 'answer' && notSent ? read(answerNotSentWords).saved : words.enquiry.did[last.event]
}
