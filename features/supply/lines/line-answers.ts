import { beforeOpenFor, type OfficeHours } from '#features/settings/office-hours.ts'
import { usualAnswerHours } from '#features/suppliers/supplier.ts'
import type { LineState } from './order-line.ts'

/** What a supplier answers about a line. */
export const lineAnswers = ['confirmed', 'provisional', 'wait-listed', 'declined'] as const
export type LineAnswer = (typeof lineAnswers)[number]

/** Which answers a line takes in each state. A confirmed line that its supplier takes back is declined: staff alone record it. */
export const answersIn: Readonly<Partial<Record<LineState, readonly LineAnswer[]>>> = {
  requested: ['confirmed', 'provisional', 'wait-listed', 'declined'],
  'wait-listed': ['confirmed', 'provisional', 'wait-listed', 'declined'],
  provisional: ['confirmed', 'provisional', 'declined'],
  confirmed: ['confirmed', 'declined'],
}

const hour = 3_600_000

/** The end of a supplier's hours from an instant, where nobody was promised anything by it: its own hours, or the usual ones. */
export const answersUntil = (at: Date, answerHours = usualAnswerHours): Date => new Date(at.getTime() + answerHours * hour)

/** For so many hours the office is open between the latest answer of a supplier and what our customers were promised. */
const staffHours = 4
/** Less time than this is no deadline: the supplier is asked to answer as soon as possible. */
const leastHours = 1

/**
 * Until when a supplier answers what is sent at an instant: its own hours, and never so late that the office has less than four open
 * hours left before what our customers were promised. `soon`: there is less than an hour for it, so it answers as soon as possible, and is
 * late after that hour, or at the promise.
 */
export function answerTime(
  at: Date,
  { answerHours, promisedBy }: { answerHours: number; promisedBy: Date | null },
  office: OfficeHours,
): { until: Date; soon: boolean } {
  const own = answersUntil(at, answerHours)
  if (!promisedBy) return { until: own, soon: false }
  const soonest = new Date(at.getTime() + leastHours * hour)
  const latest = beforeOpenFor(office, staffHours * hour, promisedBy)
  if (latest >= soonest) return { until: own < latest ? own : latest, soon: false }
  return { until: promisedBy > at && promisedBy < soonest ? promisedBy : soonest, soon: true }
}
