import type { CrewKind } from '#features/crew/crew.ts'
import { readAnswerTimes, readSupplierTimes } from '#features/reports/reads-answer-times.server.ts'
import { readCrewDays } from '#features/reports/reads-crew-days.server.ts'
import { readIncome } from '#features/reports/reads-income.server.ts'
import { readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import { readPermitsLost } from '#features/reports/reads-permits-lost.server.ts'
import { listReceivables, readReceivables } from '#features/reports/reads-receivables.server.ts'
import { readReceived } from '#features/reports/reads-received.server.ts'
import { receivableAges } from '#features/reports/receivable-age.ts'
import type { CsvCell } from '#values/csv.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { answerColumnsOf } from './answer-columns.ts'
import { costTables } from './costs/cost-tables.server.ts'
import { plannedCosts } from './costs/planned-costs.server.ts'
import { crewColumnsOf } from './crew-days-columns.ts'
import type { CsvTable, TableRequest } from './csv-table.ts'
import { incomeColumnsOf } from './income-columns.ts'
import { incomeDayOf } from './income-day.ts'
import { occupancyColumnsOf } from './occupancy-columns.ts'
import { permitsLostColumnsOf } from './permits-lost-columns.ts'
import { ageColumnsOf, receivableFileColumns } from './receivable-columns.ts'
import { receivedColumnsOf } from './received-columns.ts'
import { csvOf } from './report-column.ts'

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
type IncomeColumns = ReturnType<typeof incomeColumnsOf>
const income = (of: (report: Awaited<ReturnType<typeof readIncome>>, columns: IncomeColumns) => CsvCell[][]): CsvTable => ({
  usual: '12-months',
  rows: async ({ db, range, params, costed }) =>
    of(
      await readIncome(db, range, incomeDayOf(params), costed ? plannedCosts(db) : undefined),
      incomeColumnsOf(readEnglish, { costed }),
    ),
})
const permitsLost = (of: (report: Awaited<ReturnType<typeof readPermitsLost>>) => CsvCell[][]): CsvTable => ({
  usual: '12-months',
  rows: async ({ db, range }) => of(await readPermitsLost(db, range)),
})
const answers = (of: (report: Awaited<ReturnType<typeof readAnswerTimes>>) => CsvCell[][]): CsvTable => ({
  usual: '12-months',
  rows: async ({ db, range }) => of(await readAnswerTimes(db, range)),
})
const crew = (kind: CrewKind, by: 'months' | 'members'): CsvTable => ({
  usual: '12-months',
  rows: async ({ db, range }) => {
    const { guides, vehicles } = await readCrewDays(db, range)
    const { months, members } = kind === 'guide' ? guides : vehicles
    const columns = crewColumnsOf(readEnglish, kind)
    return by === 'months' ? csvOf(columns.months, months) : csvOf(columns.members, members)
  },
})

async function owing({ db, now, params }: TableRequest): Promise<CsvCell[][]> {
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
  'income-by-month': income(({ months }, columns) => csvOf(columns.months, months)),
  'income-by-product': income(({ products }, columns) => csvOf(columns.products, products)),
  'income-by-channel': income(({ channels }, columns) => csvOf(columns.channels, channels)),
  'income-by-source': income(({ sources }, columns) => csvOf(columns.sources, sources)),
  'income-by-first-source': income(({ firstSources }, columns) => csvOf(columns.firstSources, firstSources)),
  'income-by-last-source': income(({ lastSources }, columns) => csvOf(columns.lastSources, lastSources)),
  'income-by-nationality': income(({ nationalities }, columns) => csvOf(columns.nationalities, nationalities)),
  'income-by-staff': income(({ staff }, columns) => csvOf(columns.staff, staff)),
  'permits-lost-by-month': permitsLost(({ months }) => csvOf(permitsLostColumnsOf(readEnglish).months, months)),
  'permits-lost-by-cause': permitsLost(({ causes }) => csvOf(permitsLostColumnsOf(readEnglish).causes, causes)),
  'permits-lost-by-permit': permitsLost(({ fees }) => csvOf(permitsLostColumnsOf(readEnglish).fees, fees)),
  'guides-by-month': crew('guide', 'months'),
  'days-of-guides': crew('guide', 'members'),
  'vehicles-by-month': crew('car', 'months'),
  'days-of-vehicles': crew('car', 'members'),
  receivables: { rows: owing },
  'receivables-by-age': {
    rows: async ({ db, now }) => csvOf(ageColumnsOf(readEnglish), (await readReceivables(db, kigaliDay(now))).ages),
  },
  'seats-by-month': occupancy(({ seats }) => csvOf(occupancyColumnsOf(readEnglish).seatMonths, seats.months)),
  'seats-by-package': occupancy(({ seats }) => csvOf(occupancyColumnsOf(readEnglish).packages, seats.packages)),
  'rooms-by-month': occupancy(({ rooms }) => csvOf(occupancyColumnsOf(readEnglish).roomMonths, rooms.months)),
  'rooms-by-hotel': occupancy(({ rooms }) => csvOf(occupancyColumnsOf(readEnglish).hotels, rooms.hotels)),
  ...costTables,
  'answers-by-month': answers(({ months }) => csvOf(answerColumnsOf(readEnglish).months, months)),
  'answers-by-form': answers(({ kinds }) => csvOf(answerColumnsOf(readEnglish).kinds, kinds)),
  'answers-by-staff': answers(({ people }) => csvOf(answerColumnsOf(readEnglish).people, people)),
  'answers-by-channel': answers(({ channels }) => csvOf(answerColumnsOf(readEnglish).channels, channels)),
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
