import { type Quote, quoteOf } from '#features/bookings/quotes/quote.ts'
import type { Order } from '#features/orders/order.ts'
import { extrasOfOrder } from '#features/orders/order-extras.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { mostRoomsAlone } from '#features/pricing/packages/price-package.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import { moneyText, usd } from '#values/money.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { extrasWords } from '../../words/booking-extras.ts'
import { refusalSentence, type StepRefusal } from '../../words/booking-refusals.ts'
import { leaderWords } from '../../words/booking-travellers.ts'
import { comfortWords } from '../../words/comforts.ts'
import { readEnglish } from '../../words/sources.server.ts'
import type { OfferedExtra } from '../extra-fields.tsx'
import type { ComfortChoice } from './comfort-choice.tsx'
import type { Step } from './load-step.server.ts'

const words = extrasWords

/** What the third step offers for a draft, and the answers that were saved before. */
export function extrasView(step: Step) {
  const { order, message } = step.answers
  const extras = offeredExtras(step)
  const quantity = (id: string) => String(order.extras.find((extra) => extra.id === id)?.quantity ?? 0)
  const values: Record<string, string> = {
    ...('comfort' in order && { comfort: order.comfort, singleRooms: String(order.singleRooms) }),
    ...Object.fromEntries(extras.map(({ id }, index) => [`extras[${index}].quantity`, quantity(id)])),
    code: order.code ?? '',
    message: message ?? '',
  }
  const answered = { reply: { values, errors: {} }, problem: undefined }
  return {
    extras,
    // A day tour has no night, so there is no bed to choose.
    beds: hasBeds(step) ? { comforts: comfortChoices(step), mostAlone: mostAlone(step) } : undefined,
    shown: step.quote.done ? answered : extrasProblems(step.quote.refusal, step.answers, answered.reply),
  }
}

const hasBeds = ({ product }: Step) => 'package' in product && product.package.nights > 0

/**
 * What the step of extras holds, in sentences, where everything needed was chosen before and it may be left out. Undefined for a
 * group, which says its rooms there, and for somebody alone, who says there whether to share.
 */
export function extrasLeftOut(step: Step): string | undefined {
  const { order, party } = step.answers
  if (order.kind === 'pilgrims') return undefined
  const named = leaderWords.extras(extrasOfOrder(step.product, order).map(({ name }) => name))
  if (!('comfort' in order) || !hasBeds(step)) return named
  return party.length > 1
    ? `${words.rooms(readEnglish(comfortWords)[order.comfort], order.singleRooms)} ${named}`.trim()
    : undefined
}

/** The total for this party with something changed, without a code that is no longer valid; undefined where there is no price. */
function totalWith(step: Step, change: Partial<Pick<Order, 'extras'>> & { comfort?: Comfort; singleRooms?: number }) {
  const order = { ...step.answers.order, code: null, ...change } as Order
  const quote = quoteOf({ ...step.product, code: null }, order, step.answers.party, step.now)
  return quote.done ? quote.value : undefined
}

/** Each accommodation level with the difference to the chosen one, priced by the function that prices the booking. */
function comfortChoices(step: Step): ComfortChoice[] {
  const { answers, product } = step
  const { order } = answers
  if (!('package' in product) || !('comfort' in order)) return []
  const own = totalWith(step, { singleRooms: 0 })?.schedule.totalMinor
  return product.package.comforts.flatMap(({ comfort, note }) => {
    const total = totalWith(step, { comfort, singleRooms: 0 })?.schedule.totalMinor
    if (total === undefined) return []
    const more = total - (own ?? total)
    const text = moneyText(usd(Math.abs(more)))
    const price = more === 0 ? words.included : more > 0 ? words.more(text) : words.less(text)
    return [{ comfort, name: readEnglish(comfortWords)[comfort], note, price }]
  })
}

const mostAlone = ({ answers }: Step) => mostRoomsAlone(answers.party.map(({ assumedAge }) => assumedAge))

/** The extras that fit this order, each with what one of it costs for the party. */
function offeredExtras(step: Step): OfferedExtra[] {
  const { order } = step.answers
  return extrasOfOrder(step.product, order).flatMap(({ id, name, note, unit, amountMinor, mostPerBooking }) => {
    const quote = totalWith(step, { extras: [{ id, quantity: 1 }] })
    const lines = quote?.lines.filter(({ kind, label }) => kind === 'extra' && label === name) ?? []
    const oneMinor = sumOf(lines)
    const inAll = lines.length > 0 && oneMinor !== amountMinor ? words.inAll(moneyText(usd(oneMinor))) : undefined
    return [{ id, name, note, price: words.each(moneyText(usd(amountMinor)), unit), inAll, most: mostPerBooking }]
  })
}

/** Why the answers have no price, at the field that causes it. */
export function extrasProblems(refusal: StepRefusal, { order, party }: Step['answers'], reply: FormReply) {
  const sentence = refusalSentence(refusal, { kind: order.kind, travellers: party.length })
  const field = fieldOf(refusal, reply)
  if (field === undefined) return { reply, problem: sentence }
  return { reply: { ...reply, errors: { [field]: sentence } }, problem: undefined }
}

function fieldOf(refusal: StepRefusal, { values }: FormReply): string | undefined {
  switch (refusal.reason) {
    case 'code-unknown':
    case 'code-not-for-this':
    case 'code-ended':
    case 'code-used-up':
      return 'code'
    case 'too-many-extras': {
      const [named] = Object.entries(values).find(([name, value]) => name.endsWith('.id') && value === refusal.id) ?? []
      return named?.replace(/\.id$/, '.quantity')
    }
    case 'too-many-single-rooms':
      return 'singleRooms'
    case 'no-rate':
      return 'comfort'
    default:
      return undefined
  }
}

/** The answer to 'Apply': what the code takes off, or that there is no such code. */
export function appliedText({ code }: Order, { lines, schedule }: Quote): string {
  const total = moneyText(usd(schedule.totalMinor))
  if (!code) return words.appliedNone(total)
  const off = sumOf(lines.filter(({ kind, reason }) => kind === 'discount' && reason.startsWith('Code ')))
  return off < 0 ? words.applied(moneyText(usd(-off)), total) : words.appliedNothing(total)
}
