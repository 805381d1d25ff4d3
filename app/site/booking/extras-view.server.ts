import { type Quote, quoteOf } from '#features/bookings/quotes/quote.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import { extrasOfOrder } from '#features/orders/order-extras.ts'
import { mostRoomsAlone } from '#features/pricing/packages/package-lines.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { refusalSentence, type StepRefusal } from '../../shared/booking/refusal-sentence.ts'
import { extraPriceText } from '../../shared/extra-price-text.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { inSeries } from '../../shared/in-series.ts'
import { comfortWords } from '../../words/comforts.ts'
import { extraPriceWords } from '../../words/extra-prices.ts'
import { extrasAnswerWords } from '../../words/extras-answers.ts'
import { roomsChosenWords } from '../../words/rooms-chosen.ts'
import { comfortNoteIn, extraIn } from '../choices-in-language.server.ts'
import type { OfferedExtra } from '../extra-fields.tsx'
import type { ComfortChoice } from './comfort-choice.tsx'
import type { Step } from './load-step.server.ts'

type AnswerWords = Words<typeof extrasAnswerWords.tree>

/** What the third step offers for a draft, and the answers that were saved before. */
export function extrasView(step: Step, read: ReadWords, textOf: TextInLanguage) {
  const { format } = read
  const { order, message } = step.answers
  const extras = offeredExtras(step, read, textOf)
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
    beds: hasBeds(step)
      ? {
          comforts: comfortChoices(step, read(extrasAnswerWords), read(comfortWords), format, textOf),
          mostAlone: mostAlone(step),
          alone: roomsAlone(step, read),
        }
      : undefined,
    shown: step.quote.done ? answered : extrasProblems(step.quote.refusal, step.answers, answered.reply, read, textOf),
  }
}

const hasBeds = ({ product }: Step) => 'package' in product && product.package.nights > 0

/**
 * What the step of extras holds, in sentences, where everything needed was chosen before and it may be left out. Undefined for a
 * group, which says its rooms there, and for somebody alone, who says there whether to share.
 */
export function extrasLeftOut(step: Step, read: ReadWords, textOf: TextInLanguage): string | undefined {
  const { order, party } = step.answers
  if (order.kind === 'pilgrims') return undefined
  const names = extrasOfOrder(step.product, order).map((extra) => extraIn(textOf, extra).name)
  const named = names.length > 0 ? read(extrasAnswerWords).extras({ names: inSeries(names, read.format) }) : ''
  if (!('comfort' in order) || !hasBeds(step)) return named
  if (party.length < 2) return undefined
  const rooms = read(roomsChosenWords).rooms({ name: read(comfortWords)[order.comfort], single: order.singleRooms })
  return [rooms, named].filter(Boolean).join(' ')
}

/** The total for this party with something changed, without a code that is no longer valid; undefined where there is no price. */
function totalWith(step: Step, change: Partial<Pick<ProductOrder, 'extras'>> & { comfort?: Comfort; singleRooms?: number }) {
  const order = { ...step.answers.order, code: null, ...change } as ProductOrder
  const quote = quoteOf({ ...step.product, code: null }, order, step.answers.party, step.now)
  return quote.done ? quote.value : undefined
}

/** Each accommodation level with the difference to the chosen one, priced by the function that prices the booking. */
function comfortChoices(
  step: Step,
  words: AnswerWords,
  names: Words<typeof comfortWords.tree>,
  format: Formatter,
  textOf: TextInLanguage,
): ComfortChoice[] {
  const { answers, product } = step
  const { order } = answers
  if (!('package' in product) || !('comfort' in order)) return []
  const own = totalWith(step, { singleRooms: 0 })?.schedule.totalMinor
  return product.package.comforts.flatMap(({ comfort, note }) => {
    const total = totalWith(step, { comfort, singleRooms: 0 })?.schedule.totalMinor
    if (total === undefined) return []
    const more = total - (own ?? total)
    const amount = format.money(usd(Math.abs(more)))
    const price = more === 0 ? words.included : more > 0 ? words.more({ amount }) : words.less({ amount })
    return [{ comfort, name: names[comfort], note: comfortNoteIn(textOf, product.package, note), price }]
  })
}

/** What one single room more costs with each accommodation level, as the booking is priced; undefined where nobody knows. */
function roomsAlone(step: Step, read: ReadWords): string | undefined {
  const { product } = step
  if (!('package' in product) || mostAlone(step) === 0) return undefined
  const names = read(comfortWords)
  const sentences = product.package.comforts.flatMap(({ comfort }) => {
    const [shared, alone] = [0, 1].map((singleRooms) => totalWith(step, { comfort, singleRooms })?.schedule.totalMinor)
    if (shared === undefined || alone === undefined) return []
    const amount = read.format.money(usd(alone - shared))
    return [read(extrasAnswerWords).single({ comfort: names[comfort], amount })]
  })
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

const mostAlone = ({ answers }: Step) => mostRoomsAlone(answers.party.map(({ assumedAge }) => assumedAge))

/** The extras that fit this order, each with what one of it costs for the party. */
function offeredExtras(step: Step, read: ReadWords, textOf: TextInLanguage): OfferedExtra[] {
  const words = read(extraPriceWords)
  const { order } = step.answers
  return extrasOfOrder(step.product, order).flatMap((extra) => {
    const { id, name, amountMinor, mostPerBooking } = extra
    const quote = totalWith(step, { extras: [{ id, quantity: 1 }] })
    const lines = quote?.lines.filter(({ kind, label }) => kind === 'extra' && label === name) ?? []
    const oneMinor = sumOf(lines)
    const inAll =
      lines.length > 0 && oneMinor !== amountMinor ? words.inAll({ amount: read.format.money(usd(oneMinor)) }) : undefined
    return [{ id, ...extraIn(textOf, extra), price: extraPriceText(extra, read), inAll, most: mostPerBooking }]
  })
}

/** Why the answers have no price, at the field that causes it. */
export function extrasProblems(
  refusal: StepRefusal,
  { order, party }: Step['answers'],
  reply: FormReply,
  read: ReadWords,
  nameOf: TextInLanguage,
) {
  const sentence = refusalSentence(refusal, { kind: order.kind, travellers: party.length }, read, nameOf)
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
export function appliedText({ code }: ProductOrder, { lines, schedule }: Quote, words: AnswerWords, format: Formatter): string {
  const total = format.money(usd(schedule.totalMinor))
  if (!code) return words.appliedNone({ total })
  const off = sumOf(lines.filter(({ kind, reason }) => kind === 'discount' && reason.startsWith('Code ')))
  return off < 0 ? words.applied({ amount: format.money(usd(-off)), total }) : words.appliedNothing({ total })
}
