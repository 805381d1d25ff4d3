import { isFinal } from '#features/bookings/booking.ts'
import { holdLengthMs } from '#features/bookings/holds/hold-length.ts'
import { methodsFor } from '#features/payments/payment-methods.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'

/** The events of one departure and its bookings; a booking is known by the order in which they were made. */
export type Command =
  | { do: 'hold'; count: number; method: 'mobile-money' | 'bank-transfer' }
  | { do: 'extend' | 'confirm' | 'cancel' | 'again' | 'pay'; of: number }
  | { do: 'amend'; of: number; count: number }
  | { do: 'answer'; of: number; answer: 'yes' | 'no' }
  | { do: 'seats'; count: number }
  | { do: 'expire' }

/** The clock goes on: just before the next hold ends, to its very end, some minutes, a day, to the cut-off. */
export type Advance = { advance: 'before-end' | 'end' | 'minutes' | 'day' | 'cut-off' }

const one = { do: 'hold', count: 1, method: 'mobile-money' } as const
const two = { ...one, count: 2 } as const
const later = { advance: 'end' } as const
const tidy = { do: 'expire' } as const
const yes = { do: 'answer', of: 0, answer: 'yes' } as const

/** Cases that were once answered wrongly: they are tried first. */
export const onceWrong: readonly {
  seats: number
  permits: number
  first: typeof one | typeof two
  more: (Command | Advance)[]
}[] = [
  // A supplier's yes to a booking that has ended claimed a permit for it, for good.
  { seats: 2, permits: 0, first: one, more: [{ do: 'cancel', of: 0 }, yes] },
  // A paid request that needed nothing more of a supplier waited for ever.
  {
    seats: 2,
    permits: 1,
    first: two,
    more: [
      { do: 'pay', of: 0 },
      { do: 'amend', of: 0, count: 1 },
    ],
  },
  // Paid in full while others had its seat, held again when it was free, and expired once more.
  { seats: 1, permits: 1, first: one, more: [later, one, { do: 'pay', of: 0 }, { do: 'cancel', of: 1 }, { do: 'again', of: 0 }] },
  // A permit that was granted, lapsed and went to another booking counted as granted when it was held again.
  { seats: 2, permits: 0, first: one, more: [yes, later, tidy, one, { do: 'again', of: 0 }, { do: 'confirm', of: 0 }] },
]

type Booked = {
  state: 'requested' | 'on-hold' | 'confirmed' | 'expired' | 'rejected' | 'cancelled'
  count: number
  /** What it has claimed: nothing, or seats and perhaps permits until an instant, or for good. */
  claimed: { seats: number; permits: number; until: number } | null
  extensions: number
  onRequest: 'none' | 'waiting' | 'refused' | 'answered'
  paid: boolean
  method: 'mobile-money' | 'bank-transfer'
}

/** The rules of docs/stock.md for one departure without a waiting list, in plain arrays; instants in milliseconds. */
export type StockModel = {
  now: number
  startsOn: Day
  start: number
  cutOff: number
  seats: number
  permits: number
  bookings: Booked[]
}

const forGood = Number.POSITIVE_INFINITY
const day = 24 * 3_600_000
const sevenDays = 7 * day
const isOpen = ({ onRequest }: Booked) => onRequest === 'waiting' || onRequest === 'refused'
const holds = ({ state }: Booked) => state === 'requested' || state === 'on-hold'
type Kind = 'seats' | 'permits'

const alive = ({ claimed }: Booked, now: number) => (claimed && claimed.until > now ? claimed : { seats: 0, permits: 0 })
const taken = (model: StockModel, kind: Kind) => model.bookings.reduce((all, one) => all + alive(one, model.now)[kind], 0)
export const freeIn = (model: StockModel, kind: Kind): number => model[kind] - taken(model, kind)
export const endOf = (booking: Booked): number | null => (holds(booking) ? (booking.claimed?.until ?? null) : null)

/** All seats or none, with or without permits, replacing what it had; or the refusal. */
function take(model: StockModel, booking: Booked, count: number, untilOf: (isRequest: boolean) => number): string {
  const left = (kind: Kind) => freeIn(model, kind) + alive(booking, model.now)[kind]
  if (left('seats') < count) return `stock-short ${left('seats')}`
  const permits = left('permits') >= count ? count : 0
  const until = untilOf(permits === 0)
  Object.assign(booking, { count, claimed: { seats: count, permits, until }, onRequest: permits > 0 ? 'none' : 'waiting' })
  return 'done'
}

const endFrom = (model: StockModel, lengthMs: number) => Math.min(model.now + lengthMs, model.cutOff)
const visitorsEnd = (model: StockModel, method: Booked['method']) =>
  endFrom(model, holdLengthMs(defaultSettings, method, model.startsOn, new Date(model.now)))
const offered = ({ startsOn, now }: StockModel) => methodsFor(startsOn, new Date(now), { cards: false })

/** The money has come: its stock is permanent; or held until the cut-off, where a supplier has to answer first. */
function settle(model: StockModel, booking: Booked): void {
  booking.state = isOpen(booking) ? 'requested' : 'confirmed'
  if (booking.claimed) booking.claimed.until = isOpen(booking) ? model.cutOff : forGood
}

/** A hold with something on request is a request, and a request without is a hold. */
function follow(model: StockModel, booking: Booked, answered: number): void {
  if (booking.state === 'on-hold' && isOpen(booking)) {
    booking.state = 'requested'
    if (booking.claimed) booking.claimed.until = endFrom(model, sevenDays)
  } else if (booking.state === 'requested' && !isOpen(booking)) {
    booking.state = 'on-hold'
    if (booking.claimed) booking.claimed.until = answered
  }
  if (booking.paid && holds(booking)) settle(model, booking)
}

