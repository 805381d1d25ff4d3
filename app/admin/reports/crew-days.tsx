import type { CrewKind } from '#features/crew/crew.ts'
import type { CrewReport } from '#features/reports/crew-days.ts'
import { readCrewDays } from '#features/reports/reads-crew-days.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/crew-days.ts'
import type { ChartData } from './chart.tsx'
import { crewColumnsOf, daysOf } from './crew-days-columns.ts'
import { monthNames } from './month-names.ts'
import { reportRange } from './read-range.server.ts'
import { shareText } from './report-figures.ts'
import { Figures, RangeTools, ReportHead } from './report-head.tsx'
import { ReportTable } from './report-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const { db, range, picker } = reportRange(args)
  return { ...(await readCrewDays(db, range)), picker }
}

/** Days on trips, away and idle of ours by month, stacked. */
export const crewChart = (
  read: ReadWords,
  { months, total }: Pick<CrewReport, 'months' | 'total'>,
  { kind, days }: { kind: CrewKind; days: string },
): ChartData => {
  const words = read(salesReportWords).crew
  const label = kind === 'guide' ? words.guidesChart : words.vehiclesChart
  const names = monthNames(
    read,
    months.map(({ month }) => month),
  )
  return {
    label: label({ days, worked: total.worked, idle: total.idle }),
    columns: months.map(({ worked, away, idle }, at) => ({ name: names[at] ?? '', values: [worked, away, idle] })),
    series: [
      { name: words.worked, tone: 'main' },
      { name: words.away, tone: 'second' },
      { name: words.idle, tone: 'rest' },
    ],
    stacked: true,
    axis: (value) => read.format.number(value),
  }
}

export default function CrewDaysScreen({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = read(salesReportWords).crew
  const { guides, vehicles, picker } = loaderData
  const { days } = picker
  const part = ({ total }: CrewReport) => shareText(read, total.worked, daysOf(total))
  return (
    <div className="list-page reports">
      <ReportHead title={words.title} lede={words.lede({ days, guides: part(guides), vehicles: part(vehicles) })} />
      <RangeTools path="/admin/reports/crew-days" picker={picker} looksAhead />
      <Figures
        figures={[
          { name: words.guidesOnTrips, figure: part(guides) },
          { name: words.vehiclesOnTrips, figure: part(vehicles) },
          { name: words.freelanceDays, figure: read.format.number(guides.total.others) },
          { name: words.hiredInDays, figure: read.format.number(vehicles.total.others) },
        ]}
      />
      <div className="g12">
        <CrewTables kind="guide" report={guides} picker={picker} />
        <CrewTables kind="car" report={vehicles} picker={picker} />
      </div>
      <p className="small muted below">{words.note}</p>
    </div>
  )
}

type TablesProps = { kind: CrewKind; report: CrewReport; picker: { days: string; query: string } }

function CrewTables({ kind, report, picker: { days, query } }: TablesProps) {
  const read = useReader()
  const words = read(salesReportWords).crew
  const columns = crewColumnsOf(read, kind)
  const [name, byMonth, each] =
    kind === 'guide' ? ['guides', words.guides, words.eachGuide] : ['vehicles', words.vehicles, words.eachVehicle]
  const { months, members, total } = report
  return (
    <>
      <ReportTable
        className="w12"
        name={`${name}-by-month`}
        title={byMonth}
        query={query}
        columns={columns.months}
        rows={members.length > 0 ? months : []}
        rowKey={({ month }) => month}
        total={total}
        chart={crewChart(read, report, { kind, days })}
      />
      <ReportTable
        className="w12"
        name={`days-of-${name}`}
        title={each}
        query={query}
        columns={columns.members}
        rows={members}
        rowKey={({ memberId }) => String(memberId)}
      />
    </>
  )
}
