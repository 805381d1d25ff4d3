import { type TooYoung, tooYoung } from '#features/orders/minimum-ages.ts'
import type { Party, TailoredOrder } from '#features/orders/order.ts'
import { closesAt } from '#features/orders/order-cut-off.ts'
import type { Sold } from '#features/orders/product.ts'
import { type Choice, type ChoiceRefusal, chosenPrice } from '#features/proposals/chosen-price.ts'
import { isInOption, type ProposalContent } from '#features/proposals/proposal-content.ts'
import { type ProposalSale, partsOf } from '#features/proposals/proposal-sale.ts'
import type { Settings } from '#features/settings/settings.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { paymentSchedule } from './payment-schedule.ts'
import type { BookedQuote } from './quote.ts'

export type TailoredRefusal =
  | ChoiceRefusal
  | { reason: 'estimate' }
  | { reason: 'closed' }
  | { reason: 'too-far-ahead'; until: Day }
  | { reason: 'travellers-too-young'; travellers: TooYoung[] }

type Sent = { id: string; reference: string; content: ProposalContent; sale: ProposalSale }

export type TailoredQuote = {
  quote: Omit<BookedQuote, 'order'> & { order: TailoredOrder }
  party: Party
  product: Extract<Sold, { kind: 'tailored' }>
}

/**
 * The price of a choice from a proposal as it was sent: its lines with the VAT that they hold, its parts, and a schedule by the terms of its
 * trip. Who travels is as it was priced for, unnamed, each at the place that the trip gives them. Refused: what `chosenPrice` refuses, an option
 * that rests on an estimate, a first day past its cut-off or more than 24 months ahead, and somebody too young for a permit or visit of the option on its day.
 */
export function tailoredQuote(
  { id, reference, content, sale }: Sent,
  choice: Choice,
  { settings, now }: { settings: Settings; now: Date },
): Outcome<TailoredQuote, TailoredRefusal> {
  const chosen = chosenPrice(content, choice)
  if (!chosen.done) return chosen
  const { option, ticked, lines } = chosen.value
  if (option.isEstimate) return refused({ reason: 'estimate' })
  const { startsOn, terms, title, scene } = content
  const until = soldUntil(kigaliDay(now))
  if (startsOn > until) return refused({ reason: 'too-far-ahead', until })
  if (now >= closesAt({ kind: 'tailored', startsOn, cutOffDays: null })) return refused({ reason: 'closed' })
  const party = partyOf(sale)
  const travellers = tooYoungFor(content, party, { letter: option.letter, ticked })
  if (travellers.length > 0) return refused({ reason: 'travellers-too-young', travellers })
  const order: TailoredOrder = {
    ...{ kind: 'tailored', proposal: id, reference, option: option.letter, ticked },
    ...{ extras: [], code: null },
  }
  const { depositBasisPoints, balanceDays, policy } = terms
  const cancellationPolicies = { ...settings.cancellationPolicies, tours: policy }
  const product = { kind: 'tailored', settings: { ...settings, depositBasisPoints, balanceDays, cancellationPolicies } } as const
  const quote = {
    ...{ title, scene, startsOn, endsOn: addDays(startsOn, content.days.length - 1) },
    ...{ order, lines: [...lines], parts: partsOf(sale, { letter: option.letter, ticked }, kigaliDay(now)) },
    schedule: paymentSchedule(lines, startsOn, kigaliDay(now), terms),
  }
  return done({ quote, party, product })
}

/** Who travels, by the ages that the price was made for. */
const partyOf = ({ travellers }: ProposalSale): Party =>
  travellers.map(({ position, bornOn, age, residency }) => ({
    ...{ position, bornOn, residency, assumedAge: age },
    ...{ firstNames: null, familyName: null },
  }))

/** What of a choice asks for an age of a traveller, by their position. */
export const itemsWithAge = ({ items }: Pick<ProposalContent, 'items'>, { letter, ticked }: Choice, position: number) =>
  items.filter(
    ({ minimumAge, isOwn, options, optional, id, who }) =>
      minimumAge > 0 &&
      !isOwn &&
      isInOption({ options }, letter) &&
      (!optional || ticked.includes(id)) &&
      (who === null || who.includes(position)),
  )

/** Who is under the least age of something that is booked for them, on its day: each once, by what asks for most. */
function tooYoungFor(content: ProposalContent, party: Party, choice: Choice): TooYoung[] {
  const { startsOn } = content
  return party.flatMap((member, index) => {
    const position = member.position ?? index + 1
    const fees = itemsWithAge(content, choice, position).map(({ title: name, minimumAge, day }) => ({ name, minimumAge, day }))
    const rules = { startsOn, title: '', minimumAge: 0, fees, dayOf: (day: number) => addDays(startsOn, day - 1) }
    return tooYoung([member], rules).map((young) => ({ ...young, position }))
  })
}
