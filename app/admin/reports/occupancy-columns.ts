import type { Occupancy, OccupancyReport } from '#features/reports/reads-occupancy.server.ts'
import { reportWords, shareText } from '../../words/admin/reports.ts'
import { countColumn, monthColumn, nameColumn, type ReportColumn } from './report-column.ts'

const { occupancy: words } = reportWords

const filled = <Row extends Occupancy>(capacity: string): ReportColumn<Row>[] => [
  countColumn(capacity, (row) => row.capacity),
  countColumn(words.sold, ({ sold }) => sold),
  countColumn(words.held, ({ held }) => held),
  countColumn(words.free, freeOf),
  {
    head: words.share,
    isNumber: true,
    cell: ({ sold, capacity: of }) => shareText(sold, of),
    csv: ({ sold, capacity: of }) => (of > 0 ? Math.round((sold / of) * 1000) / 10 : null),
  },
]

/** What is neither sold nor held. Zero where staff lowered the capacity below what is sold. */
export const freeOf = ({ capacity, sold, held }: Occupancy): number => Math.max(0, capacity - sold - held)

type Seats = OccupancyReport['seats']
type Rooms = OccupancyReport['rooms']

/** The columns of each table of the report on occupancy. */
export const occupancyColumns = {
  seatMonths: [
    monthColumn(),
    countColumn(words.departures, ({ departures }) => departures),
    ...filled(words.capacity),
  ] as ReportColumn<Seats['months'][number]>[],
  packages: [
    nameColumn(words.package, ({ name }) => name),
    countColumn(words.departures, ({ departures }) => departures),
    ...filled(words.capacity),
  ] as ReportColumn<Seats['packages'][number]>[],
  roomMonths: [monthColumn(), ...filled(words.onSale)] as ReportColumn<Rooms['months'][number]>[],
  hotels: [nameColumn(words.hotel, ({ name }) => name), ...filled(words.onSale)] as ReportColumn<Rooms['hotels'][number]>[],
}
