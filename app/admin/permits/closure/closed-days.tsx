import { Link } from 'react-router'
import type { Closure } from '#features/permits/closures/closure.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import { permitDayPath } from '../pool-name.ts'
import { type ClosureNews, closureEmailPath } from './closure-path.ts'
import type { ClosedDay } from './load-closure.server.ts'
import { VisitorEmails } from './visitor-emails.tsx'

function columnsOf(read: ReadWords): Column<ClosedDay>[] {
  const words = read(permitClosureWords)
  const { columns } = words
  return [
    {
      head: columns.day,
      isRowHead: true,
      className: 'whole num',
      cell: ({ feeId, day, name }) => (
        <Link to={permitDayPath(feeId, day)}>
          {read.format.weekdayDay(day)}
          <span className="visually-hidden">, {name}</span>
        </Link>
      ),
      small: ({ name }) => <span aria-hidden="true">{name}</span>,
    },
    {
      head: columns.permits,
      className: 'num',
      label: columns.permits,
      cell: ({ held, withdrawn }) => words.counts({ held, withdrawn }),
      small: ({ wanted }) => wanted > 0 && words.wanted({ count: wanted }),
    },
    {
      head: columns.back,
      isNumber: true,
      label: columns.back,
      cell: ({ spentMinor }) => read.format.moneyInFull(usd(spentMinor)),
    },
    {
      head: columns.visitors,
      className: 'breaks',
      cell: ({ visitors, day, feeId }) =>
        visitors.length === 0 ? (
          <span className="muted">{words.nobody}</span>
        ) : (
          <ul className="item-list num">
            {visitors.map(({ id, reference, leadName, state, promised, requested }) => (
              <li key={`${id} ${day} ${feeId}`}>
                <span>
                  <Link to={`/admin/bookings/${id}`}>{reference}</Link> {leadName}
                  <small>
                    {[promised > 0 && words.promised({ count: promised }), requested > 0 && words.requested({ count: requested })]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </span>
                <StateTag state={state} />
              </li>
            ))}
          </ul>
        ),
    },
  ]
}

/** `news`: what the emails say; undefined where there is nothing to say yet. */
type ClosedDaysProps = { days: readonly ClosedDay[]; closure: Closure; summary: string; news: ClosureNews | undefined }

/** What a closure touches, by day, and once it is recorded or ended the emails to who visits: they are proposed, and staff send them. */
export function ClosedDays({ days, closure, summary, news }: ClosedDaysProps) {
  const read = useReader()
  const words = read(permitClosureWords)
  const visitors = [...new Map(days.flatMap((day) => day.visitors.map((one) => [one.id, one]))).values()]
  return (
    <>
      <Pane title={words.preview} beside={<span className="muted num">{summary}</span>} className="stack">
        <DataTable
          caption={words.preview}
          className="stacks"
          columns={columnsOf(read)}
          rows={days}
          rowKey={({ day, feeId }) => `${day} ${feeId}`}
        />
      </Pane>
      {news && visitors.length > 0 && (
        <VisitorEmails visitors={visitors} pathOf={(ids) => closureEmailPath(ids, closure, news)} />
      )}
    </>
  )
}
