import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FoldPart } from '../components/fold-pane.tsx'
import type { PartRow, PurchaseRow } from './stock-view.ts'

const words = adminWords.money

const tagClass = ({ tone }: { tone: string | undefined }) => (tone ? `tag ${tone}` : 'tag')

/** `offer`: where something else is offered after a no; absent where the booking cannot be changed. */
type PartsProps = { parts: readonly PartRow[]; answers: boolean; offer: string | undefined }

/** The stock that a booking takes, and what a supplier has to confirm. */
export function Parts({ parts, answers, offer }: PartsProps) {
  const requests = parts.filter((part) => part.request)
  return (
    <FoldPart title={words.parts.title}>
      {parts.length === 0 ? (
        <p className="muted small">{words.parts.none}</p>
      ) : (
        <ul className="item-list num">
          {parts.map((part) => (
            <li key={part.key}>
              <span>
                {part.what}
                <small>{part.days}</small>
                {part.request && <small>{part.supplier ? words.parts.supplier(part.supplier) : words.parts.noSupplier}</small>}
                {offer && part.refused && (
                  <Link className="quiet" to={offer}>
                    {words.parts.offer}
                    <span className="visually-hidden">
                      : {part.what}, {part.days}
                    </span>
                  </Link>
                )}
                {answers && part.request && (
                  <Link className="quiet" to={`?ask=part:${requests.indexOf(part)}`} preventScrollReset>
                    {words.parts.answer}
                    <span className="visually-hidden">
                      : {part.what}, {part.days}
                    </span>
                  </Link>
                )}
              </span>
              <span className={tagClass(part.state)}>{part.state.word}</span>
            </li>
          ))}
        </ul>
      )}
    </FoldPart>
  )
}

const labels = words.purchases

const purchaseColumns = (marks: boolean): Column<PurchaseRow>[] => [
  {
    head: labels.what,
    isRowHead: true,
    cell: ({ what, day }) => (
      <>
        {what}
        <small className="num">{day}</small>
      </>
    ),
  },
  { head: labels.who, cell: ({ who }) => who },
  { head: labels.cost, isNumber: true, cell: ({ cost }) => cost },
  {
    head: labels.state,
    className: 'num',
    cell: ({ id, state, number, open, what, who }) => (
      <>
        <span className={tagClass(state)}>{state.word}</span>
        {number && <small>{number}</small>}
        {marks && open && (
          <Link className="quiet" to={`?ask=purchase:${id}`} preventScrollReset>
            {labels.mark}
            <span className="visually-hidden">
              : {what}, {who}
            </span>
          </Link>
        )}
      </>
    ),
  },
]

/** What has to be bought from parks and airlines. */
export function Purchases({ purchases, marks }: { purchases: readonly PurchaseRow[]; marks: boolean }) {
  if (purchases.length === 0) return null
  return (
    <FoldPart title={labels.title}>
      <DataTable
        isWide
        caption={labels.title}
        className="folds"
        columns={purchaseColumns(marks)}
        rows={purchases}
        rowKey={({ id }) => id}
      />
    </FoldPart>
  )
}
