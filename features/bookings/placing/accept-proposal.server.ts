import { createHash } from 'node:crypto'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { linkAcceptedBooking } from '#features/enquiries/link-booking.server.ts'
import { lockEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { termsKey } from '#features/pages/agreed-terms.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import type { VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import type { Choice } from '#features/proposals/chosen-price.ts'
import { queueProposalNews } from '#features/proposals/emails/queue-proposal-news.server.ts'
import { type ProposalState, proposalState } from '#features/proposals/proposal.ts'
import {
  type AcceptanceStatus,
  findAcceptanceStatus,
  findProposalToBook,
  lockAcceptanceStatus,
  type ProposalToBook,
} from '#features/proposals/reads-accepted.server.ts'
import { recordAcceptance } from '#features/proposals/record-acceptance.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { Contact } from '../drafts/booking-draft.ts'
import { holderLocks } from '../holds/holder-keys.server.ts'
import type { UnpaidRefusal } from '../holds/unpaid-holds.ts'
import { findLiveBooking, tripLock } from '../quotes/booked-trip.server.ts'
import { type TailoredQuote, type TailoredRefusal, tailoredQuote } from '../quotes/tailored-quote.ts'
import { findBooking, lockKeys } from '../reads.server.ts'
import {
  type BookingToMake,
  checkMethod,
  holdTermsFor,
  limitedHolder,
  type MakingRefusal,
  type MethodRefusal,
  makeBooking,
} from './make-booking.server.ts'
import { reportShortParts } from './report-short-parts.server.ts'
import { isVisitor, type MadeBooking, type MadeBy } from './write-new-booking.server.ts'

/** Who accepts: the visitor, or a member of staff for a caller, with their id. */
export type AcceptedBy = MadeBy & { staffId?: string }

export type AcceptanceInput = {
  proposalId: string
  /** The option and what is ticked in it. */
  choice: Choice
  contact: Contact
  /** How they pay; null where staff accept for a caller, without a method yet. */
  method: VisitorPaymentMethod | null
  /** The total that was on the screen, in US cents: no other is ever charged. */
  agreedTotalMinor: number
  /** Which terms were on the screen (`termsKey`): no others are ever agreed to. Absent where staff accept and none were shown. */
  agreedTerms?: string | undefined
  /** Of the page, in which the customer is written to. */
  language: string
  /** Made with the page that was shown: the same form sent twice is one acceptance. */
  attempt: string
}

export type AcceptProposalRefusal =
  | TailoredRefusal
  | MethodRefusal
  | MakingRefusal
  | UnpaidRefusal
  | { reason: 'proposal-unknown' }
  | { reason: 'not-open'; state: Exclude<ProposalState, 'sent' | 'accepted'> }
  /** By another form, or by this one more than ten minutes ago. */
  | { reason: 'accepted-already'; at: Date; name: string }
  /** Another proposal of the trip was accepted, and its booking lives. */
  | { reason: 'booked-already' }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'terms-changed' }

/** The same form is answered as the first time for so long. */
const sameAttemptMs = 10 * 60_000

/**
 * A customer accepts a proposal: one booking on hold, or a request where a part is on request, at the price that was sent (docs/proposals.md,
 * 'Acceptance'). Staff accept for a caller likewise, as `by`. One transaction decides it under the lock of the trip, and a refusal has
 * written nothing. Refused: what `tailoredQuote` refuses, another total or other terms than were shown, a way of paying that is not offered,
 * more than a visitor may hold unpaid, stock that is short, and a proposal that is not open at the instant of the database. Whoever sent the proposal gets an
 * email of it, and of what was short, unless they accept it themselves.
 */
export async function acceptProposal(
  ctx: Context,
  input: AcceptanceInput,
  by: AcceptedBy,
): Promise<Outcome<MadeBooking, AcceptProposalRefusal>> {
  const proposal = await findProposalToBook(ctx.db, input.proposalId)
  if (!proposal) return refused({ reason: 'proposal-unknown' })
  const made = { ...by, language: input.language }
  const attemptHash = createHash('sha256').update(input.attempt).digest()
  const accepted = await transact<MadeBooking, AcceptProposalRefusal>(ctx.db, async (tx) => {
    const holder = limitedHolder(ctx, { contact: input.contact, by: made })
    await lockKeys(tx, [tripLock(proposal), ...(holder ? holderLocks(holder) : [])])
    const status = await findAcceptanceStatus(tx, proposal.id)
    const now = await ctx.clock.in(tx)
    if (status?.state === 'accepted') return answerAgain(tx, status, { attemptHash, now })
    const open = isOpen(status, now)
    if (!open.done) return open
    if (await findLiveBooking(tx, proposal, now)) return refused({ reason: 'booked-already' })
    const checked = await checkAcceptance(ctx, tx, proposal, input, now)
    if (!checked.done) return checked
    // An erasure locks the enquiry first: what it deletes is not accepted meanwhile.
    const enquiry = await lockEnquiry(tx, proposal.enquiryId)
    if (!enquiry) return refused({ reason: 'proposal-unknown' })
    // The enquiry began it, by its channel, and of an acceptance by staff it was the last that the customer sent.
    const { channel, source, trafficSource: firstSource } = enquiry
    const origin = { channel, source, firstSource, lastSource: isVisitor(by) ? (by.lastSource ?? null) : firstSource }
    const toMake = { ...checked.value, contact: input.contact, message: '', method: input.method, by: { ...made, ...origin } }
    const hold = await holdTermsFor(ctx, tx, toMake, holder)
    if (!hold.done) return hold
    const idempotencyKey = `proposal:${proposal.id}`
    const booked = await makeBooking(ctx, tx, { ...toMake, hold: hold.value, idempotencyKey }, async () =>
      isOpen(await lockAcceptanceStatus(tx, proposal.id), await ctx.clock.in(tx)),
    )
    if (!booked.done) return booked
    await markAccepted(ctx, tx, proposal, { input, quote: checked.value.quote, booking: booked.value, attemptHash, by: made })
    return booked
  })
  if (!accepted.done && accepted.refusal.reason === 'stock-short')
    await reportShortParts(ctx, proposal, accepted.refusal.short, { toSender: !isSender(proposal, by) })
  return accepted
}

