import { randomUUID } from 'node:crypto'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import { enquire } from '#features/bookings/placing/enquire.server.ts'
import { joinWaitingList } from '#features/bookings/placing/join-waiting-list.server.ts'
import { requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import type { MadeBy } from '#features/bookings/placing/write-new-booking.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import type { EnquiryText } from '#features/enquiries/enquiry.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { addDemoPayables } from '#features/payables/demo/add-demo-payables.server.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { addDemoOrders } from '#features/supply/demo/add-demo-orders.server.ts'
import type { Context } from '#platform/context.ts'
import { type DemoContext, demoContext } from './demo-clock.ts'
import { assignDemoCrew } from './demo-crew.ts'
import { demoEnquiries } from './demo-enquiries.ts'
import { planDemoBookings, type Sample } from './demo-orders.ts'
import { demoPerson } from './demo-people.ts'
import { hoursAgo, spread } from './demo-stories.ts'
import { addDemoTrips, type TailorMade } from './demo-trips.ts'
import { playStory } from './play-story.ts'
import { writeEmails } from './write-emails.ts'

/** Staff have not asked everybody: every third has no marketing source. */
const sources = ['search', 'recommendation', null, 'social-media', 'returning', null, 'review-site', 'partner', null] as const
/** The visits that began them: of every eighth the site does not know it. Half were sent in a later visit, by its address. */
const visits: readonly (TrafficSource | null)[] = [
  { kind: 'search', name: 'google' },
  { kind: 'campaign', name: 'instagram/gorillas-2027' },
  { kind: 'direct', name: '' },
  { kind: 'site', name: 'tripadvisor' },
  null,
  { kind: 'email', name: 'newsletter' },
  { kind: 'social', name: 'facebook' },
  { kind: 'search', name: 'bing' },
]
const visit = (nth: number) => visits[nth % visits.length] ?? null

const byVisitor = (nth: number): MadeBy => ({
  actor: 'visitor',
  sample: true,
  source: sources[nth % sources.length] ?? null,
  firstSource: visit(nth),
  lastSource: nth % 2 === 0 ? { kind: 'direct', name: '' } : visit(nth),
})
const hour = 3_600_000

export type Added = {
  bookings: number
  enquiries: number
  trips: number
  assignments: number
  orderLines: number
  invoices: number
  paymentsOut: number
  noRoom: number
}

/**
 * Makes the season's demo bookings by the actions that visitors and staff use, each at its own instant before now. Emails are
 * written as they would have been, stored, and not sent. Bookings without stock or price on this site are left out, and counted.
 */
export async function addDemoBookings(
  ctx: Context,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Added> {
  const demo = demoContext(ctx)
  const now = ctx.clock.now()
  const plan = await planDemoBookings(ctx)
  const added: Added = {
    bookings: 0,
    enquiries: 0,
    trips: 0,
    assignments: 0,
    orderLines: 0,
    invoices: 0,
    paymentsOut: 0,
    noRoom: 0,
  }
  const total = plan.length + demoEnquiries.length
  for (const [index, sample] of plan.entries()) {
    if (await addBooking(demo, sample, index + 1, now)) added.bookings += 1
    else added.noRoom += 1
    await writeEmails(demo)
    onProgress(index + 1, total)
  }
  const tailored: TailorMade[] = []
  for (const [index, enquiry] of demoEnquiries.entries()) {
    const contact = demoPerson(plan.length + index + 1)
    const enquiryId = await addEnquiry(demo, { ...enquiry, ...contact }, plan.length + index + 1, now)
    if (enquiry.kind === 'tailor-made') tailored.push({ enquiryId, contact })
    added.enquiries += 1
    await writeEmails(demo)
    onProgress(plan.length + index + 1, total)
  }
  const { trips, bookings } = await addDemoTrips(demo, tailored, now)
  const assignments = await assignDemoCrew(ctx)
  demo.clock.set(now)
  const orderLines = await addDemoOrders(demo.ctx)
  const { invoices, payments: paymentsOut } = await addDemoPayables(demo)
  return { ...added, trips, assignments, orderLines, invoices, paymentsOut, bookings: added.bookings + bookings }
}

async function addBooking(demo: DemoContext, sample: Sample, nth: number, now: Date): Promise<boolean> {
  const { story } = sample
  demo.clock.set(new Date(now.getTime() - spread(nth, hoursAgo[story]) * hour))
  const id = await make(demo, sample, nth)
  if (id === undefined) return false
  await writeEmails(demo)
  await playStory(demo, id, story, now)
  return true
}

/** The booking as its visitor made it; undefined where this site has no stock for it, or no price. */
async function make({ ctx }: DemoContext, { order, party, story }: Sample, nth: number): Promise<string | undefined> {
  const contact = demoPerson(nth)
  const message = nth % 5 === 0 ? 'We would like a quiet room, and somebody to meet us at the airport.' : ''
  const formKey = randomUUID()
  if (story === 'enquiry' || story === 'quoted') {
    const enquired = await enquire(ctx, { enquiry: { order, party, contact, message }, formKey, by: byVisitor(nth) })
    return enquired.done ? enquired.value.id : undefined
  }
  if (story === 'waiting' && order.kind === 'departure') {
    const answer = { ...contact, departure: order.departure, travellers: party.length }
    const joined = await joinWaitingList(ctx, { answer, formKey, by: byVisitor(nth) })
    return joined.done ? joined.value.id : undefined
  }
  const now = ctx.clock.now()
  const priced = await quoteOrder(ctx.db, order, party, now)
  if (!priced.done) return undefined
  const { quote, product } = priced.value
  const { schedule, startsOn } = quote
  const [method] = methodsFor(startsOn, now, { cards: false })
  if (!method) return undefined
  const agreedTerms = product.settings.termsVersion
  const payment = { method, terms: true, agreedTerms, agreedTotalMinor: schedule.totalMinor } as const
  const held = await requestBooking(ctx, { order, party, contact, message, payment, draftId: formKey }, byVisitor(nth))
  return held.done ? held.value.id : undefined
}

async function addEnquiry({ ctx, clock }: DemoContext, enquiry: EnquiryText, nth: number, now: Date): Promise<string> {
  // Of one that was made a trip of, long enough ago for that.
  clock.set(new Date(now.getTime() - spread(nth, enquiry.kind === 'tailor-made' ? [90, 260] : [2, 260]) * hour))
  const sent = await sendEnquiry(ctx, { ...enquiry, idempotencyKey: randomUUID(), sample: true, trafficSource: visit(nth) })
  if (!sent.done) throw new Error(`A sample enquiry was refused: ${JSON.stringify(sent.refusal)}`)
  return sent.value.id
}
