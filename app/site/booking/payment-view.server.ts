import { percentKept } from '#features/bookings/cancellation.ts'
import { holdEnd, holdLengthMs, methodsFor, type PaymentMethod, supplierAnswerMs } from '#features/bookings/hold-length.ts'
import type { Quote } from '#features/bookings/quote.ts'
import { productCloses } from '#features/offers/offer.ts'
import type { Order, Party } from '#features/offers/order.ts'
import { isPassedOn, ladderNames } from '#features/prices/price-line.ts'
import type { StockPart } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { listShort } from '../../shared/booking/list-short.server.ts'
import { paymentWords } from '../../words/booking-payment.ts'
import { heldThing } from '../../words/booking-states.ts'
import { timeLeft } from '../../words/own-booking.ts'
import { partsAsked } from '../../words/parts.ts'
import type { Step } from './load-step.server.ts'

const words = paymentWords

export type PaymentView = {
  totalMinor: number
  methods: { method: PaymentMethod; held: string }[]
  /** What is asked for once it is paid; absent where everything is there. */
  request: string | undefined
  /** The cancellation policy of each kind of thing in the price, from the far end to the near one. */
  ladders: { title: string; steps: string[] }[]
  /** Whether there are permits or fees in the price, which the policies do not count. */
  passedOn: boolean
  button: string
}

/** The last step in words: how it can be paid, what is on request, and what cancelling costs. */
export async function paymentView(ctx: Context, { answers, product, now }: Step, quote: Quote): Promise<PaymentView> {
  const { startsOn, parts, lines, schedule } = quote
  const { onRequest } = await listShort(ctx.db, parts, now)
  const cutOff = productCloses(product, startsOn)
  const held = (method: PaymentMethod) =>
    timeLeft(holdEnd(holdLengthMs(product.settings.holds, method, startsOn, now), cutOff, now).getTime() - now.getTime())
  const methods = methodsFor(startsOn, now, { cards: ctx.cards !== undefined })
  const sold = ladderNames.filter((name) => lines.some(({ ladder }) => ladder === name))
  return {
    totalMinor: schedule.totalMinor,
    methods: methods.map((method) => ({ method, held: held(method) })),
    request: requestText(onRequest),
    ladders: sold.map((name) => {
      const policy = product.settings.ladders[name]
      const steps = policy.steps.map((step) => words.ladder(step.daysFrom, step.daysTo, percentKept(policy, step)))
      return { title: words.ladders[name], steps }
    }),
    passedOn: lines.some(({ kind }) => isPassedOn(kind)),
    button: words.button(thingOf(answers.order, answers.party)),
  }
}

function requestText(onRequest: readonly StockPart[]): string | undefined {
  if (onRequest.length === 0) return undefined
  const { things, many } = partsAsked(onRequest)
  return words.requestText(things, many, supplierAnswerMs / 3_600_000)
}

const thingOf = (order: Order, party: Party) => heldThing[order.kind](order.kind === 'hire' ? order.vehicles : party.length)
