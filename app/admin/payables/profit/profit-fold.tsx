import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { profitWords } from '../../../words/admin/payables/profit.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { FoldPane } from '../../components/fold-pane.tsx'
import type { DepartureProfit } from './load-profit.server.ts'
import type { ProfitView } from './profit-view.ts'

type Labels = Words<typeof profitWords.tree>

/** The fold of a booking or departure that says what it earns, and what of it is expected only. */
export function ProfitFold({ view }: { view: ProfitView & { bookings?: DepartureProfit['bookings'] } }) {
  const words = useWords(profitWords)
  // What is not final is never called actual.
  const costHead = view.isOpen ? words.columns.expected : words.columns.actual
  return (
    <FoldPane id="profit" title={words.title} summary={view.summary} tag={view.tag} open={view.isLoss}>
      <div className="profit stack">
        <p className="small muted">
          {view.isOpen ? words.ledeExpected : words.lede} <Link to="/admin/reports/profit">{words.toReport}</Link>
        </p>
        {view.state && <p>{view.state}</p>}
        {view.without && <p className="small">{view.without}</p>}
        <Missing view={view} />
        {view.unpriced && (
          <p className="small">
            {view.unpriced} <Link to="/admin/reports/cash#field-guideDay">{words.toDayCosts}</Link>
          </p>
        )}
        <DataTable
          caption={String(words.sums.income)}
          className="num"
          columns={sumColumns(words, costHead)}
          rows={view.sums}
          rowKey={({ name }) => name}
        />
        {view.why && <p className="small num">{view.why}</p>}
        {view.bridge && (
          <p className="small num">
            {view.bridge} <a href="#cost">{words.toMargin}</a>
          </p>
        )}
        {view.rows.length === 0 ? (
          <p className="muted">{words.noCosts}</p>
        ) : (
          <DataTable
            caption={String(words.table)}
            className="stacks num"
            columns={costColumns(words, costHead)}
            rows={view.rows}
            rowKey={({ key }) => key}
            foot={
              <tr>
                <th scope="row">{words.total}</th>
                <td className="numeric">{view.total.planned}</td>
                <td className="numeric">{view.total.actual}</td>
              </tr>
            }
          />
        )}
        {view.bookings && view.bookings.length > 0 && (
          <>
            <h3>{words.bookings}</h3>
            <DataTable
              caption={String(words.bookings)}
              className="stacks num"
              columns={bookingColumns(words, view.isOpen)}
              rows={view.bookings}
              rowKey={({ id }) => id}
            />
          </>
        )}
      </div>
    </FoldPane>
  )
}

function Missing({ view: { missing, more } }: { view: ProfitView }) {
  const words = useWords(profitWords)
  if (missing.length === 0) return null
  return (
    <div className="small">
      <p className="muted">{words.missing}</p>
      <ul className="copy">
        {missing.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have one name
          <li key={at}>{text}</li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  )
}

type Row = ProfitView['rows'][number]

const sumColumns = (words: Labels, costHead: Labels['columns']['actual']): Column<ProfitView['sums'][number]>[] => [
  { head: '', isRowHead: true, cell: ({ name, isSum }) => (isSum ? <b>{name}</b> : name) },
  {
    head: words.columns.planned,
    isNumber: true,
    className: 'nowrap',
    cell: ({ planned, isSum }) => (isSum ? <b>{planned}</b> : planned),
  },
  {
    head: costHead,
    isNumber: true,
    className: 'nowrap',
    cell: ({ actual, isSum }) => (isSum ? <b>{actual}</b> : actual),
  },
]

const costColumns = (words: Labels, costHead: Labels['columns']['actual']): Column<Row>[] => [
  {
    head: words.columns.what,
    isRowHead: true,
    className: 'whole',
    cell: ({ label, to }) => (to ? <Link to={to}>{label}</Link> : label),
    small: ({ kind, label, supplier }) => [kind === label ? '' : kind, supplier].filter(Boolean).join(', '),
  },
  {
    head: words.columns.planned,
    label: String(words.columns.planned),
    isNumber: true,
    className: 'nowrap',
    cell: ({ planned }) => planned,
  },
  {
    head: costHead,
    label: String(costHead),
    isNumber: true,
    className: 'nowrap',
    cell: ({ actual, isExpected }) => (
      <>
        {isExpected && <span className="tag warn">{words.notFinal}</span>} {actual}
      </>
    ),
  },
]

const bookingColumns = (
  { bookingColumns: heads, cancelled }: Labels,
  isOpen: boolean,
): Column<DepartureProfit['bookings'][number]>[] => [
  {
    head: heads.booking,
    isRowHead: true,
    className: 'whole',
    cell: ({ id, name }) => <Link to={`/admin/bookings/${id}#profit`}>{name}</Link>,
    small: ({ reference, isCancelled }) => (isCancelled ? `${reference}, ${cancelled}` : reference),
  },
  { head: heads.travellers, label: String(heads.travellers), isNumber: true, cell: ({ travellers }) => travellers },
  { head: heads.income, label: String(heads.income), isNumber: true, className: 'nowrap', cell: ({ income }) => income },
  { head: heads.planned, label: String(heads.planned), isNumber: true, className: 'nowrap', cell: ({ planned }) => planned },
  {
    head: isOpen ? heads.expected : heads.actual,
    label: String(isOpen ? heads.expected : heads.actual),
    isNumber: true,
    className: 'nowrap',
    cell: ({ actual }) => actual,
  },
  { head: heads.profit, label: String(heads.profit), isNumber: true, className: 'nowrap', cell: ({ profit }) => profit },
]
