import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { CrewKind } from '../crew.ts'

/**
 * The states of an assignment. `pencilled`: its booking is on hold; `requested`: a freelancer or a hired-in vehicle is asked and has not
 * answered; `declined`: they said no, or nothing in time; `released`: taken off, or its departure or booking ended. docs/roster.md.
 */
export type AssignmentState = 'pencilled' | 'requested' | 'confirmed' | 'declined' | 'released'

/** States in which a guide or a vehicle is not free. The database knows the same three. */
export const busyStates: readonly AssignmentState[] = ['pencilled', 'requested', 'confirmed']
export const isBusy = (state: AssignmentState): boolean => busyStates.includes(state)

/** What a guide does on a trip. A vehicle has no role. */
export const crewRoles = ['guide', 'driver', 'driver-guide'] as const
export type CrewRole = (typeof crewRoles)[number]

/**
 * The role somebody is assigned in where nobody says which: whoever drives and guides does both, and so does a guide whose roles nobody
 * has entered, as most do.
 */
export const usualRole = (roles: readonly CrewRole[]): CrewRole =>
  roles.includes('driver-guide') ? 'driver-guide' : (roles[0] ?? 'driver-guide')

/** How long a freelancer, or the owner of a hired-in vehicle, has to answer. */
export const answerHours = 48

/**
 * The state in which an assignment begins, and which it has once its booking is paid: pencilled while nobody has paid, requested of who is
 * not ours, else confirmed.
 */
export const firstState = ({ isPencilled, isOwn }: { isPencilled: boolean; isOwn: boolean }): AssignmentState =>
  isPencilled ? 'pencilled' : isOwn ? 'confirmed' : 'requested'

/** Why somebody, or a vehicle, is away. */
export const absencesOf: Readonly<Record<CrewKind, readonly Absence[]>> = {
  guide: ['leave', 'sick', 'training', 'other'],
  car: ['workshop', 'inspection', 'other'],
}
export type Absence = 'leave' | 'sick' | 'training' | 'workshop' | 'inspection' | 'other'

/** Some time on Kigali's clock, 'YYYY-MM-DDTHH:MM', from the first minute to the one after the last. */
export type Span = { from: string; to: string }

/** A run: what guides and vehicles go with, which is a departure, or a booking that travels by itself. */
export type RunKey = { departureId: number } | { bookingId: string }

/** What an assignment is for: a run, or an absence. */
export type AssignmentSubject = RunKey | { absence: Absence }

/** A guide or a vehicle on a run, or away. Times are Kigali's. */
export type Assignment = {
  id: number
  kind: CrewKind
  memberId: number
  name: string
  role: CrewRole | null
  departureId: number | null
  bookingId: string | null
  absence: Absence | null
  from: string
  to: string
  /** The days of the run when it was placed or last moved with it; null for an absence. */
  runFrom: Day | null
  runTo: Day | null
  state: AssignmentState
  answerBy: Date | null
  /** Who accepted that it overlaps another, and why. */
  acceptedBy: string | null
  acceptedReason: string
  note: string
  version: number
  createdAt: Date
}

/** The run of an assignment; undefined of an absence. */
export const runOf = ({ departureId, bookingId }: Pick<Assignment, 'departureId' | 'bookingId'>): RunKey | undefined =>
  departureId !== null ? { departureId } : bookingId !== null ? { bookingId } : undefined

/** What an assignment is for. */
export function subjectOf({
  departureId,
  bookingId,
  absence,
}: Pick<Assignment, 'departureId' | 'bookingId' | 'absence'>): AssignmentSubject {
  return runOf({ departureId, bookingId }) ?? { absence: absence ?? 'other' }
}

/** Whole days, the last one included. */
export const spanOfDays = (from: Day, to: Day): Span => ({ from: `${from}T00:00`, to: `${addDays(to, 1)}T00:00` })

/** The first and the last day that a span touches: one that ends at midnight does not touch the day that begins then. */
export function daysOfSpan({ from, to }: Span): { from: Day; to: Day } {
  const last = to.slice(0, 10)
  return { from: from.slice(0, 10), to: to.slice(11) === '00:00' ? addDays(last, -1) : last }
}

/** Whether two spans share a minute: one that ends at noon leaves room for one that begins then. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** A span so many days later. */
export const shiftSpan = ({ from, to }: Span, days: number): Span => ({
  from: addDays(from.slice(0, 10), days) + from.slice(10),
  to: addDays(to.slice(0, 10), days) + to.slice(10),
})

type Days = { from: Day; to: Day }

/**
 * The span of an assignment after its run has moved from days `before` to `after`: it moves with the first day. What reached to the last
 * day still does, and what now lies behind it is cut. Undefined where nothing is left.
 */
export function followDays(span: Span, before: Days, after: Days): Span | undefined {
  const moved = shiftSpan(span, daysBetween(before.from, after.from))
  const reachedEnd = daysOfSpan(span).to >= before.to
  const end = spanOfDays(after.from, after.to).to
  const to = reachedEnd ? (moved.to.slice(11) === '00:00' ? end : after.to + moved.to.slice(10)) : moved.to
  const cut = to > end ? end : to
  return cut > moved.from ? { from: moved.from, to: cut } : undefined
}

/** 'departure-12' and 'booking-<uuid>': a run in a form or an address. */
export const runText = (run: RunKey): string =>
  'departureId' in run ? `departure-${run.departureId}` : `booking-${run.bookingId}`

/** The run in a form value or an address; undefined for an invalid one. */
export function readRun(text: string): RunKey | undefined {
  const departure = /^departure-([1-9]\d{0,8})$/.exec(text)
  if (departure) return { departureId: Number(departure[1]) }
  const booking = /^booking-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/.exec(text)
  return booking?.[1] === undefined ? undefined : { bookingId: booking[1] }
}

/** Whether two keys are of the same run. */
export const isSameRun = (one: RunKey, other: RunKey): boolean => runText(one) === runText(other)
