import { hasOtherPrice } from '#features/supply/answers/decline-line.ts'
import { answersIn } from '#features/supply/lines/line-answers.ts'
import { fingerprintOf, isLive, type OrderLine, toSend } from '#features/supply/lines/order-line.ts'
import type { SupplierMessage } from '#features/supply/messages/message.ts'
import { isNotLeft } from '#features/supply/messages/not-left.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderLineWords } from '../../words/admin/supply/order-lines.ts'
import { instantText } from '../components/instants.ts'
import { costRefusal } from '../costs/cost-refusal.ts'
import { changedFacts, lineDays, lineFacts } from './line-facts.ts'

/**
 * `showsCosts`: whoever looks may read costs; without it nothing of them is in a view. `messages`: of the order of the line, or of all. `lossOf`:
 * of extras that cost more than they were sold for, by the ids of their lines.
 */
export type LineViewer = {
  showsCosts: boolean
  now: Date
  messages: readonly SupplierMessage[]
  lossOf?: ReadonlyMap<number, string> | undefined
}

/** A line of an order as its page shows it. */
export function lineView(read: ReadWords, line: OrderLine, { showsCosts, now, messages, lossOf }: LineViewer) {
  const words = read(orderLineWords)
  const { id, itemKey, version, kind, title, state, agreed, sent, provisionalUntil, answerBy, proposedMinor, currency } = line
  const sends = toSend(line)
  const money = (minor: number) => read.format.moneyInFull({ minor, currency })
  const notLeft = isNotLeft(line, messages)
  const waits = state === 'requested' && answerBy !== null && !notLeft
  const isLate = waits && answerBy <= now
  const what = title === '' ? words.open({ kind: words.kinds[kind], days: lineDays(read, line) }) : title
  const costs: [string, string][] = showsCosts
    ? [
        [words.facts.cost, line.costMinor === null ? unknownCost(read, line) : money(line.costMinor)],
        ...(proposedMinor === null ? [] : [[words.facts.otherPrice, money(proposedMinor)] as [string, string]]),
        ...(state === 'cancelled'
          ? [[words.facts.fee, line.feeMinor > 0 ? money(line.feeMinor) : words.noFee] as [string, string]]
          : []),
      ]
    : []
  return {
    id,
    itemKey,
    version,
    what,
    state: hasOtherPrice(line)
      ? words.otherPriceState
      : state === 'provisional'
        ? words.states.provisional({ when: provisionalUntil ? instantText(provisionalUntil, now, read.format) : '' })
        : notLeft
          ? words.notSent[state === 'cancelled' ? 'cancellation' : 'request']
          : words.states[state],
    tone: notLeft ? ('warn' as const) : toneOf(line, now),
    due: waits ? words[isLate ? 'lateReply' : 'replyBy']({ when: instantText(answerBy, now, read.format) }) : '',
    isLate,
    isNotLeft: notLeft,
    isLive: isLive(state),
    isOver: state === 'used',
    isConfirmed: state === 'confirmed',
    loss: (showsCosts && lossOf?.get(id)) || '',
    facts: [
      ...lineFacts(read, line),
      ...(line.theirReference === '' ? [] : [[words.facts.theirReference, line.theirReference] as [string, string]]),
      ...costs,
      ...(line.note === '' ? [] : [[words.facts.note, line.note] as [string, string]]),
    ],
    sends: sends && {
      what: sends,
      word: words.toSend[sends],
      changes: sends === 'change' && sent ? changedFacts(read, sent, line) : [],
    },
    /** What was confirmed before and still is, while a change of it is open. */
    stands:
      agreed && sent && state !== 'confirmed' && isLive(state) && fingerprintOf(agreed) !== fingerprintOf(sent)
        ? changedFacts(read, agreed, sent)
        : undefined,
    changeDeclined: state === 'confirmed' && line.declinedFingerprint !== '' && line.declinedFingerprint === fingerprintOf(line),
    otherPrice:
      proposedMinor === null || !hasOtherPrice(line)
        ? undefined
        : showsCosts
          ? { minor: proposedMinor, text: money(proposedMinor) }
          : { minor: null, text: '' },
    answers: answersIn[state] ?? [],
    currency,
  }
}

export type LineView = ReturnType<typeof lineView>

function toneOf({ state, answerBy }: OrderLine, now: Date): 'ok' | 'warn' | 'bad' | undefined {
  if (state === 'confirmed' || state === 'used') return 'ok'
  if (state === 'not-delivered') return 'bad'
  if (state === 'requested' && answerBy && answerBy <= now) return 'bad'
  return isLive(state) ? 'warn' : undefined
}

/** That nobody knows what a line costs, with the reason by the rate book, which staff mend before they send the order. */
function unknownCost(read: ReadWords, { details: { noCost } }: OrderLine): string {
  const { unknownCost: notKnown, unknownCostWhy } = read(orderLineWords)
  return noCost ? unknownCostWhy({ why: costRefusal(read, noCost) }) : String(notKnown)
}
