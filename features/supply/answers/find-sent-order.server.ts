import type { Context } from '#platform/context.ts'
import type { LineAnswer } from '../lines/line-answers.ts'
import type { LineFacts } from '../lines/order-line.ts'
import { isAnswerable, type MessageAnswer, type MessageLine } from '../messages/message.ts'
import { opensOrder, readOrderKey } from '../messages/order-key.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, listMessages } from '../reads.server.ts'
import { findRunTitle } from '../reads-titles.server.ts'
import { answersOf, type LineStage, lineStage, type MessageStage, messageStage } from './message-stage.ts'

/** What a supplier reads of a line: never what it costs us. */
export type SentFacts = Omit<LineFacts, 'costMinor' | 'serviceId'>

/** A line as its supplier was sent it, with the answers that it takes now and the one that was given by this link. */
export type SentLine = {
  lineId: number
  what: MessageLine['what']
  facts: SentFacts
  before: SentFacts | null
  stage: LineStage
  answers: readonly LineAnswer[]
  reply: MessageAnswer['replies'][number] | undefined
}

/** A message as its answer page shows it. `name`: the family name of the lead. `answerBy`: of what is open. `text`: what they wrote. */
export type SentOrder = {
  orderId: number
  number: number
  reference: string
  supplier: string
  title: string
  name: string
  stage: MessageStage
  answerBy: Date | null
  lines: readonly SentLine[]
  text: string
}

/**
 * The message of the key in an address; undefined for a wrong key. One that was answered, cancelled or is not the newest is found, so that
 * its page can say so. Writes nothing: programs that scan mail open every link.
 */
export async function findSentOrder({ db, config }: Pick<Context, 'db' | 'config'>, key: string): Promise<SentOrder | undefined> {
  const read = readOrderKey(key)
  const order = read && (await findOrder(db, read.orderId))
  if (!read || !order) return undefined
  const { createdAt, id: orderId, reference, supplier } = order
  if (!opensOrder(config.secret, { orderId, number: read.number, createdAt }, read.mac)) return undefined
  const [messages, lines, run] = await Promise.all([
    listMessages(db, [orderId]),
    listLinesOfOrder(db, orderId),
    findRunKey(db, { orderId }),
  ])
  const message = messages.find(({ number }) => number === read.number)
  if (!run || !message || !isAnswerable(message)) return undefined
  const { title, familyName } = await findRunTitle(db, run)
  const ends: Date[] = []
  const shown = message.lines.map((sent): SentLine => {
    const line = lines.find(({ id }) => id === sent.lineId)
    const stage = lineStage(sent, line, message, messages)
    if (stage === 'open' && line?.answerBy) ends.push(line.answerBy)
    return {
      lineId: sent.lineId,
      what: sent.what,
      facts: withoutCost(sent.facts),
      before: sent.before && withoutCost(sent.before),
      stage,
      answers: stage === 'open' && line ? answersOf(sent, line) : [],
      reply: message.answer?.replies.find(({ lineId }) => lineId === sent.lineId),
    }
  })
  const stage = messageStage(message, lines, messages)
  return {
    ...{ orderId, number: message.number, reference, supplier, title, name: familyName, stage },
    answerBy: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    lines: shown,
    text: message.answer?.text ?? '',
  }
}

const withoutCost = ({ kind, title, firstDay, lastDay, details, currency }: LineFacts): SentFacts => ({
  ...{ kind, title, firstDay, lastDay, details, currency },
})
