import { type Occupancy, type OccupancyReport, readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { reportWords, shareText } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/occupancy.ts'
import type { ChartData } from './chart.tsx'
import { monthNames } from './month-names.ts'
import { occupancyColumns as columns, freeOf } from './occupancy-columns.ts'
import { rangeFrom } from './read-range.server.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

const { occupancy: words } = reportWords
const figure = (count: number) => count.toLocaleString('en-US')

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const { range, picker } = rangeFrom(args.url, kigaliDay(now), 'ahead')
  return { ...(await readOccupancy(db, range, now)), picker }
}

/** Sold, held and free by month, stacked. */
export function occupancyChart(
  { months, total }: { months: readonly (Occupancy & { month: Day })[]; total: Occupancy },
  label: (sold: number, of: number) => string,
): ChartData {
  const names = monthNames(months.map(({ month }) => month))
  return {
    label: label(total.sold, total.capacity),
    columns: months.map((row, at) => ({ name: names[at] ?? '', values: [row.sold, row.held, freeOf(row)] })),
    series: [
      { name: words.sold, tone: 'main' },
      { name: words.held, tone: 'second' },
      { name: words.free, tone: 'rest' },
    ],
    stacked: true,
    axis: figure,
  }
}

export const seatsChart = (seats: OccupancyReport['seats'], days: string): ChartData =>
  occupancyChart(seats, (sold, of) => words.seatsChart(days, sold, of))

export default function OccupancyScreen({ loaderData }: Route.ComponentProps) {
  const { seats, rooms, picker } = loaderData
  const { days, query } = picker
  const part = ({ sold, capacity }: Occupancy) => shareText(sold, capacity)
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={words.lede(days, part(seats.total), part(rooms.total))} />
      <RangeTools path="/admin/reports/occupancy" picker={picker} />
      <Figures
        figures={[
          { name: words.departures, figure: figure(seats.total.departures) },
          {
            name: words.seats,
            figure: part(seats.total),
            small: `${figure(seats.total.sold)} / ${figure(seats.total.capacity)}`,
          },
          {
            name: words.rooms,
            figure: part(rooms.total),
            small: `${figure(rooms.total.sold)} / ${figure(rooms.total.capacity)}`,
          },
        ]}
      />
      <div className="g12">
        <ReportTable
          className="w12"
          name="seats-by-month"
          title={words.seats}
          query={query}
          columns={columns.seatMonths}
          rows={seats.months}
          rowKey={({ month }) => month}
          total={{ ...seats.total, month: '' }}
          chart={seatsChart(seats, days)}
        />
        <ReportTable
          className="w12"
          name="seats-by-package"
          title={words.packages}
          query={query}
          columns={columns.packages}
          rows={seats.packages}
          rowKey={({ name }) => name}
          total={{ ...seats.total, name: '' }}
        />
        <ReportTable
          className="w12"
          name="rooms-by-month"
          title={words.rooms}
          query={query}
          columns={columns.roomMonths}
          rows={rooms.months}
          rowKey={({ month }) => month}
          total={{ ...rooms.total, month: '' }}
          chart={occupancyChart(rooms, (sold, of) => words.roomsChart(days, sold, of))}
        />
        <ReportTable
          className="w12"
          name="rooms-by-hotel"
          title={words.hotels}
          query={query}
          columns={columns.hotels}
          rows={rooms.hotels}
          rowKey={({ name }) => name}
          total={{ ...rooms.total, name: '' }}
        />
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}
