import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords } from '../../../languages/use-words.ts'
import { customPriceWords } from '../../../words/admin/bookings/custom-price.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { PriceSummary } from './price-summary.ts'

/** The running total: the lines that are typed, what is added to them, the VAT of each, and what is due when. */
export function SummaryPane({ summary, isStale }: { summary: PriceSummary; isStale: boolean }) {
  const words = useWords(customPriceWords)
  const { summary: labels } = words
  const { day } = useFormatter()
  const { lines, total, vat, deposit, balance, balanceDueOn, hasUnread } = summary
  const columns: Column<PriceSummary['lines'][number]>[] = [
    {
      head: labels.what,
      cell: ({ label }) => label,
      small: ({ quantity, unit, reason }) => `${quantity > 1 ? `${labels.times({ quantity, unit })}. ` : ''}${reason}`,
    },
    { head: words.vat, isNumber: true, className: 'muted', label: words.vat, cell: ({ vat: inside }) => inside },
    { head: words.amount, isNumber: true, label: words.amount, cell: ({ amount }) => amount },
  ]
  return (
    <Pane title={labels.title} className="stick" aria-busy={isStale}>
      <DataTable
        caption={labels.title}
        className="folds num"
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row">{labels.total}</th>
            <td className="numeric muted" data-label={words.vat}>
              {vat}
            </td>
            <td className="numeric" data-label={words.amount}>
              <b role="status">{total}</b>
            </td>
          </tr>
        }
      />
      <p className="small num">{balance ? labels.deposit({ deposit, balance, day: day(balanceDueOn) }) : labels.everything}</p>
      {hasUnread && <p className="small muted">{labels.unread}</p>}
    </Pane>
  )
}
