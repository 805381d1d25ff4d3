import { links } from '#values/links.ts'
import { TableHead } from '../../../ui/table-head.tsx'
import { ownWords } from '../../../words/manage-booking.ts'
import type { PaymentRow } from './payment-rows.ts'

const words = ownWords.payments

/** Payments and refunds so far; nothing without any. */
export function Payments({ rows, reference }: { rows: readonly PaymentRow[]; reference: string }) {
  if (rows.length === 0) return null
  return (
    <section className="part">
      <table className="table">
        <caption>{words.title}</caption>
        <TableHead columns={[words.columns[0], words.columns[1], { numeric: words.columns[2] }]} />
        <tbody>
          {rows.map(({ key, on, method, amount, note, receipt }) => (
            <tr key={key}>
              <td>{on}</td>
              <td>
                {method}
                {note && <small className="copy">{note}</small>}
                {receipt && (
                  <a href={`${links.booking(reference)}/documents/${receipt}.pdf`} aria-label={words.receipt(on)}>
                    {words.receiptShort}
                  </a>
                )}
              </td>
              <td className="numeric">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
