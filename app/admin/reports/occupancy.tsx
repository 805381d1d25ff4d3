import { type Occupancy, type OccupancyReport, readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/occupancy.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { freeOf, occupancyColumnsOf } from './occupancy-columns.ts'
import { reportRange } from './read-range.server.ts'
import { shareText } from './report-figures.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, now, range, picker } = reportRange(args, 'ahead')
  return { ...(await readOccupancy(db, range, now)), picker }
}

/** Sold, held and free by month, stacked. */
export function occupancyChart(
  read: ReadWords,
  { months, total }: { months: readonly (Occupancy & { month: Day })[]; total: Occupancy },
  label: (sold: number, of: number) => string,
): ChartData {
  const words = read(reportWords).occupancy
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: label(total.sold, total.capacity),
    columns: months.map((row, at) => ({ name: names[at] ?? '', values: [row.sold, row.held, freeOf(row)] })),
    series: [
      { name: words.sold, tone: 'main' },
      { name: words.held, tone: 'second' },
      { name: words.free, tone: 'rest' },
    ],
    stacked: true,
    axis: (value) => read.format.number(value),
  }
}

export const seatsChart = (read: ReadWords, seats: OccupancyReport['seats'], days: string): ChartData =>
  occupancyChart(read, seats, (sold, of) => read(reportWords).occupancy.seatsChart({ days, sold, of }))

export default function OccupancyScreen({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(reportWords).occupancy
  const { seats, rooms, picker } = loaderData
  const { days, query } = picker
  const part = ({ sold, capacity }: Occupancy) => shareText(read, sold, capacity)
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={words.lede({ days, seats: part(seats.total), nights: part(rooms.total) })} />
      <RangeTools path="/admin/reports/occupancy" picker={picker} />
      <Figures
        figures={[
          { name: words.departures, figure: read.format.number(seats.total.departures) },
          {
            name: words.seats,
            figure: part(seats.total),
            small: `${read.format.number(seats.total.sold)} / ${read.format.number(seats.total.capacity)}`,
          },
          {
            name: words.rooms,
            figure: part(rooms.total),
            small: `${read.format.number(rooms.total.sold)} / ${read.format.number(rooms.total.capacity)}`,
          },
        ]}
      />
      <div className="g12">
        <ReportTable
          className="w12"
          name="seats-by-month"
          title={words.seats}
          query={query}
          columns={occupancyColumnsOf(read).seatMonths}
          rows={seats.months}
          rowKey={({ month }) => month}
          total={{ ...seats.total, month: '' }}
          chart={seatsChart(read, seats, days)}
        />
        <ReportTable
          className="w12"
          name="seats-by-package"
          title={words.packages}
          query={query}
          columns={occupancyColumnsOf(read).packages}
          rows={seats.packages}
          rowKey={({ name }) => name}
          total={{ ...seats.total, name: '' }}
        />
        <ReportTable
          className="w12"
          name="rooms-by-month"
          title={words.rooms}
          query={query}
          columns={occupancyColumnsOf(read).roomMonths}
          rows={rooms.months}
          rowKey={({ month }) => month}
          total={{ ...rooms.total, month: '' }}
          chart={occupancyChart(read, rooms, (sold, of) => words.roomsChart({ days, sold, of }))}
        />
        <ReportTable
          className="w12"
          name="rooms-by-hotel"
          title={words.hotels}
          query={query}
          columns={occupancyColumnsOf(read).hotels}
          rows={rooms.hotels}
          rowKey={({ name }) => name}
          total={{ ...rooms.total, name: '' }}
        />
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}
