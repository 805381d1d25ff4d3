import { randomUUID } from 'node:crypto'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import type { NewRateBook } from '#features/suppliers/new-rate-book.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { changeTripVersion } from '#features/trips/change-trip-version.server.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { sendProposal } from '#features/trips/proposing/send-proposal.server.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import type { ItemFacts } from '#features/trips/trip-version.ts'
import type { Context } from '#platform/context.ts'
import type { Outcome } from '#values/outcome.ts'
import { oneCarBook } from './car-rate-book.ts'
import { couple, placeholder } from './trip-parts.ts'

/** What nobody outside the office may read. Amounts are written as people and as machines write them. */
const secrets = [
  ...['Zebedayo Motors', 'Zebedayo car', 'zq-note-of-item', 'zq-note-of-version', 'zq-by-telephone', 'zq-why-it-is-sent'],
  ...['137.31', '13731', '247.13', '24713', '391.79', '39179', '3337', '33.37', '0.9271', '927100'],
]

/** Those that a text says, which is none of what a customer gets. An amount is one where it stands by itself: digits of an id are none. */
export const secretsIn = (text: string): string[] =>
  secrets.filter((secret) => new RegExp(`(?<![0-9A-Za-z])${secret.replaceAll('.', '\\.')}(?![0-9A-Za-z])`).test(text))

const book = (): NewRateBook => ({
  suppliers: oneCarBook.suppliers.map((supplier) => ({
    ...supplier,
    name: `Zebedayo Motors ${randomUUID().slice(0, 8)}`,
    services: supplier.services.map((service) => ({ ...service, name: 'Zebedayo car' })),
    contracts: supplier.contracts.map((contract) => ({
      ...contract,
      rates: contract.rates.map((rate) => ({ ...rate, amountMinor: 13_731 })),
    })),
  })),
  exchange: [{ currency: 'EUR', asOf: '2027-03-10', unitsPerUsd: 0.9271, source: 'A bank' }],
})

const doneOf = <Value>(outcome: Outcome<Value, { reason: string }>): Value => {
  if (!outcome.done) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

type Wanted = {
  email?: string
  language?: string
  options?: 1 | 2
  holdsDays?: number
  byEmail?: boolean
  /** What is changed besides before it is sent. */
  changes?: readonly VersionChange[]
}

/**
 * A proposal of two days from 6 July 2027, sent by a member of staff: a lodge in each option, a car, the gorillas, a flight of the couple's own, and a cooking
 * class that they may tick. What it costs the office, and what staff noted, is found by `secretsIn`.
 */
export async function sentProposal(
  ctx: Context,
  actor: { id: string; name: string },
  { email = 'marit@example.no', language = 'en', options = 2, holdsDays = 14, byEmail = true, changes = [] }: Wanted = {},
) {
  const car = await ctx.db.transaction().execute(async (tx) => (await addRateBook(ctx, tx, book(), 'Sophie')).get('car') ?? 0)
  const enquiry = { kind: 'tailor-made', name: 'Marit Solheim', email, phone: '', message: 'Gorillas', details: {} } as const
  const { id: enquiryId } = doneOf(await sendEnquiry(ctx, { ...enquiry, idempotencyKey: randomUUID() }))
  const begun = { enquiryId, title: 'Gorillas for two', startsOn: '2027-07-06', party: couple, from: { days: 2 } }
  const { id: tripId } = doneOf(await beginTrip(ctx, begun, actor))
  const draft = async () => {
    const version = await findVersion(ctx.db, tripId, 1)
    if (!version) throw new Error('The draft has gone')
    return version
  }
  const change = async (one: VersionChange) =>
    doneOf(await changeTripVersion(ctx, { tripId, number: 1, seen: (await draft()).edition, change: one }))
  const version = await draft()
  const titles = ['Lodges', 'Luxury'].slice(0, options)
  await change({
    change: 'offer',
    options: titles.map((title, at) => ({ letter: at === 0 ? 'A' : 'B', title, text: `${title} all the way`, discount: null })),
    pricing: { ...version.pricing, rule: { markupBp: 3_337 } },
    summary: 'Two days with the gorillas.',
    included: ['All meals'],
    excluded: ['Tips'],
    note: 'zq-note-of-version',
  })
  const places = { fromPlaceId: 'kigali', toPlaceId: 'kinigi', pictures: [] }
  await change({
    change: 'day',
    day: 1,
    facts: { title: 'To the volcanoes', text: 'The road climbs terrace above terrace.', ...places },
  })
  await change({
    change: 'day',
    day: 2,
    facts: { title: 'The gorillas', text: 'An hour with a family.', pictures: [], fromPlaceId: 'kinigi', toPlaceId: 'kigali' },
  })
  const lodge = (letter: 'A' | 'B', title: string, amountMinor: number): Partial<ItemFacts> => ({
    ...{ kind: 'stay', source: 'hand', title, options: options > 1 ? [letter] : null, note: 'zq-note-of-item' },
    hand: { currency: 'USD', amountMinor, reason: 'zq-by-telephone' },
  })
  const classId = randomUUID()
  const items: [string, Partial<ItemFacts>][] = [
    [randomUUID(), lodge('A', 'Kinigi Guest House', 24_713)],
    ...(options > 1 ? [[randomUUID(), lodge('B', 'Volcano Heights', 39_179)] as [string, Partial<ItemFacts>]] : []),
    [randomUUID(), { kind: 'transport', source: 'service', serviceId: car, title: 'Car with driver', days: 2 }],
    [randomUUID(), { kind: 'fee', source: 'fee', feeId: 'gorilla-volcanoes', title: 'Gorilla permit', day: 2 }],
    [randomUUID(), { kind: 'flight', source: 'own', title: 'Flight from Oslo', text: 'You land at 18:20.' }],
    [
      classId,
      {
        ...{ source: 'hand', title: 'Cooking class', optional: true, ticked: false },
        hand: { currency: 'USD', amountMinor: 4_000, reason: 'zq-by-telephone' },
      },
    ],
  ]
  for (const [id, facts] of items) await change({ change: 'add-item', id, facts: placeholder(facts) })
  for (const one of changes) await change(one)
  const { edition } = await draft()
  const at = ctx.clock.now()
  const sent = doneOf(
    await sendProposal(
      ctx,
      {
        ...{ id: randomUUID(), tripId, number: 1, seen: edition, customer: 'Marit and Jean Solheim', language, byEmail },
        greeting: 'Dear Marit and Jean,\n\nit was good to talk to you.\nHere is what we thought of.',
        endsAt: new Date(at.getTime() + holdsDays * 24 * 3_600_000),
        reason: 'zq-why-it-is-sent',
      },
      { actor, mayLose: true, email: true },
    ),
  )
  const proposal = await findProposalById(ctx.db, sent.id)
  if (!proposal) throw new Error('The proposal has gone')
  return { proposal, tripId, enquiryId, classId }
}
