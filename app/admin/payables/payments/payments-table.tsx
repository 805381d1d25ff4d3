import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import type { PaymentRow } from './load-payments.server.ts'

type Shown = { query: string; writes: boolean }

const columnsOf = (words: Words<typeof payableWords.tree>, { query, writes }: Shown): (Column<PaymentRow> | false)[] => [
  {
    head: words.list.day,
    isRowHead: true,
    className: 'num nowrap',
    cell: ({ id, day }) => <span id={`payment-${id}`}>{day}</span>,
    small: ({ by }) => by,
  },
  {
    head: words.list.supplier,
    label: words.list.supplier,
    className: 'breaks',
    cell: ({ supplierId, supplier, isDemo }) => (
      <>
        <Link to={`/admin/suppliers/${supplierId}`}>{supplier}</Link> <DemoTag sample={isDemo} />
      </>
    ),
    small: ({ method, reference }) => [method, reference].filter(Boolean).join(', '),
  },
  {
    head: words.list.for,
    label: words.list.for,
    className: 'whole num',
    cell: ({ allocations, unused }) => (
      <>
        {allocations.map(({ text, to, order }) => (
          <span key={`${text} ${order}`} className="part">
            {text}
            {to && (
              <>
                , <Link to={to}>{order}</Link>
              </>
            )}
          </span>
        ))}
        {unused && <span className="part muted">{unused}</span>}
      </>
    ),
    small: ({ reason }) => reason,
  },
  {
    head: words.list.amount,
    label: words.list.amount,
    isNumber: true,
    className: 'nowrap',
    cell: ({ amount }) => amount,
    small: ({ left, usd }) => [left, usd].filter(Boolean).join(' = '),
  },
  {
    head: <span className="visually-hidden">{words.list.actions}</span>,
    cell: ({ id, isReversed, isReversal, amount, supplier }) =>
      isReversed || isReversal ? (
        <span className="tag">{isReversed ? words.list.reversed : words.list.reversal}</span>
      ) : (
        writes && (
          <Link
            className="btn line sm"
            to={`?${query}${query && '&'}ask=reverse:${id}`}
            preventScrollReset
            aria-label={words.list.reverseOf({ amount, supplier })}
          >
            {words.list.reverse}
          </Link>
        )
      ),
  },
]

/** Payments to suppliers, the latest first. */
export function PaymentsTable({ rows, ...shown }: Shown & { rows: readonly PaymentRow[] }) {
  const words = useWords(payableWords)
  return <ListTable caption={String(words.payments)} columns={columnsOf(words, shown)} rows={rows} rowKey={({ id }) => id} />
}
