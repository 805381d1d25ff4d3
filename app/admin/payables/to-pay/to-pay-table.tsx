import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import type { Column } from '../../components/data-table.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import type { ToPay, ToPayRow } from './load-to-pay.server.ts'
import { Ticked } from './ticked.tsx'

/** The id of the form of a payment: the ticks of the table belong to it. */
export const payFormId = 'pay'

const columnsOf = (
  words: Words<typeof payableWords.tree>,
  { ticks, ticked }: { ticks: boolean; ticked: readonly string[] },
): (Column<ToPayRow> | false)[] => [
  ticks && {
    head: words.columns.select,
    className: 'of-tick',
    cell: ({ id, tick, part, title, order, openMinor, account }) =>
      tick && (
        <input
          type="checkbox"
          name="payable"
          form={payFormId}
          value={tick}
          // One that has changed meanwhile is to be looked at again.
          defaultChecked={ticked.includes(tick)}
          id={`payable-${id}`}
          data-open={openMinor}
          data-of={account}
          aria-label={words.selectOf({ part: String(part), title, order })}
        />
      ),
  },
  {
    head: words.columns.due,
    className: 'num nowrap',
    cell: ({ due }) => due,
    small: ({ late, invoiceDue }) =>
      (late || invoiceDue) && (
        <>
          {late && <span className="late">{late}</span>} {invoiceDue}
        </>
      ),
  },
  {
    head: words.columns.what,
    isRowHead: true,
    className: 'whole',
    cell: ({ part, title, isDemo }) => (
      <>
        {part}, {title} <DemoTag sample={isDemo} />
      </>
    ),
    small: ({ days, of, isCredit }) => [isCredit ? words.creditRow : days, of].filter(Boolean).join(', '),
  },
  {
    head: words.columns.order,
    label: words.columns.order,
    className: 'num nowrap',
    cell: ({ run, order }) => <Link to={run}>{order}</Link>,
  },
  {
    head: words.columns.open,
    label: words.columns.open,
    isNumber: true,
    className: 'nowrap',
    cell: ({ open }) => open,
    small: ({ paid }) => paid,
  },
]

type Props = { rows: readonly ToPayRow[]; ticked: readonly string[]; ticks: boolean; credits: ToPay['credits'] }

/** What is open by supplier and week, what is overdue first. */
export function ToPayTable({ rows, ticked, ticks, credits }: Props) {
  const words = useWords(payableWords)
  return (
    <section className="pane list" id="to-pay">
      <DataTable
        caption={words.toPay}
        className="stacks"
        columns={columnsOf(words, { ticks, ticked })}
        rows={rows}
        rowKey={({ id }) => id}
        groupOf={({ heading }) => heading}
      />
      {ticks && (
        <p className="pay-bar">
          <Ticked credits={credits} />
          <a className="btn" href={`#${payFormId}`}>
            {words.pay.title}
          </a>
        </p>
      )}
    </section>
  )
}
