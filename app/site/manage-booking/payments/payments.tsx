import { links } from '#values/links.ts'
import { useWords } from '../../../languages/use-words.ts'
import { ownWords } from '../../../words/manage-booking.ts'
import type { PaymentRow } from './payment-rows.ts'

/** Payments and refunds so far; nothing without any. */
export function Payments({ rows, reference }: { rows: readonly PaymentRow[]; reference: string }) {
  const words = useWords(ownWords).payments
  if (rows.length === 0) return null
  return (
    <section className="part">
      <table className="table">
        <caption>{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.date}</th>
            <th scope="col">{words.columns.method}</th>
            <th scope="col" className="numeric">
              {words.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, on, method, amount, note, receipt }) => (
            <tr key={key}>
              <td>{on}</td>
              <td>
                {method}
                {note && <small className="copy">{note}</small>}
                {receipt && (
                  <a href={`${links.booking(reference)}/documents/${receipt}.pdf`} aria-label={words.receipt({ day: on })}>
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
