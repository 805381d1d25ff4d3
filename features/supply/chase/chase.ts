import { kigaliDay } from '#values/dates.ts'
import { answersUntil } from '../lines/line-answers.ts'
import { type OrderLine, toSend } from '../lines/order-line.ts'
import type { SupplierMessage } from '../messages/message.ts'
import { departureOf, isNotLeft } from '../messages/not-left.ts'

/** Why a supplier is chased for a line. */
export type ChaseCause = 'no-answer' | 'provisional-ends' | 'wait-listed' | 'reference-missing'

/**
 * What a supplier is chased for about a line. `since`: from when on it is so. `next`: from when on the supplier is to be reminded, first or
 * again; `isDue`: that is now. `reminders`: how many there were about the line.
 */
export type Chase = { cause: ChaseCause; since: Date; next: Date; isDue: boolean; reminders: number }

const dayMs = 24 * 3_600_000
/** After how many days a reminder is repeated. */
export const chaseEveryDays: Readonly<Record<ChaseCause, number>> = {
  'no-answer': 2,
  'provisional-ends': 1,
  'wait-listed': 7,
  'reference-missing': 7,
}
/** In so many last days of provisional space its supplier is chased. */
const provisionalDays = 3

type Line = Pick<
  OrderLine,
  'id' | 'state' | 'answerBy' | 'provisionalUntil' | 'proposedMinor' | 'theirReference' | 'confirmedAt'
> &
  Parameters<typeof toSend>[0]
type Message = Omit<SupplierMessage, 'id' | 'orderId' | 'spokeWith' | 'contentHash' | 'sentBy'>

/**
 * What a supplier is chased for about a line: no answer by its time, then every 2 days; provisional space in its last 3 days, daily; a place
 * on a waiting list weekly; a confirmation without their reference weekly. At most one thing. Undefined where nothing of it waits for the
 * supplier: another price waits for us, something of the line is still to be sent, its message did not leave, or its last day is over. A reminder
 * that did not leave is none. `messages`: of its order, oldest first.
 */
export function chaseOf(line: Line, messages: readonly Message[], { now }: { now: Date }): Chase | undefined {
  if (line.lastDay < kigaliDay(now) || toSend(line) || isNotLeft(line, messages)) return undefined
  const own = messages.filter(
    (message) => message.lines.some(({ lineId }) => lineId === line.id) && departureOf(message) !== 'not-left',
  )
  const due = dueOf(line, own)
  if (!due) return undefined
  const reminders = own.filter(({ kind }) => kind === 'reminder').map(leftAt)
  const last = latest(reminders)
  const next = latest([due.from, ...(last ? [later(last, chaseEveryDays[due.cause])] : [])]) ?? due.from
  return { cause: due.cause, since: due.since, next, isDue: next <= now, reminders: reminders.length }
}

/** `since` and `from`: it is so, and it is chased for it. */
type Due = { cause: ChaseCause; since: Date; from: Date }

function dueOf(line: Line, own: readonly Message[]): Due | undefined {
  const sentAt = latest(own.filter(({ kind }) => kind === 'order').map(leftAt))
  switch (line.state) {
    case 'requested': {
      const by = line.answerBy ?? (sentAt && answersUntil(sentAt))
      return by && line.proposedMinor === null ? { cause: 'no-answer', since: sentAt ?? by, from: by } : undefined
    }
    case 'provisional': {
      const from = line.provisionalUntil && later(line.provisionalUntil, -provisionalDays)
      return from ? { cause: 'provisional-ends', since: from, from } : undefined
    }
    case 'wait-listed': {
      const listed = own.filter(({ answer }) =>
        answer?.replies.some((one) => one.lineId === line.id && one.answer === 'wait-listed'),
      )
      const since = latest(listed.flatMap(({ answeredAt }) => answeredAt ?? [])) ?? sentAt
      return since && { cause: 'wait-listed', since, from: later(since, chaseEveryDays['wait-listed']) }
    }
    case 'confirmed':
      return line.theirReference === '' && line.confirmedAt
        ? { cause: 'reference-missing', since: line.confirmedAt, from: line.confirmedAt }
        : undefined
    default:
      return undefined
  }
}

/** Whether a reminder of an order has this line in it: it has no answer at all, or it is to be chased now. */
export function isReminded(line: Line, messages: readonly Message[], { now }: { now: Date }): boolean {
  const chase = chaseOf(line, messages, { now })
  return chase !== undefined && (chase.isDue || chase.cause === 'no-answer')
}

const leftAt = ({ sentAt, staffSent }: Message): Date => staffSent?.at ?? sentAt
const later = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)
const latest = (instants: readonly Date[]): Date | undefined =>
  instants.reduce<Date | undefined>((last, one) => (!last || one > last ? one : last), undefined)
