import { data } from 'react-router'
import { whyItStays } from '#features/emails/reachable.ts'
import { listEmailsOfOccasions } from '#features/emails/reads.server.ts'
import { type EnquiryEventRow, findAdminEnquiry, listEnquiryEvents } from '#features/enquiries/reads-admin.server.ts'
import { basisOf, cargoOf, cbmOf, chargeableWeight } from '#features/freight/chargeable-weight.ts'
import { quotedLines } from '#features/shipments/price.ts'
import { quoteOccasion, quoteSentText } from '#features/shipments/quote-sent.ts'
import { findShipment, listShipmentEvents, type Shipment, type ShipmentEventRow } from '#features/shipments/reads.server.ts'
import { previewQuote } from '#features/shipments/send-quote-email.server.tsx'
import { mayMove, unfinishedOf } from '#features/shipments/shipment.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { isUuid } from '#values/uuid.ts'
import { answerNotSentWords } from '../../words/admin/answer-not-sent.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { freightWords } from '../../words/freight.ts'
import { freightEmailWords } from '../../words/freight-email.ts'
import { instantText } from '../components/instants.ts'
import { quoteNotSent } from './not-sent-quote.ts'
import { shipmentValues } from './shipment-values.ts'

const freshMs = 5 * 60_000

export async function findShipmentOr404(db: Db, id: string): Promise<Shipment> {
  const found = isUuid(id) ? await findShipment(db, id) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

/** Everything that the screen of a shipment shows; with `looks` the quote as it would be sent now, where it is whole. */
export async function loadShipment(
  ctx: Context,
  read: ReadWords,
  id: string,
  { looks, did }: { looks: boolean; did: string | null },
) {
  const words = read(shipmentAdminWords).shipment
  const { db, clock, mail } = ctx
  const shipment = await findShipmentOr404(db, id)
  const { enquiryId, state } = shipment
  const [enquiry, events, enquiryEvents] = await Promise.all([
    findAdminEnquiry(db, enquiryId),
    listShipmentEvents(db, id),
    listEnquiryEvents(db, enquiryId),
  ])
  const occasionOf = (version: number) => quoteOccasion(enquiryId, version)
  const quotes = events.filter(({ event }) => event === 'quote').map(({ version }) => occasionOf(version))
  const emails = await listEmailsOfOccasions(db, quotes)
  const now = clock.now()
  const today = kigaliDay(now)
  const missing = state === 'new' ? unfinishedOf(shipment, today) : []
  const previews = looks && mayMove('quote', state)
  const { version, reference, name, email, origin, destination } = shipment
  const stays = whyItStays(mail, email) !== undefined
  const { text } = stays && state === 'priced' ? await previewQuote(ctx, shipment) : { text: '' }
  const notSent = quoteNotSent(shipment, { events, emails, enquiryEvents, phone: enquiry?.phone ?? '', text, stays })
  return {
    id,
    enquiryId,
    version,
    reference,
    name,
    email,
    origin,
    destination,
    state,
    today,
    values: shipmentValues(shipment),
    edits: mayMove('save', state),
    weights: weightsOf(read, shipment),
    estimate: enquiry?.details.find(([label]) => label === freightEmailWords.estimate)?.[1] ?? null,
    price: {
      total: read.format.money(usd(shipment.totalMinor)),
      flash: quotedLines(shipment.lines).map(({ label, minor }) => ({ label, amount: read.format.money(usd(minor)) })),
      validUntil: shipment.validUntil && read.format.day(shipment.validUntil),
      leftOut: shipment.leftOut,
    },
    facts: factsOf(read, shipment),
    missing: previews ? missing : [],
    preview: previews && missing.length === 0 ? await previewQuote(ctx, shipment) : undefined,
    notSent,
    delivers: mail.delivers,
    timeline: events.map(({ version: made, at, actor, event, text, totalMinor }) => {
      const sentEmail = event === 'quote' ? emails.find(({ occasion }) => occasion === occasionOf(made)) : undefined
      const labels = words.timeline
      return {
        key: made,
        when: instantText(at, now, read.format),
        title: sentEmail && !sentEmail.sentAt ? read(answerNotSentWords).quote.written : labels.events[event],
        by: labels.by({ name: actor }),
        event,
        text: event === 'save' || event === 'quote' ? read.format.money(usd(totalMinor)) : text,
        sentEmail: sentEmail && {
          id: sentEmail.id,
          state: sentEmail.sentAt ? labels.sent : mail.delivers ? labels.waits : labels.notSent,
        },
      }
    }),
    flash: flashOf(read, did, { events, enquiryEvents, stays, now }),
  }
}

/** What the pieces weigh and what is charged, by how they go; nothing of the weight that is charged while that is open. */
function weightsOf(read: ReadWords, { pieces, mode }: Pick<Shipment, 'pieces' | 'mode'>) {
  if (pieces.length === 0) return null
  const cargo = cargoOf(pieces)
  const charged = mode && chargeableWeight(cargo, basisOf[mode])
  return {
    pieces: cargo.pieces,
    cbm: cbmOf(cargo),
    kg: cargo.grossKg,
    charged,
    rule: mode && read(freightWords).sum.rules[basisOf[mode]],
  }
}

function factsOf(read: ReadWords, { acceptedOn, loadedOn, expectedOn, deliveredOn, reason }: Shipment): [string, string][] {
  const words = read(shipmentAdminWords).shipment
  const { facts } = words
  const days = [
    [facts.accepted, acceptedOn],
    [facts.loaded, loadedOn],
    [facts.expected, expectedOn],
    [facts.delivered, deliveredOn],
  ] as const
  const known = days.flatMap(([label, day]): [string, string][] => (day ? [[label, read.format.day(day)]] : []))
  return reason ? [...known, [facts.reason, reason]] : known
}

type Happened = {
  events: readonly ShipmentEventRow[]
  enquiryEvents: readonly EnquiryEventRow[]
  stays: boolean
  now: Date
}

/** What was done a moment ago, from the timeline and not from the address, which anybody can write. */
function flashOf(read: ReadWords, did: string | null, { events, enquiryEvents, stays, now }: Happened): string | undefined {
  const words = read(shipmentAdminWords).shipment
  const isFresh = ({ at }: { at: Date }) => now.getTime() - at.getTime() <= freshMs
  const last = events.at(-1)
  if (last?.event === 'quote' && did === 'sent') {
    const text = quoteSentText(last.totalMinor)
    return enquiryEvents.some((one) => one.text === text && isFresh(one)) ? read(answerNotSentWords).quote.sent : undefined
  }
  if (!last || last.event !== did || !isFresh(last)) return undefined
  return last.event === 'quote' && stays ? read(answerNotSentWords).quote.saved : words.did[last.event]
}
