import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { ownWords } from '../../words/manage-booking.ts'
import { PriceRows } from '../price-rows.tsx'
import type { OwnView } from './load-booking.server.ts'

/** What is booked and its price lines with their reasons; total, deposit, balance, and what is paid. */
export function OwnPanel({ about, price, priced }: { about: OwnView['about']; price: OwnView['price']; priced: boolean }) {
  const { price: words, order } = useWords(ownWords)
  const format = useFormatter()
  const { title, scene, startsOn, endsOn, count } = about
  return (
    <aside className="buy drawn" aria-label={words.label}>
      <div className={`pic h-${scene.hour}`}>
        <ScenePicture drawing={scene} eager />
      </div>
      <div className={`earth h-${scene.hour}`}>
        <h2>{title}</h2>
        <p className="ui small">
          {format.days(startsOn, endsOn)}, {order.people({ count })}
        </p>
      </div>
      <div className="body">{priced ? <PriceTable {...price} /> : <p className="ui small muted">{words.noPrice}</p>}</div>
    </aside>
  )
}

function PriceTable({ lines, total, deposit, balance, fee, paid, missing, francs }: OwnView['price']) {
  const words = useWords(ownWords).price
  const sums = [
    [words.deposit, deposit],
    [balance && words.balance({ day: balance.words }), balance?.amount],
    [words.fee, fee],
    [words.paid, paid],
  ] as const
  return (
    <table className="num">
      <PriceRows lines={lines} />
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>
            {total} <small>{words.rwf({ money: francs.total })}</small>
          </td>
        </tr>
        {sums.map(
          ([label, amount]) =>
            label &&
            amount && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{amount}</td>
              </tr>
            ),
        )}
        {missing && (
          <tr>
            <th scope="row">{words.missing}</th>
            <td>
              {missing} <small>{words.rwf({ money: francs.missing })}</small>
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
