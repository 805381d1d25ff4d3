import { mayNotRun } from '#features/bookings/guarantee/may-not-run.ts'
import { checkVisitorHold } from '#features/bookings/holds/check-visitor-hold.server.ts'
import { answerHours, newHoldMs, offerHours } from '#features/bookings/holds/hold-length.ts'
import { holderKeys } from '#features/bookings/holds/holder-keys.server.ts'
import { placesOf, unlimitedTerms, visitorHoldEnds } from '#features/bookings/holds/unpaid-holds.ts'
import type { Quote } from '#features/bookings/quotes/quote.ts'
import { mayPromiseEmail } from '#features/emails/reachable.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import { productCloses } from '#features/orders/order-cut-off.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { labelsInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { cancellationPolicyNames, isPassedOn } from '#features/pricing/price-line.ts'
import { namesIn } from '#features/translations/names.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { done } from '#values/outcome.ts'
import { lateTransfer } from '../../shared/booking/late-transfer.ts'
import { listShort } from '../../shared/booking/list-short.server.ts'
import { refusalSentence } from '../../shared/booking/refusal-sentence.ts'
import { inSeries } from '../../shared/in-series.ts'
import { timeLeftText } from '../../shared/time-left-text.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { holdButtonWords } from '../../words/hold-button.ts'
import { paymentAnswerWords } from '../../words/payment-answers.ts'
import { timeLeftWords } from '../../words/time-left.ts'
import { tierSentencesAt } from '../packages/cancellation-rows.ts'
import type { Step } from './load-step.server.ts'
import { heldPermits, requestedParts } from './requested-parts.ts'
import { visitSentences } from './visit-sentences.server.ts'

type AnswerWords = Words<typeof paymentAnswerWords.tree>

export type PaymentView = {
  totalMinor: number
  /**
   * `hint`: how long it is held, or of a request how long there is to pay after its answer. `confirm`: the email has to be confirmed first,
   * because the hold is short until then.
   */
  methods: { method: VisitorPaymentMethod; hint: string; confirm: string }[]
  /** Why this visitor may not hold more now, and what to do. */
  problem: string | undefined
  /** What suppliers have to confirm first: then it is a request, and nothing is due before its answer. Absent where all is in stock. */
  request: { lede: string; text: string } | undefined
  /** Which permits are held with the booking, or until our answer to the rest; absent where none is, or where this visitor may hold nothing. */
  permits: string | undefined
  /** What to know of a departure that may not run; empty for everything else. */
  mayNotRun: string
  /** Which permits on request cannot be had, and which visits are on another day than the itinerary says; empty for most. */
  visits: string
  /** The cancellation policy of each kind of product in the price, from the earliest cancellation to the latest, with the tier of now. */
  policies: { title: string; steps: { text: string; isNow: boolean }[] }[]
  /** Whether the price holds permits or fees, which the policies do not count. */
  passedOn: boolean
  button: string
}

/** The last step in words: payment methods, what is on request, and the cancellation charges. @param address the client's. */
export async function paymentView(
  ctx: Context,
  { answers, product, now }: Step,
  quote: Quote,
  address: string,
  read: ReadWords,
): Promise<PaymentView> {
  const { format } = read
  const words = read(paymentAnswerWords)
  const { startsOn, parts, lines, schedule } = quote
  const named = await labelsInLanguage(ctx, parts, read)
  const { onRequest } = await listShort(ctx.db, named, now)
  const isRequest = onRequest.length > 0
  const cutOff = productCloses(product, startsOn)
  const terms = await termsOf(ctx, { answers, product }, address)
  const left = (end: Date) => timeLeftText(end.getTime() - now.getTime(), read(timeLeftWords))
  const limits = terms.done && onRequest.length < parts.length ? terms.value : unlimitedTerms
  const ends = (method: VisitorPaymentMethod) => {
    const lengthMs = newHoldMs(product.settings, { method, startsOn, at: now, isRequest })
    return visitorHoldEnds(lengthMs, limits, cutOff, now)
  }
  const methods = methodsFor(startsOn, now, { cards: ctx.cards !== undefined })
  const choice = (method: VisitorPaymentMethod) => {
    const { until, fullUntil } = ends(method)
    const end = fullUntil ?? until
    const held = isRequest
      ? words.afterAnswer({ hours: offerHours })
      : words.held[method]({ length: left(end), until: format.instant(end) })
    const hint = method === 'bank-transfer' ? `${held} ${words.fromAbroad} ${lateTransfer(methods, words)}` : held
    return { method, hint, confirm: fullUntil ? words.confirm({ length: left(until) }) : '' }
  }
  const sold = cancellationPolicyNames.filter((name) => lines.some(({ ladder }) => ladder === name))
  return {
    totalMinor: schedule.totalMinor,
    methods: methods.map(choice),
    problem: terms.done
      ? undefined
      : refusalSentence(
          terms.refusal,
          { kind: answers.order.kind, travellers: answers.party.length },
          read,
          await namesIn(ctx, read.language),
        ),
    request: requestText(onRequest, parts, mayPromiseEmail(ctx.mail, answers.contact?.email), words, format),
    permits: terms.done ? permitsText(heldPermits(named, onRequest, words.part), isRequest, words, format) : undefined,
    mayNotRun: product.kind === 'departure' ? mayNotRun(product.departure, false, now, read).join(' ') : '',
    visits: (await visitSentences(ctx, product, answers.party.length, read, onRequest)).join(' '),
    policies: sold.map((name) => ({
      title: words.policies[name],
      steps: tierSentencesAt(product.settings.cancellationPolicies[name], startsOn, now, read(cancellationWords), format),
    })),
    passedOn: lines.some(({ kind }) => isPassedOn(kind)),
    button: onRequest.length > 0 ? words.requestButton : buttonText(answers.order, answers.party, read(holdButtonWords)),
  }
}

/** The terms on which this visitor may hold the booking, as the final submission will find them. */
async function termsOf(ctx: Context, { answers, product }: Pick<Step, 'answers' | 'product'>, address: string) {
  const { contact, order, party } = answers
  if (!contact) return done(unlimitedTerms)
  return checkVisitorHold(ctx, ctx.db, {
    keys: holderKeys(ctx, contact, address),
    kind: order.kind,
    places: placesOf(order, party.length),
    email: contact.email,
    departureId: product.kind === 'departure' ? product.departure.id : null,
    bookingId: null,
  })
}

function requestText(
  onRequest: readonly OrderPart[],
  parts: readonly OrderPart[],
  emails: boolean,
  words: AnswerWords,
  format: Formatter,
): PaymentView['request'] {
  if (onRequest.length === 0) return undefined
  const rest = onRequest.length < parts.length ? ` ${words.requestRest}` : ''
  const sentence = emails ? words.request : words.requestHere
  const text = sentence({ parts: inSeries(requestedParts(onRequest, words.part), format) })
  return { lede: words.requestLede({ hours: answerHours }), text: `${text}${rest}` }
}

function permitsText(held: readonly string[], isRequest: boolean, words: AnswerWords, format: Formatter): string | undefined {
  if (held.length === 0) return undefined
  const parts = { parts: inSeries(held, format) }
  return isRequest ? words.permitsUntilAnswer(parts) : words.permits(parts)
}

function buttonText(order: ProductOrder, party: Party, words: Words<typeof holdButtonWords.tree>): string {
  switch (order.kind) {
    case 'departure':
    case 'pilgrims':
      return words[order.kind]({ count: party.length })
    case 'hire':
      return words.hire({ count: order.vehicles })
    default:
      return words[order.kind]
  }
}
