import { Link } from 'react-router'
import { lostMinor } from '#features/reports/permits-lost.ts'
import { readAnswerTimes } from '#features/reports/reads-answer-times.server.ts'
import { readCrewDays } from '#features/reports/reads-crew-days.server.ts'
import { readIncome } from '#features/reports/reads-income.server.ts'
import { readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import { readPermitsLost } from '#features/reports/reads-permits-lost.server.ts'
import { readReceivables } from '#features/reports/reads-receivables.server.ts'
import { readReceived } from '#features/reports/reads-received.server.ts'
import { readReportRange } from '#features/reports/report-range.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { salesReportWords } from '../../words/admin/sales-reports.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/reports.ts'
import { answersChart } from './answer-times.tsx'
import { ChartPreview, isEmpty } from './chart.tsx'
import { costPreviews, type PreviewProps } from './costs/cost-previews.ts'
import { loadCostPreviews } from './costs/load-cost-previews.server.ts'
import { crewChart } from './crew-days.tsx'
import { daysOf } from './crew-days-columns.ts'
import { incomeChart } from './income.tsx'
import { seatsChart } from './occupancy.tsx'
import { paymentsChart } from './payments.tsx'
import { permitsLostChart } from './permits-lost.tsx'
import { receivablesChart } from './receivables.tsx'
import { receivedChart } from './received.tsx'
import { netOf } from './received-columns.ts'
import { hoursText, shareText } from './report-figures.ts'

const no = { range: null, from: null, to: null }

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'reports:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const today = kigaliDay(now)
  const [past, ahead] = (['12-months', 'ahead'] as const).map((usual) => readReportRange(no, today, usual).range)
  if (!past || !ahead) throw new Error('A range is missing')
  const [received, income, receivables, { seats }, permits, { guides }, answers] = await Promise.all([
    readReceived(db, past),
    readIncome(db, past, 'travel'),
    readReceivables(db, today),
    readOccupancy(db, ahead, now),
    readPermitsLost(db, past),
    readCrewDays(db, past),
    readAnswerTimes(db, past),
  ])
  return {
    costs: may(role, 'costs:read') ? await loadCostPreviews({ db, clock }) : undefined,
    received: { months: received.months, total: received.total },
    income: { months: income.months, total: income.total },
    receivables,
    seats: { ...seats, packages: [] },
    permits: { months: permits.months, total: permits.total },
    guides: { months: guides.months, total: guides.total },
    answers: { months: answers.months, total: answers.total },
    past: read.format.days(past.from, past.to),
    ahead: read.format.days(ahead.from, ahead.to),
  }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(reportWords)
  const auth = useAuth()
  const frame = useWords(frameAdminWords)
  return (
    <div className="reports">
      <PageBar
        title={words.title}
        lede={words.lede}
        actions={
          auth.may('analytics:read') && (
            <Link className="btn line" to="/admin/analytics">
              {frame.rail.visitors}
            </Link>
          )
        }
      />
      {groupsOf(read, loaderData).map(({ title, previews }) => (
        <section key={title} className="report-group">
          <h2 className="legend large">{title}</h2>
          <div className="g12 previews">
            {previews.map((preview) => (
              <Preview key={preview.to} {...preview} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** All reports: what each answers, its figure of now, and its chart in small. */
function groupsOf(read: ReadWords, loaded: Route.ComponentProps['loaderData']): { title: string; previews: PreviewProps[] }[] {
  const { received, income, receivables, seats, permits, guides, answers, costs, past, ahead } = loaded
  const words = read(reportWords)
  const sales = read(salesReportWords)
  const money = (minor: number) => read.format.money(usd(minor))
  const { medianHours } = answers.total
  const crew = guides.total
  return [
    {
      title: words.groups.money,
      previews: [
        {
          ...{ to: 'received', title: words.received.title, about: words.received.about },
          figure: words.received.preview({ net: money(netOf(received.total)) }),
          chart: receivedChart(read, received, past),
        },
        {
          ...{ to: 'receivables', title: words.receivables.title, about: words.receivables.about },
          figure: words.receivables.preview({ amount: money(receivables.totalMinor) }),
          chart: receivablesChart(read, receivables),
        },
        {
          ...{ to: 'payments', title: words.payments.title, about: words.payments.about },
          figure: words.payments.preview({ payments: received.total.payments }),
          chart: paymentsChart(read, received, past),
        },
        ...(costs ? costPreviews(read, costs) : []),
      ],
    },
    {
      title: words.groups.sales,
      previews: [
        {
          ...{ to: 'income', title: sales.income.title, about: sales.income.about },
          figure: sales.income.preview({ income: money(income.total.incomeMinor) }),
          chart: incomeChart(read, income, past),
        },
        {
          ...{ to: 'answer-times', title: words.answers.title, about: words.answers.about },
          figure:
            medianHours === null ? words.answers.previewNone : words.answers.preview({ median: hoursText(read, medianHours) }),
          chart: answersChart(read, answers, past),
        },
      ],
    },
    {
      title: words.groups.operations,
      previews: [
        {
          ...{ to: 'occupancy', title: words.occupancy.title, about: words.occupancy.about },
          figure: words.occupancy.preview({ seats: shareText(read, seats.total.sold, seats.total.capacity) }),
          chart: seatsChart(read, seats, ahead),
        },
        {
          ...{ to: 'crew-days', title: sales.crew.title, about: sales.crew.about },
          figure: sales.crew.preview({ guides: shareText(read, crew.worked, daysOf(crew)) }),
          chart: crewChart(read, guides, { kind: 'guide', days: past }),
        },
        {
          ...{ to: 'permits-lost', title: sales.permits.title, about: sales.permits.about },
          figure: sales.permits.preview({ lost: money(lostMinor(permits.total)) }),
          chart: permitsLostChart(read, permits, past),
        },
      ],
    },
  ]
}

function Preview({ to, title, about, figure, chart }: PreviewProps) {
  return (
    <Pane title={<Link to={`/admin/reports/${to}`}>{title}</Link>} className="w4">
      <p className="small muted">{about}</p>
      <p className="num">
        <b>{figure}</b>
      </p>
      {!isEmpty(chart) && <ChartPreview data={chart} />}
    </Pane>
  )
}
