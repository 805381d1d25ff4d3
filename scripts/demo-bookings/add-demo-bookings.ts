import { randomUUID } from 'node:crypto'
import { enquire } from '#features/bookings/quotes/enquire.server.ts'
import { methodsFor } from '#features/bookings/placing/hold-length.ts'
import { joinWaitingList } from '#features/bookings/waiting-list/join-waiting-list.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { sendBookingLetter } from '#features/bookings/emails/send-booking-email.server.ts'
import { bookingLetterQueue } from '#features/bookings/emails/write-email-later.server.ts'
import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { enquiryLetterQueue, sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { sendEnquiryLetter } from '#features/enquiries/send-enquiry-email.server.tsx'
import type { Context } from '#platform/context.ts'
import { type SampleContext, sampleContext } from './demo-clock.ts'
import { sampleEnquiries } from './demo-enquiries.ts'
import { planSamples, type Sample } from './demo-orders.ts'
import { samplePerson } from './demo-people.ts'
import { hoursAgo, spread } from './demo-stories.ts'
import { tellStory } from './tell-story.ts'

const byVisitor = { actor: 'visitor', sample: true } as const
const hour = 3_600_000

export type Added = { bookings: number; enquiries: number; noRoom: number }

/**
 * Makes the season's samples by the actions that visitors and staff use, each at its own instant before now. Letters are written
 * as they would have been, kept, and sent to nobody. What this house has no room or no price for is left out, and counted.
 */
export async function addSamples(ctx: Context, tell: (done: number, of: number) => void = () => undefined): Promise<Added> {
  const samples = sampleContext(ctx)
  const now = ctx.clock.now()
  const plan = await planSamples(ctx)
  const added: Added = { bookings: 0, enquiries: 0, noRoom: 0 }
  const total = plan.length + sampleEnquiries.length
  for (const [index, sample] of plan.entries()) {
    if (await addBooking(samples, sample, index + 1, now)) added.bookings += 1
    else added.noRoom += 1
    await writeLetters(samples)
    tell(index + 1, total)
  }
  for (const [index, enquiry] of sampleEnquiries.entries()) {
    await addEnquiry(samples, enquiry, plan.length + index + 1, now)
    added.enquiries += 1
    await writeLetters(samples)
    tell(plan.length + index + 1, total)
  }
  return added
}

async function addBooking(samples: SampleContext, sample: Sample, nth: number, now: Date): Promise<boolean> {
  const { story } = sample
  samples.clock.set(new Date(now.getTime() - spread(nth, hoursAgo[story]) * hour))
  const id = await make(samples, sample, nth)
  if (id === undefined) return false
  await writeLetters(samples)
  await tellStory(samples, id, story, now)
  return true
}

/** The booking as its visitor made it; undefined where this house has no room for it, or no price. */
async function make({ ctx }: SampleContext, { order, party, story }: Sample, nth: number): Promise<string | undefined> {
  const contact = samplePerson(nth)
  const message = nth % 5 === 0 ? 'We would like a quiet room, and somebody to meet us at the airport.' : ''
  const formKey = randomUUID()
  if (story === 'enquiry' || story === 'quoted') {
    const asked = await enquire(ctx, { enquiry: { order, party, contact, message }, formKey, by: byVisitor })
    return asked.done ? asked.value.id : undefined
  }
  if (story === 'waiting' && order.kind === 'departure') {
    const answer = { ...contact, departure: order.departure, travellers: party.length }
    const joined = await joinWaitingList(ctx, { answer, formKey, by: byVisitor })
    return joined.done ? joined.value.id : undefined
  }
  const now = ctx.clock.now()
  const priced = await quoteOrder(ctx.db, order, party, now)
  if (!priced.done) return undefined
  const { schedule, startsOn } = priced.value.quote
  const [method] = methodsFor(startsOn, now, { cards: false })
  if (!method) return undefined
  const payment = { method, terms: true, agreedTotalMinor: schedule.totalMinor } as const
  const held = await requestBooking(ctx, { order, party, contact, message, payment, draftId: formKey }, byVisitor)
  return held.done ? held.value.id : undefined
}

async function addEnquiry(
  { ctx, clock }: SampleContext,
  enquiry: Omit<EnquiryText, 'name' | 'email' | 'phone'>,
  nth: number,
  now: Date,
) {
  clock.set(new Date(now.getTime() - spread(nth, [2, 260]) * hour))
  const sent = await sendEnquiry(ctx, { ...enquiry, ...samplePerson(nth), idempotencyKey: randomUUID(), sample: true })
  if (!sent.done) throw new Error(`A sample enquiry was refused: ${JSON.stringify(sent.refusal)}`)
}

/** The letters of what was just done, at the same instant. Documents are made when somebody asks for them. */
async function writeLetters({ ctx, jobs }: SampleContext): Promise<void> {
  for (const { queue, data } of jobs.splice(0)) {
    if (queue === bookingLetterQueue && data.letter !== 'documents') await sendBookingLetter(ctx, data)
    if (queue === enquiryLetterQueue) await sendEnquiryLetter(ctx, data)
  }
}
