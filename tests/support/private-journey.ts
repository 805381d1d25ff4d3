import { randomUUID } from 'node:crypto'
import { sendEnquiry } from '#features/enquiries/send-enquiry.server.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { findProposalById } from '#features/proposals/reads.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import type { NewRateBook } from '#features/suppliers/new-rate-book.ts'
import { beginTrip } from '#features/trips/begin/begin-trip.server.ts'
import { changeTripVersion } from '#features/trips/change-trip-version.server.ts'
import type { VersionChange } from '#features/trips/changes/version-change.ts'
import { sendProposal } from '#features/trips/proposing/send-proposal.server.ts'
import { findVersion } from '#features/trips/reads.server.ts'
import type { ItemFacts } from '#features/trips/trip-version.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { noStay, plainRate, plainTerms } from './rate-defaults.ts'
import { couple, placeholder } from './trip-parts.ts'

/** The lodges of the journey in the order of its nights: by whom, and by which address they are sent orders; the last by phone alone. */
export const lodgesOfJourney = {
  plains: { name: 'Plains Camp', email: 'plains@lodges.example', minor: 21_000 },
  volcano: { name: 'Volcano Lodge', email: 'volcano@lodges.example', minor: 32_000 },
  lake: { name: 'Lake House', email: 'lake@lodges.example', minor: 17_000 },
  forest: { name: 'Forest Inn', email: 'forest@lodges.example', minor: 14_000 },
  hill: { name: 'Hill Lodge', email: '', minor: 15_000 },
} as const
export type LodgeKey = keyof typeof lodgesOfJourney

function rateBook(today: Day): NewRateBook {
  const year = { from: today, to: addDays(today, 364) }
  const keys = Object.keys(lodgesOfJourney) as LodgeKey[]
  return {
    suppliers: keys.map((key) => {
      const { name, email, minor } = lodgesOfJourney[key]
      return {
        ...{ kind: 'lodging', name, email, placeId: null, hotelId: null, phone: '+250 788 000 000', note: '' },
        services: [
          { ...noStay, key, kind: 'stay', name: `Room at ${name}`, basis: 'person-night', board: 'FB', beds: 2, mostGuests: 3 },
        ],
        contracts: [
          {
            ...plainTerms,
            validFrom: year.from,
            validTo: year.to,
            payment: [{ percent: 100, when: 'before', days: 20 }],
            rates: [{ ...plainRate, ...year, service: key, amountMinor: minor, singleMinor: minor + 6_000 }],
          },
        ],
        closures: [],
      }
    }),
    exchange: [],
  }
}

const doneOf = <Value>(outcome: Outcome<Value, { reason: string }>): Value => {
  if (!outcome.done) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

/**
 * A private journey of eight days for two, made to measure and proposed to them: seven nights in four lodges, the gorillas on the fourth
 * day, a guide and a car of ours.
 */
export async function proposedJourney(ctx: Context, { secret, startsOn }: { secret: string; startsOn: Day }) {
  const actor = await member(ctx)
  const ids = await ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, rateBook(kigaliDay(ctx.clock.now())), actor.name))
  const serviceId = (key: LodgeKey) => ids.get(key) ?? 0
  const customer = { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 955 31 427' }
  const enquiry = { kind: 'tailor-made', ...customer, message: 'Eight days', details: {}, idempotencyKey: randomUUID() } as const
  const { id: enquiryId } = doneOf(await sendEnquiry(ctx, enquiry))
  const begun = { enquiryId, title: 'Plains, gorillas and the lake', startsOn, party: couple, from: { days: 8 } }
  const { id: tripId } = doneOf(await beginTrip(ctx, begun, actor))
  const draft = async (number: number) => {
    const version = await findVersion(ctx.db, tripId, number)
    if (!version) throw new Error('The draft has gone')
    return version
  }
  const change = async (number: number, one: VersionChange) =>
    doneOf(await changeTripVersion(ctx, { tripId, number, seen: (await draft(number)).edition, change: one }))
  const stay = (key: LodgeKey, day: number, days: number): Partial<ItemFacts> => ({
    ...{ kind: 'stay', source: 'service', serviceId: serviceId(key), title: lodgesOfJourney[key].name, day, days },
  })
  const ours = (kind: 'guide' | 'transport', title: string, amountMinor: number): Partial<ItemFacts> => ({
    ...{ kind, source: 'hand', title, days: 8, hand: { currency: 'USD', amountMinor, reason: 'Our own' } },
  })
  for (const facts of [
    stay('plains', 1, 2),
    stay('volcano', 3, 2),
    stay('lake', 5, 2),
    stay('forest', 7, 1),
    { kind: 'fee', source: 'fee', feeId: 'gorilla-volcanoes', title: 'Gorilla permit', day: 4 } as const,
    ours('guide', 'Guide', 64_000),
    ours('transport', 'Car', 96_000),
  ]) {
    await change(1, { change: 'add-item', id: randomUUID(), facts: placeholder(facts) })
  }
  const send = async (number: number, booking?: string) => {
    const sent = await sendProposal(
      ctx,
      {
        ...{ id: randomUUID(), tripId, number, seen: (await draft(number)).edition, customer: customer.name, language: 'en' },
        ...{ byEmail: false, greeting: 'Dear Marit', endsAt: new Date(ctx.clock.now().getTime() + 24 * 3_600_000), reason: '-' },
        ...(booking && { booking }),
      },
      { actor, mayLose: true, email: true },
    )
    const proposal = await findProposalById(ctx.db, doneOf(sent).id)
    if (!proposal) throw new Error('The proposal has gone')
    return { ...proposal, path: `/proposals/${proposalCode(secret, proposal)}` }
  }
  return {
    proposal: await send(1),
    tripId,
    serviceId,
    /** Sends another version to a booking of it, in which the last night at the first lodge is one more at the second. */
    async sendShifted(booking: string) {
      const { items } = await draft(2)
      const factsOf = (serviceId: number) => {
        const found = items.find((item) => item.serviceId === serviceId)
        if (!found) throw new Error('A lodge is not in the journey')
        const { id, rootId: _root, position: _at, cost: _cost, passedOn: _passed, edition: _edition, ...facts } = found
        return { id, facts }
      }
      const [plains, volcano] = [factsOf(serviceId('plains')), factsOf(serviceId('volcano'))]
      await change(2, { change: 'item', id: plains.id, facts: { ...plains.facts, days: 1 } })
      await change(2, { change: 'item', id: volcano.id, facts: { ...volcano.facts, day: 2, days: 3 } })
      return send(2, booking)
    },
  }
}

/** So near that the sheets of its guide and its car open already. */
export const startOfJourney = (ctx: Context): Day => addDays(kigaliDay(ctx.clock.now()), 6)