const no = 'move-not-allowed'

/** Runs a command on the model, and returns the answer that the system should give. */
export function expected(model: StockModel, command: Command): string {
  switch (command.do) {
    case 'hold':
      return hold(model, command)
    case 'expire':
      return expire(model)
    case 'seats': {
      if (taken(model, 'seats') > command.count) return `capacity-below-taken ${taken(model, 'seats')}`
      model.seats = command.count
      return 'done'
    }
  }
  const booking = model.bookings[command.of % model.bookings.length]
  return booking ? onBooking(model, booking, command) : 'nothing'
}

function hold(model: StockModel, { count, method }: Extract<Command, { do: 'hold' }>): string {
  if (model.now >= model.cutOff) return 'closed'
  if (!offered(model).includes(method)) return 'method-not-offered'
  const booking: Booked = { state: 'on-hold', count, claimed: null, extensions: 0, onRequest: 'none', paid: false, method }
  const answer = take(model, booking, count, (onRequest) => (onRequest ? endFrom(model, sevenDays) : visitorsEnd(model, method)))
  if (answer === 'done') {
    if (isOpen(booking)) booking.state = 'requested'
    model.bookings.push(booking)
  }
  return answer
}

const lapsed = (model: StockModel, booking: Booked) =>
  holds(booking) && booking.claimed !== null && booking.claimed.until <= model.now

function end(booking: Booked, state: Booked['state']): string {
  Object.assign(booking, { state, claimed: null })
  return 'done'
}

function expire(model: StockModel): string {
  const over = model.bookings.filter((booking) => lapsed(model, booking))
  for (const booking of over) end(booking, 'expired')
  return `done ${over.length}`
}

function onBooking(model: StockModel, booking: Booked, command: Extract<Command, { of: number }>): string {
  const { state } = booking
  const over = lapsed(model, booking)
  switch (command.do) {
    case 'extend':
      if (!holds(booking)) return no
      if (over) return 'hold-lapsed'
      if (booking.extensions === 2) return no
      booking.extensions += 1
      if (booking.claimed) booking.claimed.until = endFrom(model, sevenDays)
      return 'done'
    case 'confirm':
      if (over && state === 'on-hold') return 'hold-lapsed'
      if (state !== 'on-hold' || isOpen(booking)) return no
      settle(model, booking)
      return 'done'
    case 'cancel':
      return isFinal(state) || model.now >= model.start ? no : end(booking, 'cancelled')
    case 'again':
      return holdAgain(model, booking)
    case 'amend':
      return amend(model, booking, command.count)
    case 'pay':
      return pay(model, booking)
    case 'answer':
      return answer(model, booking, command.answer)
  }
}

function holdAgain(model: StockModel, booking: Booked): string {
  if (booking.state !== 'expired' && !lapsed(model, booking)) return no
  if (model.now >= model.cutOff) return 'closed'
  const method = offered(model).includes(booking.method) ? booking.method : 'mobile-money'
  const answer = take(model, booking, booking.count, (onRequest) =>
    onRequest ? endFrom(model, sevenDays) : visitorsEnd(model, method),
  )
  if (answer !== 'done') return answer
  Object.assign(booking, { state: isOpen(booking) ? 'requested' : 'on-hold', method })
  if (booking.paid) settle(model, booking)
  return answer
}

/** By the visitor: a confirmed booking is not made to wait for a supplier again. */
function amend(model: StockModel, booking: Booked, count: number): string {
  if (model.now >= model.cutOff) return 'closed'
  if (count === booking.count) return 'nothing-changes'
  const was = { ...booking }
  const answer = take(model, booking, count, () => booking.claimed?.until ?? 0)
  if (answer !== 'done') return answer
  const refusal = isFinal(was.state) || lapsed(model, was as Booked) ? no : undefined
  const waits = was.state === 'confirmed' && isOpen(booking) ? 'part-on-request' : undefined
  if (refusal ?? waits) {
    Object.assign(booking, was)
    return refusal ?? waits ?? no
  }
  const method = offered(model).includes(booking.method) ? booking.method : 'mobile-money'
  follow(model, booking, visitorsEnd(model, method))
  return 'done'
}

/** Pays everything that is due and more. Late money takes the stock again where it is free, else it is to be refunded. */
function pay(model: StockModel, booking: Booked): string {
  booking.paid = true
  if (lapsed(model, booking)) booking.state = 'expired'
  if (holds(booking)) settle(model, booking)
  else if (
    booking.state === 'expired' &&
    model.now < model.cutOff &&
    take(model, booking, booking.count, () => forGood) === 'done'
  )
    settle(model, booking)
  return 'done'
}

/** A yes brings the permits that are not spare, which are this booking's at once, also after a no; the hold begins with it. */
function answer(model: StockModel, booking: Booked, reply: 'yes' | 'no'): string {
  if (isFinal(booking.state)) return no
  if (lapsed(model, booking)) return 'hold-lapsed'
  if (booking.onRequest !== 'waiting' && !(reply === 'yes' && booking.onRequest === 'refused')) return 'part-not-on-request'
  if (reply === 'no') {
    booking.onRequest = 'refused'
    return 'done'
  }
  model.permits += Math.max(0, booking.count - freeIn(model, 'permits'))
  booking.onRequest = 'answered'
  if (booking.claimed) booking.claimed.permits = booking.count
  follow(model, booking, endFrom(model, 3 * day))
  return 'done'
}
