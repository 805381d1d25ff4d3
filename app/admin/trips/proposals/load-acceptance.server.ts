import { findLiveBooking } from '#features/bookings/quotes/booked-trip.server.ts'
import { tailoredQuote } from '#features/bookings/quotes/tailored-quote.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { tickedFirst } from '#features/proposals/chosen-price.ts'
import { proposalState, type SentProposal } from '#features/proposals/proposal.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { adminRefusal } from '../../bookings/admin-refusal.ts'
import { choiceQuery, choiceValue, offeredProposal, readProposalChoice } from '../../proposal-choice/proposal-choice-fields.ts'
import { untilFor } from './until.ts'

/** What staff see who accept a proposal for its customer: what it offers, the price of the choice of an address, and who asked. */
export async function loadAcceptance(ctx: Context, read: ReadWords, proposal: SentProposal, params: URLSearchParams) {
  const words = read(tripProposalWords).accept
  const now = ctx.clock.now()
  const { content } = proposal
  const state = proposalState(proposal, now)
  const [booking, toBook, settings, enquiry] = await Promise.all([
    findLiveBooking(ctx.db, proposal, now),
    findProposalToBook(ctx.db, proposal.id),
    findSettings(ctx.db),
    findAdminEnquiry(ctx.db, proposal.enquiryId),
  ])
  const letter = content.options[0]?.letter ?? 'A'
  const first = { proposalId: proposal.id, choice: { letter, ticked: tickedFirst(content, letter) } }
  const chosen = readProposalChoice(params) ?? first
  const quoted = toBook && tailoredQuote(toBook, chosen.choice, { settings, now })
  return {
    closed: state === 'sent' ? (booking ? words.refusals.booked : undefined) : words.refusals.notOpen({ state }),
    chosen: choiceValue(chosen),
    query: choiceQuery(chosen),
    proposal: offeredProposal(proposal, chosen, {
      title: words.proposal({ until: untilFor(read, proposal.endsAt, now) }),
      option: (optionLetter, title) =>
        title ? words.optionTitle({ letter: optionLetter, title }) : words.option({ letter: optionLetter }),
      estimate: words.estimate,
      money: (minor) => read.format.money(usd(minor)),
    }),
    wrongChoice: quoted && !quoted.done ? adminRefusal(read, quoted.refusal) : undefined,
    price: quoted?.done ? priceOf(read, quoted.value.quote) : undefined,
    methods: methodsFor(content.startsOn, now, { cards: ctx.cards !== undefined }).map((value) => ({
      value,
      words: read(methodAdminWords)[value].name,
    })),
    values: {
      name: enquiry?.name ?? proposal.customer,
      email: enquiry && !hasNoAddress(enquiry.email) ? enquiry.email : '',
      phone: enquiry?.phone ?? '',
      language: proposal.language,
      method: '',
    },
  }
}

type Priced = Extract<ReturnType<typeof tailoredQuote>, { done: true }>['value']['quote']

function priceOf(read: ReadWords, { lines, schedule }: Priced) {
  const words = read(tripProposalWords).accept
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = schedule
  const money = (minor: number) => read.format.money(usd(minor))
  return {
    totalMinor,
    total: money(totalMinor),
    lines: lines.map(({ label, reason, quantity, amountMinor }, key) => ({
      key,
      label,
      reason,
      quantity,
      amount: money(amountMinor),
    })),
    due:
      balanceMinor > 0
        ? [
            words.deposit({ money: money(depositMinor) }),
            words.balance({ money: money(balanceMinor), day: read.format.day(balanceDueOn) }),
          ]
        : [words.full],
  }
}
