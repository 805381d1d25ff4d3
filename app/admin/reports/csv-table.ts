import type { ReportRange, ReportRangeName } from '#features/reports/report-range.ts'
import type { Clock, Db } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'

/** `costed`: who asks may read costs. */
export type TableRequest = { db: Db; range: ReportRange; now: Date; clock: Clock; params: URLSearchParams; costed: boolean }

/** A table of a report as a file. */
export type CsvTable = {
  /** The range where the address names none. A table without it is of today. */
  usual?: ReportRangeName
  rows: (request: TableRequest) => Promise<CsvCell[][]>
  /** Only for who may read costs. */
  ofCosts?: true
}
