import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { moneyAdminWords } from '../../words/admin/bookings/money.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FoldPart } from '../components/fold-pane.tsx'
import type { PartRow, PurchaseRow } from './stock-view.ts'

const tagClass = ({ tone }: { tone: string | undefined }) => (tone ? `tag ${tone}` : 'tag')

/** `offer`: where something else is offered after a no; absent where the booking cannot be changed. */
type PartsProps = { parts: readonly PartRow[]; answers: boolean; offer: string | undefined }

/** The stock that a booking takes, and what a supplier has to confirm. */
export function Parts({ parts, answers, offer }: PartsProps) {
  const words = useWords(moneyAdminWords)
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
                {part.request && (part.supplier || !part.permits) && (
                  <small>{part.supplier ? words.parts.supplier({ name: part.supplier }) : words.parts.noSupplier}</small>
                )}
                {part.toAgree && <small>{words.parts.ordered.toAgree}</small>}
                {part.permits && (
                  <Link className="quiet" to={part.permits}>
                    {words.parts.permits}
                    <span className="visually-hidden">
                      : {part.what}, {part.days}
                    </span>
                  </Link>
                )}
                {offer && part.refused && (
                  <Link className="quiet" to={offer}>
                    {words.parts.offer}
                    <span className="visually-hidden">
                      : {part.what}, {part.days}
                    </span>
                  </Link>
                )}
                {answers && part.request && (
                  <Link className="quiet" to={part.answer} preventScrollReset>
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

const labelsOf = (read: ReadWords) => read(moneyAdminWords).purchases

const purchaseColumns = (read: ReadWords, marks: boolean): Column<PurchaseRow>[] => [
  {
    head: labelsOf(read).what,
    isRowHead: true,
    cell: ({ what, day }) => (
      <>
        {what}
        <small className="num">{day}</small>
      </>
    ),
  },
  { head: labelsOf(read).who, cell: ({ who }) => who },
  { head: labelsOf(read).cost, isNumber: true, cell: ({ cost }) => cost },
  {
    head: labelsOf(read).state,
    className: 'num nowrap',
    cell: ({ id, state, note, open, what, who }) => (
      <>
        <span className={tagClass(state)}>{state.word}</span>
        {note && <small>{note}</small>}
        {marks && open && (
          <Link className="quiet" to={`?ask=purchase:${id}`} preventScrollReset>
            {labelsOf(read).mark}
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
  const read = useReader()
  if (purchases.length === 0) return null
  return (
    <FoldPart title={labelsOf(read).title}>
      <DataTable
        isWide
        caption={labelsOf(read).title}
        className="folds"
        columns={purchaseColumns(read, marks)}
        rows={purchases}
        rowKey={({ id }) => id}
      />
    </FoldPart>
  )
}
