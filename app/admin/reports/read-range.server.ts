import { type ReportRangeName, readReportRange, reportRangeQuery } from '#features/reports/report-range.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'

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

export type RangePicker = ReturnType<typeof rangeFrom>['picker']