const isSender = ({ sentBy }: ProposalToBook, { staffId }: AcceptedBy) => sentBy !== null && sentBy === staffId

function isOpen(status: AcceptanceStatus | undefined, now: Date): Outcome<undefined, AcceptProposalRefusal> {
  if (!status) return refused({ reason: 'proposal-unknown' })
  const state = proposalState(status, now)
  if (state === 'sent') return done(undefined)
  // Every acceptance has waited for the same lock.
  if (state === 'accepted') throw new Error('A proposal was accepted without the lock of its trip')
  return refused({ reason: 'not-open', state })
}

/** The same form is answered with its booking for a while, and any other with who accepted it and when. */
async function answerAgain(
  tx: Tx,
  { endedAt, acceptedName, bookingId, attemptHash: first }: AcceptanceStatus,
  { attemptHash, now }: { attemptHash: Buffer; now: Date },
): Promise<Outcome<MadeBooking, AcceptProposalRefusal>> {
  const at = endedAt ?? now
  const isSame = first?.equals(attemptHash) && now.getTime() - at.getTime() < sameAttemptMs
  const booking = isSame && bookingId !== null ? await findBooking(tx, bookingId) : undefined
  if (!booking) return refused({ reason: 'accepted-already', at, name: acceptedName ?? '' })
  return done({ id: booking.id, reference: booking.reference, keyVersion: booking.keyVersion })
}

/** The rules that need no stock: what is chosen, what was shown of price and terms, how it is paid. */
async function checkAcceptance(
  ctx: Context,
  tx: Tx,
  proposal: ProposalToBook,
  { choice, method, agreedTotalMinor, agreedTerms, language }: AcceptanceInput,
  now: Date,
): Promise<Outcome<TailoredQuote & Pick<BookingToMake, 'terms'>, AcceptProposalRefusal>> {
  const settings = await findSettings(tx)
  const quoted = tailoredQuote(proposal, choice, { settings, now })
  if (!quoted.done) return quoted
  const { startsOn, schedule } = quoted.value.quote
  if (schedule.totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor: schedule.totalMinor })
  const offered = checkMethod(ctx, { method, startsOn }, now)
  if (!offered.done) return offered
  const terms = await findTermsToAgree(tx, settings.termsVersion, language)
  if (agreedTerms !== undefined && agreedTerms !== termsKey(terms)) return refused({ reason: 'terms-changed' })
  return done({ ...quoted.value, terms })
}

type Accepted = {
  input: AcceptanceInput
  quote: TailoredQuote['quote']
  booking: MadeBooking
  attemptHash: Buffer
  by: AcceptedBy
}

/** Marks the proposal, tells its enquiry which booking came of it, and whoever sent it; what a visitor accepts is news on the dashboard too. */
async function markAccepted(
  ctx: Context,
  tx: Tx,
  proposal: ProposalToBook,
  { input, quote, booking, attemptHash, by }: Accepted,
): Promise<void> {
  const { order, schedule } = quote
  const accepted = await recordAcceptance(tx, {
    ...{ id: proposal.id, at: await ctx.clock.in(tx), name: input.contact.name, letter: order.option, ticked: order.ticked },
    ...{ totalMinor: schedule.totalMinor, attemptHash, bookingId: booking.id },
  })
  if (!accepted) throw new Error('A proposal has ended while it was locked')
  await linkAcceptedBooking(ctx, tx, { id: proposal.enquiryId, booking, actor: { id: by.actor, name: by.actor } })
  if (isSender(proposal, by)) return
  const who = isVisitor(by) ? input.contact.name : `${by.actor}, for ${input.contact.name},`
  const what = `option ${order.option} at ${moneyText(usd(schedule.totalMinor))}`
  if (isVisitor(by)) {
    const news = `Proposal ${proposal.reference} was accepted: ${what}, booking ${booking.reference}.`
    await raiseAlert(ctx, tx, { occasion: `proposal-accepted:${proposal.id}`, bookingId: booking.id, text: news })
  }
  const text = `${who} accepted ${what}. It is booking ${booking.reference}.`
  await queueProposalNews(ctx, tx, { id: proposal.id, news: 'accepted', text, bookingId: booking.id })
}
