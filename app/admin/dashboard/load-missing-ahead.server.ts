import { listMissingAhead } from '#features/travellers/ahead/list-missing-ahead.server.ts'
import { type AheadKind, leadDays, type MissingAhead, redDays } from '#features/travellers/ahead/missing-ahead.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { withNeed } from '../roster/transfer-text.ts'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { mostOfKind } from './due-list.ts'
import { rowOf, whatOf } from './due-rows.ts'

type AheadRows = Record<'permitNumbers' | 'passports' | 'flights', TaskItem[]>
const kindOf: Readonly<Record<AheadKind, keyof AheadRows>> = {
  'permit-number': 'permitNumbers',
  passport: 'passports',
  'flight-in': 'flights',
  'flight-out': 'flights',
}

/** What is missing of bookings on the road or soon to begin, and can still be mended, for the list of what is due. One statement. */
export async function loadMissingAhead(
  db: Db,
  read: ReadWords,
  { now, mayMove }: { now: Date; mayMove: boolean },
): Promise<AheadRows> {
  const rows: AheadRows = { permitNumbers: [], passports: [], flights: [] }
  for (const missing of await listMissingAhead(db, kigaliDay(now))) {
    const kind = kindOf[missing.what]
    if (rows[kind].length < mostOfKind) rows[kind].push(aheadRow(read, kind, missing, { now, mayMove }))
  }
  return rows
}

/** A row is due from its days ahead on, and red in the last three. */
function aheadRow(
  read: ReadWords,
  kind: keyof AheadRows,
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
