import { readAnswerTimes, readSupplierTimes } from '#features/reports/reads-answer-times.server.ts'
import { readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import { listReceivables, readReceivables } from '#features/reports/reads-receivables.server.ts'
import { readReceived } from '#features/reports/reads-received.server.ts'
import { receivableAges } from '#features/reports/receivable-age.ts'
import type { ReportRange, ReportRangeName } from '#features/reports/report-range.ts'
import type { Db } from '#platform/context.ts'
import type { CsvCell } from '#values/csv.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { answerColumnsOf } from './answer-columns.ts'
import { occupancyColumnsOf } from './occupancy-columns.ts'
import { ageColumnsOf, receivableFileColumns } from './receivable-columns.ts'
import { receivedColumnsOf } from './received-columns.ts'
import { csvOf } from './report-column.ts'

type Request = { db: Db; range: ReportRange; now: Date; params: URLSearchParams }
type CsvTable = {
  /** The range where the address names none. A table without it is of today. */
  usual?: ReportRangeName
  rows: (request: Request) => Promise<CsvCell[][]>
}

/** The most bookings with a balance in one CSV file: five times as many as in a workbook. */
const mostOwing = 100_000

const received = (of: (report: Awaited<ReturnType<typeof readReceived>>) => CsvCell[][]): CsvTable => ({
  usual: '12-months',
  rows: async ({ db, range }) => of(await readReceived(db, range)),
})
const occupancy = (of: (report: Awaited<ReturnType<typeof readOccupancy>>) => CsvCell[][]): CsvTable => ({
  usual: 'ahead',
  rows: async ({ db, range, now }) => of(await readOccupancy(db, range, now)),
})

async function owing({ db, now, params }: Request): Promise<CsvCell[][]> {
  const today: Day = kigaliDay(now)
  const age = receivableAges.find((one) => one === params.get('age'))
  const columns = receivableFileColumns(readEnglish, today)
  const rows = await listReceivables(db, { today, age, limit: mostOwing })
  return [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ csv }) => csv(row)))]
}

/** Every table of the reports, by its name in an address. A file has all rows, the screen may show fewer. */
export const csvTables: Readonly<Record<string, CsvTable>> = {
  'received-by-month': received(({ months }) => csvOf(receivedColumnsOf(readEnglish).months, months)),
  'received-by-type': received(({ kinds }) => csvOf(receivedColumnsOf(readEnglish).kinds, kinds)),
  'received-by-product': received(({ products }) => csvOf(receivedColumnsOf(readEnglish).products, products)),
  'received-by-method': received(({ methods }) => csvOf(receivedColumnsOf(readEnglish).methods, methods)),
  'received-by-channel': received(({ channels }) => csvOf(receivedColumnsOf(readEnglish).channels, channels)),
  'received-by-source': received(({ sources }) => csvOf(receivedColumnsOf(readEnglish).sources, sources)),
  'received-by-currency': received(({ currencies }) => csvOf(receivedColumnsOf(readEnglish).currencies, currencies)),
  receivables: { rows: owing },
  'receivables-by-age': {
    rows: async ({ db, now }) => csvOf(ageColumnsOf(readEnglish), (await readReceivables(db, kigaliDay(now))).ages),
  },
  'seats-by-month': occupancy(({ seats }) => csvOf(occupancyColumnsOf(readEnglish).seatMonths, seats.months)),
  'seats-by-package': occupancy(({ seats }) => csvOf(occupancyColumnsOf(readEnglish).packages, seats.packages)),
  'rooms-by-month': occupancy(({ rooms }) => csvOf(occupancyColumnsOf(readEnglish).roomMonths, rooms.months)),
  'rooms-by-hotel': occupancy(({ rooms }) => csvOf(occupancyColumnsOf(readEnglish).hotels, rooms.hotels)),
  'answers-by-month': {
    usual: '12-months',
    rows: async ({ db, range }) => csvOf(answerColumnsOf(readEnglish).months, (await readAnswerTimes(db, range)).months),
  },
  'answers-by-form': {
    usual: '12-months',
    rows: async ({ db, range }) => csvOf(answerColumnsOf(readEnglish).kinds, (await readAnswerTimes(db, range)).kinds),
  },
  'supplier-answers-by-month': {
    usual: '12-months',
    rows: async ({ db, range }) =>
      csvOf(answerColumnsOf(readEnglish).supplierMonths, (await readSupplierTimes(db, range)).months),
  },
  'answers-by-supplier': {
    usual: '12-months',
    rows: async ({ db, range }) => csvOf(answerColumnsOf(readEnglish).suppliers, (await readSupplierTimes(db, range)).suppliers),
  },
}
