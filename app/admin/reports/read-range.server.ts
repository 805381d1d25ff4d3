import { type ReportRangeName, readReportRange, reportRangeQuery } from '#features/reports/report-range.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'

/** The range in an address for the picker: its days in words, its query, its fault, and what was typed. */
export function rangeFrom(reader: ReadWords, url: URL, today: Day, usual: ReportRangeName) {
  const [range = null, from = null, to = null] = ['range', 'from', 'to'].map((name) => url.searchParams.get(name))
  const read = readReportRange({ range, from, to }, today, usual)
  const { fault } = read
  return {
    range: read.range,
    picker: {
      usual,
      name: read.range.name,
      days: reader.format.days(read.range.from, read.range.to),
      query: reportRangeQuery(read.range),
      fault,
      typed: fault && fault !== 'unknown' ? { from: from ?? '', to: to ?? '' } : { from: read.range.from, to: read.range.to },
    },
  }
}

/** What a report on a range is read with: the database, the instant, and the range in the address. */
export function reportRange({ context, url }: { context: RouteContext; url: URL }, usual: ReportRangeName = '12-months') {
  const { db, clock } = contextOf(context)
  const now = clock.now()
  return { db, now, ...rangeFrom(wordsReader(context), url, kigaliDay(now), usual) }
}

export type RangePicker = ReturnType<typeof rangeFrom>['picker']
