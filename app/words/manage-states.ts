import type { BookingState } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/offers/order.ts'

/** What of a booking decides the sentences of its state. Instants and amounts are words already. */
export type StateFacts = {
  kind: OrderKind
  count: number
  /** The end of a hold or of a quote; null where there is none. */
  until: string | null
  /** The last instant of the supplier's answer, while one is awaited. */
  answerBy: string | null
  /** What is asked for at a supplier. */
  onRequest: readonly string[]
  /** How the last move was explained by whoever made it; empty where nobody had to. */
  reason: string
  /** Called off by us, and not cancelled by the visitor or for them. */
  byOperator: boolean
  /** What ran out: a hold, a quote, or the wait on a list. */
  ended: 'hold' | 'quote' | 'waiting'
  /** What goes back to the visitor; null where nothing does. */
  refund: string | null
  /** Whether less than the deposit has ever come. */
  paidInPart: boolean
  phone: string
}

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)

/** What is held, in the middle of a sentence: '2 seats', 'your rooms'. */
export function heldThing(kind: OrderKind, count: number): string {
  switch (kind) {
    case 'departure':
      return seats(count)
    case 'journey':
      return 'your journey'
    case 'pilgrims':
      return 'your pilgrimage'
    case 'stay':
      return 'your rooms'
    case 'hire':
      return 'your hire'
  }
}

const heldHeading: Record<OrderKind, (count: number) => string> = {
  departure: (count) => `${seats(count)} held for you`,
  journey: () => 'Your journey is held for you',
  pilgrims: () => 'Your pilgrimage is held for you',
  stay: () => 'Your rooms are held for you',
  hire: () => 'Your car is held for you',
}

const confirmedHeading: Record<OrderKind, string> = {
  departure: 'Confirmed. You travel with us.',
  journey: 'Confirmed. You travel with us.',
  pilgrims: 'Confirmed. The bus waits for you.',
  stay: 'Confirmed. Your rooms are yours.',
  hire: 'Confirmed. The car is yours.',
}

const endedHeading = {
  hold: 'The hold has ended',
  quote: 'The quote has ended',
  waiting: 'The waiting list has closed',
} as const

/** The first line of the page, for each state. */
export function stateHeading(state: BookingState, { kind, count, ended }: Pick<StateFacts, 'kind' | 'count' | 'ended'>): string {
  switch (state) {
    case 'enquiry':
      return 'We have your question'
    case 'quoted':
      return 'Your quote'
    case 'waitlisted':
      return 'You are on the waiting list'
    case 'on-hold':
      return heldHeading[kind](count)
    case 'pending':
      return 'We are arranging it'
    case 'confirmed':
      return confirmedHeading[kind]
    case 'in-progress':
      return kind === 'stay' ? 'You are our guests' : 'You are on the road'
    case 'completed':
      return kind === 'stay' ? 'You have stayed with us' : 'You have travelled with us'
    case 'no-show':
      return 'You did not come'
    case 'expired':
      return endedHeading[ended]
    case 'rejected':
      return 'We could not take this booking'
    case 'cancelled':
      return 'This booking is cancelled'
  }
}

/** How a booking stands and what happens next, a sentence each. */
export function stateSentences(state: BookingState, facts: StateFacts): string[] {
  const { reason } = facts
  switch (state) {
    case 'enquiry':
      return ['Staff answer with a price, by letter and on this page. Nothing is held yet, and you owe nothing.']
    case 'quoted':
      return [
        `This price stands until ${facts.until}, Kigali time.`,
        'Nothing is held yet. Accept the price, and we hold it all.',
      ]
    case 'waitlisted':
      return [
        'When enough seats come free for all of you, we hold them for up to 72 hours and write at once.',
        'Waiting costs nothing.',
      ]
    case 'on-hold':
      return [
        'Pay the deposit before then. When it is here the booking is confirmed, and you get a letter.',
        ...asked(facts.onRequest),
      ]
    case 'pending':
      return [
        `Your deposit is here. We ask for what stands below${facts.answerBy ? `, and answer by ${facts.answerBy}, Kigali time` : ''}.`,
        'If the answer is no, all your money comes back, or you choose another day.',
      ]
    case 'confirmed':
      return ['It is yours for good. We write again when something is due.']
    case 'in-progress':
      return [`If anything goes wrong, call ${facts.phone.replaceAll(' ', '\u00a0')}.`]
    case 'completed':
      return ['Your documents stay on this page.']
    case 'no-show':
      return ['Nobody came on the first day. What was agreed stays owed. Was it otherwise? Write to us.']
    case 'expired':
      return ended(facts)
    case 'rejected':
      return [...(reason ? [`The reason: ${reason}`] : []), moneyBack(facts)]
    case 'cancelled':
      return cancelled(facts)
  }
}

const asked = (things: readonly string[]) =>
  things.length > 0
    ? ['Then we ask for what stands below, and answer within 48 hours. If the answer is no, all your money comes back.']
    : []

const moneyBack = ({ refund }: StateFacts) =>
  refund ? `${refund} comes back to you in full, the way it came.` : 'You owe nothing, and we have nothing of yours.'

function ended(facts: StateFacts): string[] {
  if (facts.refund)
    return [
      facts.paidInPart
        ? `Less than the deposit was here when the hold ended. ${facts.refund} comes back to you in full, the way it came.`
        : `Your money came after the hold had ended, and not everything was still there. ${facts.refund} comes back to you in full, the way it came.`,
      'Do you want another day instead? Write to us before we send it.',
    ]
  if (facts.ended === 'quote') return ['The price was not accepted in time. Nothing was held and nothing is owed.']
  if (facts.ended === 'waiting') return ['No seats came free before booking closed. You owe nothing.']
  return [
    'The time ran out before the deposit was here. Nothing was taken.',
    'Have you sent the money? If all is still there when it arrives, the booking is confirmed at its old price; if not, everything comes back.',
  ]
}

function cancelled(facts: StateFacts): string[] {
  if (facts.byOperator)
    return [
      `We had to cancel it: ${facts.reason}`,
      'Nothing is kept. Everything you paid comes back, or write to us about another date.',
    ]
  return [`Reason: ${facts.reason}`, 'What was held went back on sale. If this was not you, write to us at once.']
}
