import { Link } from 'react-router'
import type { Closure } from '#features/permits/closures/closure.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'
import { useAuth } from '../../auth/auth.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import { StateTag } from '../../components/state-tag.tsx'
import { permitDayPath } from '../pool-name.ts'
import { type ClosureNews, closureEmailPath } from './closure-path.ts'
import type { ClosedDay, ClosedVisitor } from './load-closure.server.ts'

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

/** So many bookings are written to at once: as many as an address holds. */
const mostRecipients = 100

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
      {news && visitors.length > 0 && <ClosureEmails visitors={visitors} closure={closure} news={news} />}
    </>
  )
}

/** The emails to who visits, and whom no email reaches, with what is done instead. */
function ClosureEmails({ visitors, closure, news }: { visitors: readonly ClosedVisitor[]; closure: Closure; news: ClosureNews }) {
  const words = useReader()(permitClosureWords).letters
  const { may } = useAuth()
  const ids = visitors.flatMap(({ id, why }) => (why ? [] : [id]))
  const unreached = visitors.filter(({ why }) => why)
  const parts = Array.from({ length: Math.ceil(ids.length / mostRecipients) }, (_, at) =>
    ids.slice(at * mostRecipients, (at + 1) * mostRecipients),
  )
  return (
    <Pane title={words.title} className="stack" id="letters">
      <p>{words.text({ count: ids.length })}</p>
      {may('emails:write') && ids.length > 0 && (
        <div className="row wraps">
          {parts.map((part, at) => (
            <Link key={part[0]} className="btn" to={closureEmailPath(part, closure, news)}>
              {parts.length === 1 ? words.go : words.goPart({ part: at + 1, of: parts.length })}
            </Link>
          ))}
        </div>
      )}
      {unreached.length > 0 && (
        <>
          <h3>{words.unreached({ count: unreached.length })}</h3>
          <ul className="item-list num">
            {unreached.map(({ id, reference, leadName, phone, why }) => (
              <li key={id}>
                <span>
                  <Link to={`/admin/bookings/${id}`}>{reference}</Link> {leadName}
                  <small>
                    {why && words.why[why]}
                    {phone && (
                      <>
                        {' '}
                        <a href={`tel:${phone.replaceAll(' ', '')}`}>{words.call({ phone })}</a>
                      </>
                    )}
                  </small>
                </span>
                {why === 'no-address' && may('bookings:move') && (
                  <Link className="btn line sm" to={`/admin/bookings/${id}/contact`}>
                    {words.addAddress}
                    <span className="visually-hidden">: {reference}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}
