import type { BookingState } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'

/** The facts that decide the sentences of a booking's state. Instants and amounts are texts already. */
export type StateFacts = {
  kind: OrderKind
  count: number
  /** The end of a hold or of a quote; null where there is none. */
  until: string | null
  /** The last instant of the supplier's answer, while one is awaited. */
  answerBy: string | null
  /** What is asked of a supplier and has no yes yet. */
  onRequest: readonly string[]
  /** The reason of the last move; empty where none was needed. */
  reason: string
  /** Cancelled by us, and not by the visitor or for them. */
  byOperator: boolean
  /** What expired: a hold, a request, a quote, or the wait on a list. */
  ended: 'hold' | 'request' | 'quote' | 'waiting'
  /** The refund; null where there is none. */
  refund: string | null
  /** Whether a supplier said no to a part of a request. */
  refused: boolean
  /** Whether a request keeps something in stock for them. */
  holdsSome: boolean
  /** Whether less than the deposit was ever paid. */
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
  stay: 'Confirmed. Your rooms are reserved.',
  hire: 'Confirmed. Your car is reserved.',
}

const endedHeading = {
  hold: 'The hold has expired',
  request: 'The request has expired',
  quote: 'The quote has expired',
  waiting: 'The waiting list has closed',
} as const

/** The first line of the page, for each state. */
export function stateHeading(state: BookingState, { kind, count, ended }: Pick<StateFacts, 'kind' | 'count' | 'ended'>): string {
  switch (state) {
    case 'enquiry':
      return 'Enquiry received'
    case 'quoted':
      return 'Your quote'
    case 'waitlisted':
      return 'You are on the waiting list'
    case 'requested':
      return 'We have your request'
    case 'on-hold':
      return heldHeading[kind](count)
    case 'pending':
      return 'We are arranging it'
    case 'confirmed':
      return confirmedHeading[kind]
    case 'in-progress':
      return kind === 'stay' ? 'You are our guests' : 'Your trip is in progress'
    case 'completed':
      return kind === 'stay' ? 'You have stayed with us' : 'You have travelled with us'
    case 'no-show':
      return 'No-show'
    case 'expired':
      return endedHeading[ended]
    case 'rejected':
      return 'We could not take this booking'
    case 'cancelled':
      return 'This booking is cancelled'
  }
}

/** The state of a booking and what happens next, a sentence each. */
export function stateSentences(state: BookingState, facts: StateFacts): string[] {
  const { reason } = facts
  switch (state) {
    case 'enquiry':
      return ['We reply with a price, by email and on this page. Nothing is held yet, and you owe nothing.']
    case 'quoted':
      return [
        `This price is valid until ${facts.until}, Kigali time.`,
        'Nothing is held yet. Accept the price: we hold what is in stock at once, and ask our suppliers for the rest before you pay.',
      ]
    case 'waitlisted':
      return [
        'When enough seats become available for all of you, we hold them for up to 72 hours and email you at once.',
        'Waiting costs nothing.',
      ]
    case 'requested':
      return requested(facts)
    case 'on-hold':
      return ['Pay what is due before then. When we receive it the booking is confirmed, and you get an email.']
    case 'pending':
      return [
        `We have your deposit. We request what is listed below${facts.answerBy ? `, and answer by ${facts.answerBy}, Kigali time` : ''}.`,
        'If the answer is no, we refund all your money, or you choose another day.',
      ]
    case 'confirmed':
      return ['Everything is reserved for you. We email you when something is due.']
    case 'in-progress':
      return [`If anything goes wrong, call ${facts.phone.replaceAll(' ', '\u00a0')}.`]
    case 'completed':
      return ['Your documents stay on this page.']
    case 'no-show':
      return ['Nobody arrived on the first day. The agreed price stays due. Is this wrong? Write to us.']
    case 'expired':
      return ended(facts)
    case 'rejected':
      return [...(reason ? [`The reason: ${reason}`] : []), moneyBack(facts)]
    case 'cancelled':
      return cancelled(facts)
  }
}

function requested({ refused, answerBy, holdsSome, until }: StateFacts): string[] {
  const rest = holdsSome && until ? [`The rest is held for you until ${until}, Kigali time.`] : []
  if (refused)
    return ['Not everything you requested is available. We look for another way, and write to you. You owe nothing.', ...rest]
  return [
    `We now ask for what is listed below${answerBy ? `, and answer by ${answerBy}, Kigali time` : ''}. You pay nothing before our answer.`,
    'When everything is available we hold it for you, email you, and ask for the deposit.',
    ...rest,
  ]
}

const moneyBack = ({ refund }: StateFacts) =>
  refund ? `We refund ${refund} in full, the way you paid.` : 'You owe nothing, and we hold no money of yours.'

function ended(facts: StateFacts): string[] {
  if (facts.refund)
    return [
      facts.paidInPart
        ? `We had less than the deposit when the hold expired. We refund ${facts.refund} in full, the way you paid.`
        : `Your payment came after the hold expired, and not everything was still available. We refund ${facts.refund} in full, the way you paid.`,
      'Do you want another day instead? Write to us before we send it.',
    ]
  if (facts.ended === 'request')
    return [
      'We did not have an answer for everything in time. We are sorry. Nothing was charged: write to us, and we look for another way.',
    ]
  if (facts.ended === 'quote') return ['The price was not accepted in time. Nothing was held and nothing is owed.']
  if (facts.ended === 'waiting') return ['No seats became available before booking closed. You owe nothing.']
  return [
    'The hold expired before we received the deposit. Nothing was charged.',
    'Have you sent the money? If all is still available when it arrives, the booking is confirmed at its old price; if not, we refund everything.',
  ]
}

function cancelled(facts: StateFacts): string[] {
  if (facts.byOperator)
    return [
      `We had to cancel it: ${facts.reason}`,
      'There is no fee. We refund everything you paid, or write to us about another date.',
    ]
  return [`Reason: ${facts.reason}`, 'What was held is on sale again. If this was not you, write to us at once.']
}
