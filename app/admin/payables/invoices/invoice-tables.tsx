import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import type { AwaitedRow, InvoiceRow } from './load-invoices.server.ts'

type Labels = Words<typeof supplierInvoiceWords.tree>
type ListProps<Row> = { rows: readonly Row[]; query: string }

const invoiceColumns = (
  words: Labels,
  { query, approves, pays, isToPay }: { query: string; approves: boolean; pays: boolean; isToPay: boolean },
): (Column<InvoiceRow> | false)[] => [
  {
    head: words.columns.number,
    isRowHead: true,
    className: 'whole breaks',
    cell: ({ id, number, credit, isDemo }) => (
      <span id={`invoice-${id}`}>
        {number} {credit && <span className="tag">{credit}</span>} <DemoTag sample={isDemo} />
      </span>
    ),
    small: ({ by }) => by,
  },
  {
    head: words.columns.supplier,
    label: words.columns.supplier,
    className: 'breaks',
    cell: ({ supplierId, supplier }) => <Link to={`/admin/suppliers/${supplierId}`}>{supplier}</Link>,
  },
  {
    head: words.columns.due,
    label: words.columns.due,
    className: 'num nowrap',
    cell: ({ due }) => due,
    small: ({ day }) => `${words.columns.day}: ${day}`,
  },
  {
    head: words.columns.lines,
    label: words.columns.lines,
    className: 'whole',
    cell: ({ lines }) => (
      <span className="num">
        {lines.map(({ id, title, order, of }) => (
          <span key={id} className="part">
            {title}
            {order && (
              <>
                , <span className="nowrap">{order}</span>
              </>
            )}
            {of && <small>{of}</small>}
          </span>
        ))}
      </span>
    ),
    small: ({ reason }) => reason,
  },
  {
    head: words.columns.total,
    label: words.columns.total,
    isNumber: true,
    className: 'nowrap',
    cell: ({ total }) => total,
    small: ({ difference }) => isToPay && difference && words.differs({ difference }),
  },
  isToPay && {
    head: words.columns.paid,
    label: words.columns.paid,
    isNumber: true,
    className: 'nowrap',
    cell: ({ paid }) => paid,
  },
  isToPay && {
    head: words.columns.open,
    label: words.columns.open,
    isNumber: true,
    className: 'nowrap',
    cell: ({ open }) => <b>{open}</b>,
  },
  !isToPay && {
    head: words.columns.difference,
    label: words.columns.difference,
    isNumber: true,
    className: 'nowrap',
    cell: ({ difference }) => difference || <span className="muted">{words.none}</span>,
    small: ({ expected }) => `${words.columns.expected}: ${expected}`,
  },
  {
    head: words.columns.state,
    label: words.columns.state,
    cell: ({ stateText, tone }) => <span className={tone ? `tag ${tone}` : 'tag'}>{stateText}</span>,
  },
  pays && {
    head: <span className="visually-hidden">{words.columns.actions}</span>,
    className: 'whole',
    // What a credit note takes back is used with the next payment.
    cell: ({ id, supplierId, number, supplier, credit }) =>
      !credit && (
        <span className="row">
          <Link
            className="btn line sm"
            to={`/admin/payables?supplier=${supplierId}&invoice=${id}`}
            aria-label={words.of({ action: String(words.pay), name: `${supplier}, ${number}` })}
          >
            {words.pay}
          </Link>
        </span>
      ),
  },
  approves && {
    head: <span className="visually-hidden">{words.columns.actions}</span>,
    className: 'whole',
    cell: ({ id, number, supplier, state, fourEyes }) => {
      const link = (event: 'approve' | 'dispute' | 'reject') => (
        <Link
          className="btn line sm"
          to={`?${query}&ask=${event}:${id}`}
          preventScrollReset
          aria-label={words.of({ action: String(words[event]), name: `${supplier}, ${number}` })}
        >
          {words[event]}
        </Link>
      )
      return (
        <span className="row">
          {fourEyes ? <small className="muted">{fourEyes}</small> : link('approve')}
          {link(state === 'disputed' ? 'reject' : 'dispute')}
        </span>
      )
    },
  },
]

type InvoicesProps = ListProps<InvoiceRow> & { approves: boolean; pays: boolean; isToPay: boolean }

/** Invoices with what they differ from what was ordered, and what is done about it; those that are to be paid with what is paid and open. */
export function InvoicesTable({ rows, query, approves, pays, isToPay }: InvoicesProps) {
  const words = useWords(supplierInvoiceWords)
  return (
    <ListTable
      caption={String(words.views.label)}
      columns={invoiceColumns(words, { query, approves, pays, isToPay })}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const awaitedColumns = (words: Labels, { query, writes }: { query: string; writes: boolean }): (Column<AwaitedRow> | false)[] => [
  {
    head: words.columns.service,
    isRowHead: true,
    className: 'whole',
    cell: ({ title, isDemo }) => (
      <>
        {title} <DemoTag sample={isDemo} />
      </>
    ),
    small: ({ days, order, run, of }) => (
      <>
        {days}, <Link to={run}>{order}</Link>
        {of && `, ${of}`}
      </>
    ),
  },
  {
    head: words.columns.supplier,
    label: words.columns.supplier,
    className: 'breaks',
    cell: ({ supplierId, supplier }) => <Link to={`/admin/suppliers/${supplierId}`}>{supplier}</Link>,
  },
  {
    head: words.columns.over,
    label: words.columns.over,
    className: 'num nowrap',
    cell: ({ ended }) => ended,
    small: ({ over }) => over,
  },
  { head: words.columns.expected, label: words.columns.expected, isNumber: true, className: 'nowrap', cell: ({ rest }) => rest },
  writes && {
    head: <span className="visually-hidden">{words.columns.actions}</span>,
    className: 'whole',
    cell: ({ lineId, supplierId, supplier, title, order, mayClose, closeFrom }) => {
      const name = `${supplier}, ${title}, ${order}`
      return (
        <span className="row">
          <Link
            className="btn line sm"
            to={`/admin/payables/invoices/new?supplier=${supplierId}&line=${lineId}`}
            aria-label={words.of({ action: String(words.record), name })}
          >
            {words.record}
          </Link>
          {mayClose ? (
            <Link
              className="btn line sm"
              to={`?${query}&ask=close:${lineId}`}
              preventScrollReset
              aria-label={words.of({ action: String(words.close), name })}
            >
              {words.close}
            </Link>
          ) : (
            <small className="muted">{closeFrom}</small>
          )}
        </span>
      )
    },
  },
]

/** Services that are over and were not invoiced, the longest over first. */
export function AwaitedTable({ rows, query, writes }: ListProps<AwaitedRow> & { writes: boolean }) {
  const words = useWords(supplierInvoiceWords)
  return (
    <ListTable
      caption={String(words.views.awaited)}
      columns={awaitedColumns(words, { query, writes })}
      rows={rows}
      rowKey={({ lineId }) => lineId}
    />
  )
}
