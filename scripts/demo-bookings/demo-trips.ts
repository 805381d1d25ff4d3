import { randomUUID } from 'node:crypto'
import { comfortNames } from '#app/words/admin/content/site-names.ts'
import type { Contact } from '#features/bookings/drafts/booking-draft.ts'
import { acceptProposal } from '#features/bookings/placing/accept-proposal.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { pricedComforts } from '#features/pricing/packages/package-rates.ts'
import { chosenPrice, tickedFirst } from '#features/proposals/chosen-price.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import { recordSeen } from '#features/proposals/record-seen.server.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { travellersOf } from '#features/trips/begin/begin-trip-request.ts'
import { changeTripVersion } from '#features/trips/change-trip-version.server.ts'
import { freezeVersion } from '#features/trips/freeze-version.server.ts'
import { sendProposal } from '#features/trips/proposing/send-proposal.server.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import type { DemoContext } from './demo-clock.ts'
import { type DemoTrip, demoTrips, teaTasting } from './demo-trip-wishes.ts'
import { playStory } from './play-story.ts'
import { writeEmails } from './write-emails.ts'

/** Somebody who asked for a journey made to measure. */
export type TailorMade = { enquiryId: string; contact: Contact }

export type AddedTrips = { trips: number; bookings: number }

const hour = 3_600_000
const day = 24 * hour

/**
 * Begins a trip for each of these enquiries, from a package in two comforts: one stays a draft with a version that was frozen, one is sent, one is accepted and
 * booked. They belong to nobody, are not in the audit log, and go with their enquiries. Answers how many trips and bookings: a site
 * without such packages gets none.
 */
export async function addDemoTrips(demo: DemoContext, enquiries: readonly TailorMade[], now: Date): Promise<AddedTrips> {
  const added = { trips: 0, bookings: 0 }
  for (const [index, one] of enquiries.entries()) {
    const trip = demoTrips[index]
    if (!trip) continue
    demo.clock.set(new Date(now.getTime() - 3 * day - index * hour))
    const tripId = await begin(demo, one, trip, addDays(kigaliDay(now), 90 + 40 * index))
    if (tripId === undefined) continue
    added.trips += 1
    if (trip.story === 'frozen') await freezeVersion(demo.ctx, { tripId, number: 1, seen: 1 }, null)
    else if (await propose(demo, tripId, one, trip, now)) added.bookings += 1
    await writeEmails(demo)
  }
  return added
}

/** The trip's id; undefined where the package is not published here, or is sold in one comfort. */
async function begin({ ctx }: DemoContext, { enquiryId }: TailorMade, { slug, title, party }: DemoTrip, startsOn: Day) {
  const content = await findPackage(ctx.db, slug)
  const [first, second] = content ? pricedComforts(content.rates) : []
  if (!first || !second) return undefined
  const from = { slug, comforts: [first, second], comfortNames }
  const travellers = travellersOf({ ...party, childAges: [...party.childAges] })
  const trip = await beginTrip(ctx, { enquiryId, title, startsOn, party: travellers, from }, null)
  if (!trip.done) throw new Error(`A demo trip was refused: ${trip.refusal.reason}`)
  return trip.value.id
}

/** Sends the version with something to tick, and lets its customer read it, and accept it where their story says so: whether that made a booking. A site on which something stands against it keeps the draft. */
async function propose(demo: DemoContext, tripId: string, { contact }: TailorMade, trip: DemoTrip, now: Date): Promise<boolean> {
  const { ctx, clock } = demo
  const later = (hours: number) => clock.set(new Date(Math.min(clock.now().getTime() + hours * hour, now.getTime() - 60_000)))
  const draft = await changeTripVersion(ctx, {
    ...{ tripId, number: 1, seen: 1 },
    change: { change: 'add-item', id: randomUUID(), facts: teaTasting },
  })
  if (!draft.done) throw new Error(`A demo trip was refused: ${draft.refusal.reason}`)
  later(2)
  const proposalId = randomUUID()
  const sent = await sendProposal(
    ctx,
    {
      ...{ id: proposalId, tripId, number: 1, seen: draft.value.edition, customer: contact.name, greeting: trip.greeting },
      ...{ language: 'en', endsAt: new Date(clock.now().getTime() + 14 * day), reason: '', byEmail: true },
    },
    { actor: null, mayLose: false, email: true },
  )
  if (!sent.done) return false
  await writeEmails(demo)
  later(7)
  await recordSeen(ctx, proposalId)
  later(20)
  await recordSeen(ctx, proposalId)
  return trip.story === 'accepted' && accept(demo, proposalId, contact, now)
}

async function accept(demo: DemoContext, proposalId: string, contact: Contact, now: Date): Promise<boolean> {
  const { ctx, clock } = demo
  const proposal = await findProposalToBook(ctx.db, proposalId)
  if (!proposal) return false
  const { content } = proposal
  const choice = { letter: 'A', ticked: tickedFirst(content, 'A') } as const
  const priced = chosenPrice(content, choice)
  const [method] = methodsFor(content.startsOn, clock.now(), { cards: false })
  if (!priced.done || !method) return false
  const agreedTotalMinor = priced.value.totalMinor
  const lastSource = { kind: 'direct', name: '' } as const
  const by = { actor: 'visitor', sample: true, source: 'recommendation', lastSource } as const
  const input = { proposalId, choice, contact, method, agreedTotalMinor, language: 'en', attempt: randomUUID() }
  const accepted = await acceptProposal(ctx, input, by)
  if (!accepted.done) return false
  await writeEmails(demo)
  await playStory(demo, accepted.value.id, 'deposit', now)
  return true
}
