import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type AcceptedBy, acceptProposal } from '#features/bookings/placing/accept-proposal.server.ts'
import { byVisitor } from '#features/bookings/placing/write-new-booking.server.ts'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import type { ProposalContent, ProposedLetter } from '#features/proposals/proposal-content.ts'
import type { ProposalSale, SoldPart } from '#features/proposals/proposal-sale.ts'
import { insertProposal } from '#features/proposals/writes.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import { member } from '#features/staff/test-member.server.ts'
import { onRequest } from '#features/stock/stock.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { ageOnDay } from '#features/trips/party.ts'
import { membersOf } from '#features/trips/pricing/member.ts'
import { priceTrip, type TripToPrice } from '#features/trips/pricing/price-trip.ts'
import type { PricedItem } from '#features/trips/pricing/priced-item.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays } from '#values/dates.ts'
import { referenceFrom } from '#values/reference.ts'
import { contact } from './cast.ts'
import { twelveDays } from './tailored-trips.ts'

const uuids = new Map<string, string>()
/** The id of an item of an example, as the table of items has one. */
export function idOf(item: string): string {
  const id = uuids.get(item) ?? randomUUID()
  uuids.set(item, id)
  return id
}

type Sent = {
  trip?: TripToPrice
  /** Of the trip that it is another proposal of; without it one of its own. */
  of?: { tripId: string; enquiryId: string }
  sentAt?: Date
  sentBy?: string
  endsAt?: Date
  parts?: readonly SoldPart[]
  content?: Partial<ProposalContent>
  id?: string
  email?: string
}

/** A trip of an example with its enquiry, and a proposal of it that was sent: example 1 unless another is given. */
export async function sentProposal(
  ctx: Context,
  { trip = twelveDays(), of, sentAt = ctx.clock.now(), sentBy, endsAt, parts, content, id = randomUUID(), email }: Sent = {},
) {
  const { tripId, enquiryId } = of ?? (await begun(ctx, trip, email))
  const version = await findVersion(ctx.db, tripId, 1)
  if (!version) throw new Error('A trip without a version')
  const reference = referenceFrom(randomBytes(8))
  const proposal = {
    ...{ id, tripId, enquiryId, reference, versionId: version.id, language: 'en', customer: contact.name, greeting: '' },
    ...{ sentAt, sentBy: sentBy ?? null, endsAt: endsAt ?? new Date(sentAt.getTime() + 14 * 24 * 3_600_000) },
    content: { ...contentOf(trip), ...content },
    sale: { ...saleOf(trip), ...(parts && { parts }) },
  }
  await ctx.db.transaction().execute((tx) => insertProposal(tx, proposal))
  return proposal
}

/** Who sells in each test context, known by its clock. */
const sellers = new WeakMap<Context['clock'], ReturnType<typeof member>>()

async function begun(ctx: Context, { startsOn, days, travellers: party }: TripToPrice, email: string = contact.email) {
  const text = { kind: 'tailor-made', name: contact.name, email, phone: '', message: 'Three countries', details: {} } as const
  const enquiry = await sendEnquiry(ctx, { ...text, idempotencyKey: randomUUID() })
  if (!enquiry.done) throw new Error(enquiry.refusal.reason)
  const input = { enquiryId: enquiry.value.id, title: 'Three countries', startsOn, party, from: { days } }
  const actor = await (sellers.get(ctx.clock) ?? member(ctx))
  sellers.set(ctx.clock, Promise.resolve(actor))
  const made = await beginTrip(ctx, input, actor)
  if (!made.done) throw new Error(made.refusal.reason)
  return { tripId: made.value.id, enquiryId: enquiry.value.id }
}

const travellersOf = ({ travellers, startsOn }: TripToPrice) =>
  travellers.map((one) => ({
    ...{ position: one.position, bornOn: one.bornOn, residency: one.residency },
    age: ageOnDay(one, startsOn),
  }))

/** The nights of a camp, for which its supplier is asked. */
export const campNights = ({ startsOn }: Pick<TripToPrice, 'startsOn'>): SoldPart => ({
  ...{ resource: onRequest('trip:camp:1'), day: addDays(startsOn, 9), quantity: 1, soft: true },
  ...{ label: 'Nights in a tented camp', options: null, itemId: null },
})

