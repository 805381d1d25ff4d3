import type { Line } from '#features/alerts/shown-once.ts'
import type { PermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import type { DueDetails } from '#features/travellers/ahead/list-missing-ahead.server.ts'
import { type AheadKind, leadDays, type MissingAhead, redDays } from '#features/travellers/ahead/missing-ahead.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { withNeed } from '../roster/transfer-text.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { mostOfKind } from './due-list.ts'
import { rowOf, toneBefore, whatOf } from './due-rows.ts'
import { type FactRow, factRows } from './work-rows.ts'

type AheadWork = 'permitNumbers' | 'passports' | 'flights'
const kindOf: Readonly<Record<AheadKind, AheadWork>> = {
  'permit-number': 'permitNumbers',
  passport: 'passports',
  'flight-in': 'flights',
  'flight-out': 'flights',
}
const lineOf: Readonly<Record<AheadKind, Line>> = {
  'permit-number': 'permit-numbers',
  passport: 'passports',
  'flight-in': 'flight-in',
  'flight-out': 'flight-out',
}

/** What is missing without the numbers of permits that are still to be reserved: they are a row of their own, and have no number before. */
export const withoutToReserve = (missing: readonly MissingAhead[], waiting: readonly PermitsWaiting[]): MissingAhead[] =>
  missing.flatMap((one) => {
    const pool = waiting.find(({ feeId, day, isClosed }) => !isClosed && feeId === one.feeId && day === one.neededOn)
    const toReserve = pool?.bookings.find(({ id }) => id === one.party.bookingId)?.permits ?? 0
    return one.what !== 'permit-number' || toReserve === 0
      ? one
      : one.missing > toReserve
        ? { ...one, missing: one.missing - toReserve }
        : []
  })

/** What is missing of bookings on the road or soon to begin, and can still be mended, for the list of what is due. */
export function aheadRows(read: ReadWords, all: readonly MissingAhead[], viewer: { now: Date; mayMove: boolean }): FactRow[] {
  const byKind = Map.groupBy(all, ({ what }) => kindOf[what])
  return [...byKind].flatMap(([kind, own]) =>
    own.slice(0, mostOfKind).flatMap((one) =>
      factRows(
        kind,
        lineOf[one.what],
        [one],
        () => aheadRow(read, kind, one, viewer),
        ({ party, feeId, neededOn }) => [`booking-${party.bookingId}`, ...(feeId ? [`numbers:${feeId}:${neededOn}`] : [])],
      ),
    ),
  )
}

/** Bookings with traveller details that are due, as the booking itself says it. */
export const detailsRows = (read: ReadWords, all: readonly DueDetails[], viewer: { now: Date; mayMove: boolean }): FactRow[] =>
  factRows(
    ...(['details', 'details', all.slice(0, mostOfKind)] as const),
    (one) => detailsRow(read, one, viewer),
    ({ party }) => [`booking-${party.bookingId}`],
  )

/** Late after the day they were due; they hurt from the start of the trip on, and on the road they stand with what is late. */
function detailsRow(
  read: ReadWords,
  { party, details: { count, by } }: DueDetails,
  { now, mayMove }: { now: Date; mayMove: boolean },
): TaskItem {
  const words = read(todayWords).due
  const { bookingId: id, reference, startsOn, travellersCount: total } = party
  const today = kigaliDay(now)
  const hasBegun = startsOn < today
  return rowOf(read, 'details', {
    ...{ id, dueAt: kigaliInstant(by, 0).getTime(), isLate: by < today },
    neededAt: kigaliInstant(startsOn, 0).getTime(),
    tag: {
      word: (hasBegun ? words.since : words.startsOn)({ day: read.format.shortDay(startsOn) }),
      tone: toneBefore(startsOn, today),
    },
    ...{ what: whatOf(read, party), detail: words.detailsMissing({ missing: count, total, reference }) },
    ...{
      to: mayMove ? `/admin/bookings/${id}/travellers` : `/admin/bookings/${id}`,
      verb: mayMove ? words.verbs.details : words.open,
    },
  })
}

/** A row is due from its days ahead on, and red in the last three. */
function aheadRow(
  read: ReadWords,
  kind: AheadWork,
  { what, neededOn, label, missing, total, party, need }: MissingAhead,
  { now, mayMove }: { now: Date; mayMove: boolean },
): TaskItem {
  const words = read(todayWords).due
  const { bookingId, reference } = party
  const to = {
    permitNumbers: '/admin/permits/numbers',
    passports: `/admin/bookings/${bookingId}/travellers`,
    flights: `/admin/bookings/${bookingId}/flights`,
  }[kind]
  return rowOf(read, kind, {
    neededAt: kigaliInstant(neededOn, 0).getTime(),
    ...{ id: `${bookingId}-${what}-${neededOn}-${label}`, dueAt: kigaliInstant(addDays(neededOn, -leadDays[what]), 0).getTime() },
    tag: {
      word: words.forDay({ day: read.format.shortDay(neededOn) }),
      tone: daysBetween(kigaliDay(now), neededOn) <= redDays ? 'bad' : 'warn',
    },
    what: whatOf(read, party),
    detail: withNeed(read, words.ahead[what]({ label, missing, total, reference }), need, what === 'flight-in' ? 'in' : 'out'),
    ...{ to: mayMove ? to : `/admin/bookings/${bookingId}`, verb: mayMove ? words.verbs[kind] : words.open },
  })
}
