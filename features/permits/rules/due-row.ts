import { addDays, type Day } from '#values/dates.ts'
import { type AuthorityClock, authorityDay, closingInstant, lastWorkingDay } from './authority-clock.ts'

export const dueKinds = [
  'buy-by',
  'reservation-ends',
  'balance',
  'last-move',
  'refund-falls',
  'names',
  'numbers-missing',
  'papers-missing',
  'licence-ends',
  'terms-check',
] as const
export type DueKind = (typeof dueKinds)[number]

/** What a row is about, by ids; what it has nothing of is null or empty. */
type DueSubject = {
  authorityId: string
  feeId: string | null
  /** The day of the visit. */
  day: Day | null
  departureId: number | null
  lotId: number | null
  reference: string | null
  /** How many permits, travellers or rows of terms. */
  count: number
}

/** One row of what is due. Source: docs/permits.md, 'Deadlines'. */
export type DueRow = DueSubject & {
  kind: DueKind
  /** The last minute, when the authority closes. */
  dueAt: Date
  /** The last minute in which it works before that: the same, but where it is closed on that day. */
  actBy: Date
  shownFrom: Date
  /** In its last three days, and afterwards. */
  isRed: boolean
  /** Of the alert that is raised for it by now, once; null: none yet. */
  occasion: string | null
}

type Deadline = {
  kind: DueKind
  subject: DueSubject
  clock: AuthorityClock
  dueAt: Date
  /** How many days before its last minute it is shown; null: at once. */
  shownDays: number | null
  /** From when there is an alert; null: never. */
  alertFrom: Date | null
  /** What tells the alert from that of another deadline. */
  occasion: string
}

const dayMs = 24 * 60 * 60 * 1_000
export const daysEarlier = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)
const redDays = 3

/**
 * The row of a deadline at an instant; undefined before it is shown. Days before it are counted from the last minute in which the
 * authority works: on a Sunday nobody there takes money.
 */
export function dueRow({ kind, subject, clock, dueAt, shownDays, alertFrom, occasion }: Deadline, now: Date): DueRow | undefined {
  const actBy = lastMinute(clock, dueAt)
  const shownFrom = shownDays === null ? now : daysEarlier(actBy, shownDays)
  if (now < shownFrom) return undefined
  const isRed = now >= daysEarlier(actBy, redDays)
  return { ...subject, kind, dueAt, actBy, shownFrom, isRed, occasion: alertFrom && now >= alertFrom ? occasion : null }
}

/** The last minute in which the authority works until an instant. */
export function lastMinute(clock: AuthorityClock, dueAt: Date): Date {
  const day = authorityDay(clock, dueAt)
  const working = lastWorkingDay(clock, day)
  return working === day ? dueAt : closingInstant(clock, working)
}

/** The instant at which an authority closes so many days before a visit. */
export const closingDaysBefore = (clock: AuthorityClock, visit: Day, days: number): Date =>
  closingInstant(clock, addDays(visit, -days))