/** Permits of the examples by the ids of the list of fees. */
const feeIds: Record<string, string> = { gorilla: 'gorilla-volcanoes', chimpanzee: 'chimpanzee-kibale' }

const permitsOf = ({ items, startsOn }: TripToPrice) =>
  items.flatMap(({ id, day, options, optional, passedOn }) =>
    passedOn?.kind === 'permit'
      ? [
          {
            ...{ day: addDays(startsOn, day - 1), options, itemId: optional ? idOf(id) : null, feeId: feeIds[id] ?? id },
            label: passedOn.fee?.name ?? id,
            visits: passedOn.units.flatMap(({ who, unitMinor }) => who.map((position) => ({ position, costMinor: unitMinor }))),
          },
        ]
      : [],
  )

export const saleOf = (trip: TripToPrice): ProposalSale => ({
  travellers: travellersOf(trip),
  parts: [campNights(trip)],
  permits: permitsOf(trip),
})

/** Of the trip, and not that of the settings. */
const agreedPolicy = { steps: [{ daysFrom: 0, daysTo: null, percent: 70 }], keepsDeposit: true, depositPercent: 30 } as const

export function contentOf(trip: TripToPrice): ProposalContent {
  const priced = priceTrip(trip)
  if (!priced.done) throw new Error(priced.refusal.reason)
  const { startsOn, days, travellers, options, items } = trip
  return {
    ...{ title: 'Three countries', summary: 'From Kigali to the Mara', startsOn },
    scene: { id: 'virunga', hour: 'dawn', seed: 7, place: 'Kinigi' },
    travellers: membersOf(travellers, startsOn).map(({ position, childOf }) => ({ position, childOf })),
    options: priced.value.options.map(({ letter, lines, totalMinor, optional }) => ({
      ...{ letter, lines, totalMinor, isEstimate: false, text: '' },
      title: options.find((one) => one.letter === letter)?.title ?? '',
      optional: optional.map(({ id, ...price }) => ({ ...price, id: idOf(id) })),
    })),
    days: Array.from({ length: days }, (_, at) => ({
      ...{
        day: at + 1,
        title: `Day ${at + 1}`,
        text: 'On the road',
        from: null,
        to: null,
        driveKm: 0,
        driveMinutes: 0,
        pictures: [],
      },
    })),
    items: items.map((item) => shownItem(item)),
    ...{ included: ['Lodging as written'], excluded: ['Visas'], rwfPerUsd: 1450 },
    terms: { depositBasisPoints: 3_000, balanceDays: 45, policy: agreedPolicy },
  }
}

const shownItem = ({ id, title, day, kind, options, optional, who }: PricedItem): ProposalContent['items'][number] => ({
  ...{ id: idOf(id), title, day, days: 1, kind, options, optional, who, text: '', place: null, isTicked: optional, isOwn: false },
  ...{ dayUse: false, board: null, hotel: null, minimumAge: 0 },
})

type Accepting = {
  letter?: ProposedLetter
  ticked?: readonly string[]
  totalMinor?: number
  attempt?: string
  method?: 'bank-transfer' | 'mobile-money' | 'card' | null
  email?: string
  terms?: string
  by?: AcceptedBy
}

/** Accepts a proposal as its form does; option B with both ticks unless another choice is given. */
export const accept = (
  ctx: Context,
  { id }: { id: string },
  { letter = 'B', ticked = [idOf('O1'), idOf('balloon')], totalMinor = 1_868_389, attempt = 'first', ...more }: Accepting = {},
) =>
  acceptProposal(
    ctx,
    {
      proposalId: id,
      choice: { letter, ticked },
      contact: { ...contact, email: more.email ?? contact.email },
      method: more.method === undefined ? 'bank-transfer' : more.method,
      agreedTotalMinor: totalMinor,
      agreedTerms: more.terms ?? defaultSettings.termsVersion,
      language: 'en',
      attempt,
    },
    more.by ?? byVisitor,
  )

/** The ids of the bookings that were made of a proposal, by what they say themselves. */
export async function bookingsOf({ db }: Pick<Context, 'db'>, { id }: { id: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from bookings where ordered ->> 'proposal' = ${id}`.execute(db)
  return rows.map((row) => row.id)
}
