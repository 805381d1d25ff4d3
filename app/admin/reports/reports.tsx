import { Link } from 'react-router'
import { readAnswerTimes } from '#features/reports/reads-answer-times.server.ts'
import { readOccupancy } from '#features/reports/reads-occupancy.server.ts'
import { readReceivables } from '#features/reports/reads-receivables.server.ts'
import { readReceived } from '#features/reports/reads-received.server.ts'
import { readReportRange } from '#features/reports/report-range.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { reportWords } from '../../words/admin/reports.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/reports.ts'
import { answersChart } from './answer-times.tsx'
import { type ChartData, ChartPreview } from './chart.tsx'
import { seatsChart } from './occupancy.tsx'
import { paymentsChart } from './payments.tsx'
import { receivablesChart } from './receivables.tsx'
import { receivedChart } from './received.tsx'
import { netOf } from './received-columns.ts'
import { hoursText, shareText } from './report-figures.ts'

const no = { range: null, from: null, to: null }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'reports:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const today = kigaliDay(now)
  const [past, ahead] = (['12-months', 'ahead'] as const).map((usual) => readReportRange(no, today, usual).range)
  if (!past || !ahead) throw new Error('A range is missing')
  const [received, receivables, { seats }, answers] = await Promise.all([
    readReceived(db, past),
    readReceivables(db, today),
    readOccupancy(db, ahead, now),
    readAnswerTimes(db, past),
  ])
  return {
    received: { months: received.months, total: received.total },
    receivables,
    seats: { ...seats, packages: [] },
    answers: { months: answers.months, total: answers.total },
    past: read.format.days(past.from, past.to),
    ahead: read.format.days(ahead.from, ahead.to),
  }
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(reportWords)
  const { received, receivables, seats, answers, past, ahead } = loaderData
  const { medianHours } = answers.total
  const { may } = useAuth()
  const frame = useWords(frameAdminWords)
  return (
    <div className="reports">
      <PageBar
        title={words.title}
        lede={words.lede}
        actions={
          may('analytics:read') && (
            <Link className="btn line" to="/admin/analytics">
              {frame.rail.visitors}
            </Link>
          )
        }
      />
      <div className="g12 previews">
        <Preview
          to="received"
          title={words.received.title}
          text={words.received.preview({ net: read.format.money(usd(netOf(received.total))) })}
          chart={receivedChart(read, received, past)}
        />
        <Preview
          to="receivables"
          title={words.receivables.title}
          text={words.receivables.preview({ amount: read.format.money(usd(receivables.totalMinor)) })}
          chart={receivablesChart(read, receivables)}
        />
        <Preview
          to="payments"
          title={words.payments.title}
          text={words.payments.preview({ payments: received.total.payments })}
          chart={paymentsChart(read, received, past)}
        />
        <Preview
          to="occupancy"
          title={words.occupancy.title}
          text={words.occupancy.preview({ seats: shareText(read, seats.total.sold, seats.total.capacity) })}
          chart={seatsChart(read, seats, ahead)}
        />
        <Preview
          to="answer-times"
          title={words.answers.title}
          text={
            medianHours === null ? words.answers.previewNone : words.answers.preview({ median: hoursText(read, medianHours) })
          }
          chart={answersChart(read, answers, past)}
        />
      </div>
    </div>
  )
}

type PreviewProps = { to: string; title: string; text: string; chart: ChartData }

function Preview({ to, title, text, chart }: PreviewProps) {
  return (
    <Pane title={<Link to={`/admin/reports/${to}`}>{title}</Link>} className="w4">
      <p className="num">{text}</p>
      <ChartPreview data={chart} />
    </Pane>
  )
}
