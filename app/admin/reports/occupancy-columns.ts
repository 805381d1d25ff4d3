import type { Occupancy, OccupancyReport } from '#features/reports/reads-occupancy.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { countColumn, monthColumn, nameColumn, type ReportColumn } from './report-column.ts'
import { shareText } from './report-figures.ts'

const filled = <Row extends Occupancy>(read: ReadWords, capacity: string): ReportColumn<Row>[] => {
  const words = read(reportWords).occupancy
  return [
    countColumn(read, capacity, (row) => row.capacity),
    countColumn(read, words.sold, ({ sold }) => sold),
    countColumn(read, words.held, ({ held }) => held),
    countColumn(read, words.free, freeOf),
    {
      head: words.share,
      isNumber: true,
      cell: ({ sold, capacity: of }) => shareText(read, sold, of),
      csv: ({ sold, capacity: of }) => (of > 0 ? Math.round((sold / of) * 1000) / 10 : null),
    },
  ]
}

/** What is neither sold nor held. Zero where staff lowered the capacity below what is sold. */
export const freeOf = ({ capacity, sold, held }: Occupancy): number => Math.max(0, capacity - sold - held)

type Seats = OccupancyReport['seats']
type Rooms = OccupancyReport['rooms']

/** The columns of each table of the report on occupancy. */
export const occupancyColumnsOf = (read: ReadWords) => {
  const words = read(reportWords).occupancy
  return {
    seatMonths: [
      monthColumn(read),
      countColumn(read, words.departures, ({ departures }) => departures),
      ...filled(read, words.capacity),
    ] as ReportColumn<Seats['months'][number]>[],
    packages: [
      nameColumn(words.package, ({ name }) => name),
      countColumn(read, words.departures, ({ departures }) => departures),
      ...filled(read, words.capacity),
    ] as ReportColumn<Seats['packages'][number]>[],
    roomMonths: [monthColumn(read), ...filled(read, words.onSale)] as ReportColumn<Rooms['months'][number]>[],
    hotels: [nameColumn(words.hotel, ({ name }) => name), ...filled(read, words.onSale)] as ReportColumn<
      Rooms['hotels'][number]
    >[],
  }
}
