import { useWords } from '../../../languages/use-words.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { Pane } from '../../components/pane.tsx'
import type { Question } from './load-question.server.ts'

/** The price as it would be charged, line by line, and what is left of what it takes. */
export function PricePane({ price, hasErrors }: { price: Question['price']; hasErrors: boolean }) {
  const words = useWords(newBookingWords).price
  return (
    <Pane title={words.title} className="stick price" aria-live="polite">
      {!price ? (
        <p className="small muted">{hasErrors ? words.noneFor : words.none}</p>
      ) : (
        <>
          <p className="small num">
            <b>{price.title}</b>
            <br />
            {words.party({ days: price.days, travellers: price.travellers })}
          </p>
          <table className="table num">
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.amount}</th>
              </tr>
            </thead>
            <tbody>
              {price.lines.map(({ label, reason, quantity, amount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
                <tr key={index}>
                  <td>
                    {quantity > 1 && `${quantity} × `}
                    {label}
                    <small>{reason}</small>
                  </td>
                  <td className="numeric">{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  {words.total}
                  <small>{words.francs({ francs: price.rwf })}</small>
                </th>
                <td className="numeric">
                  <b>{price.total}</b>
                </td>
              </tr>
            </tfoot>
          </table>
          <ul className="plain-list num small">
            <li>{price.balance ? words.deposit({ amount: price.deposit }) : words.all}</li>
            {price.balance && <li>{words.balance({ amount: price.balance, day: price.balanceOn })}</li>}
            {price.stock.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}
