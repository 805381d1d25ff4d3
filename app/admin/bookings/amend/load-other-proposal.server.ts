import { listProposalsFor, planOtherProposal } from '#features/bookings/changes/amend-to-proposal.server.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { TailoredOrder } from '#features/orders/order.ts'
import { type Choice, tickedFirst } from '#features/proposals/chosen-price.ts'
import type { SentProposal } from '#features/proposals/proposal.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { instantText } from '../../components/instants.ts'
import type { OfferedProposal } from '../../proposal-choice/proposal-choice.tsx'
import { choiceValue, offeredProposal, readProposalChoice } from '../../proposal-choice/proposal-choice-fields.ts'
import { type AdminRefusal, adminRefusal } from '../admin-refusal.ts'
import { type Difference, differenceOf } from './difference-of.server.ts'

/** What an amendment comes to, or why it cannot be made; `wrongChoice` stands beside the choice. */
export type Looked = { wrong?: string; wrongChoice?: string; difference?: Difference }

/** What a journey made to measure can be changed to. */
export type OfferedChoice = {
  fields?: undefined
  choice: { tripId: string | undefined; chosen: string; proposals: readonly OfferedProposal[] }
}

type TailoredBooking = Booking & { order: TailoredOrder }

/** Refusals of what was chosen, which stand beside its fields. */
const ofChoice: readonly AdminRefusal['reason'][] = [
  'proposal-unknown',
  'proposal-not-open',
  'option-unknown',
  'tick-unknown',
  'estimate',
  'travellers-too-young',
  'nothing-changes',
]

/** Whether a refusal is about what was chosen. */
export const isOfChoice = ({ reason }: { reason: AdminRefusal['reason'] }): boolean => ofChoice.includes(reason)

/** The change of a journey made to measure as an address requests it: what it can be changed to, and once that is sent the difference or the refusal. */
export async function loadOtherProposal(
  ctx: Context,
  read: ReadWords,
  booking: TailoredBooking,
  params: URLSearchParams,
): Promise<Pick<Booking, 'id' | 'reference' | 'version' | 'title'> & Looked & OfferedChoice> {
  const now = ctx.clock.now()
  const words = read(amendAdminWords).tailored
  const proposals = await listProposalsFor(ctx.db, booking, now)
  const other = readProposalChoice(params)
  const chosen = other ?? usualChoice(booking, proposals)
  const { id, reference, version, title } = booking
  const shown = {
    ...{ id, reference, version, title },
    choice: {
      tripId: proposals[0]?.tripId,
      chosen: choiceValue(chosen),
      proposals: proposals.map((proposal) =>
        offeredProposal(proposal, chosen, {
          title:
            proposal.id === booking.order.proposal
              ? words.booked({ reference: proposal.reference })
              : words.newer({ reference: proposal.reference, when: instantText(proposal.sentAt, now, read.format) }),
          option: (letter, named) => (named ? words.optionTitle({ letter, title: named }) : words.option({ letter })),
          estimate: words.estimate,
          money: (minor) => read.format.money(usd(minor)),
        }),
      ),
    },
  }
  if (!params.has('look')) return shown
  if (!other) return { ...shown, wrongChoice: adminRefusal(read, { reason: 'option-unknown' }) }
  const planned = await planOtherProposal(ctx.db, booking, other, now)
  if (planned.done) return { ...shown, difference: await differenceOf(ctx, read, booking, planned.value) }
  const sentence = adminRefusal(read, planned.refusal)
  return isOfChoice(planned.refusal) ? { ...shown, wrongChoice: sentence } : { ...shown, wrong: sentence }
}

/** The newest proposal, at the option that is booked where it has one of this letter, with what stood ticked when it was sent; of what is booked, what is ticked in it. */
function usualChoice({ order }: TailoredBooking, [newest]: readonly SentProposal[]): { proposalId: string; choice: Choice } {
  if (!newest || newest.id === order.proposal)
    return { proposalId: order.proposal, choice: { letter: order.option, ticked: order.ticked } }
  const { options } = newest.content
  const letter = (options.find((one) => one.letter === order.option) ?? options[0])?.letter ?? order.option
  return { proposalId: newest.id, choice: { letter, ticked: tickedFirst(newest.content, letter) } }
}
