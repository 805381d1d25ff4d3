import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { type CsvCell, csvText } from '#values/csv.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { auditLogAdminWords } from '../../words/admin/audit-log.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/list-csv.ts'
import { auditRow } from './audit-row.ts'
import { auditLogQuery, readAuditQuery } from './read-audit-query.ts'

/** A table has no more rows than a spreadsheet shows with ease; they are read in portions. */
const mostRows = 10_000
const portion = 1_000

/** What the log's filters leave, newest first, as a table. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'audit-log:read')
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const query = auditLogQuery(readAuditQuery(args.url.searchParams))
  const { columns } = readEnglish(auditLogAdminWords)
  const table: CsvCell[][] = [[columns.when, columns.who, columns.what, columns.subject, columns.facts]]
  for (let before = query.before; table.length <= mostRows; ) {
    const { rows, more } = await listAuditEntries(db, { ...query, before, limit: portion })
    for (const entry of rows) {
      const { actor, what, subject, facts } = auditRow(readEnglish, entry, now)
      const flash = facts.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join('; ')
      table.push([`${kigaliDay(entry.at)} ${kigaliClock(entry.at)}`, actor, what, subject.words, flash])
    }
    before = rows.at(-1)?.id
    if (!more) break
  }
  return new Response(csvText(table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="audit-log-${kigaliDay(now)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
