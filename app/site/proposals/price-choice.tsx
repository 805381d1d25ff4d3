import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { depositText } from '#features/bookings/quotes/deposit-text.ts'
import { paymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import { convert, usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { proposalWords } from '../../words/proposal.ts'
import { PriceRows } from '../price-rows.tsx'
import { chosenField } from './chosen-ticks.ts'
import type { PriceView } from './load-proposal.server.ts'

type Props = { price: PriceView; ticked: readonly string[]; onTick: (id: string, on: boolean) => void; lang: string | undefined }

/** The lines of what is ticked with those of the option: a browser adds what the server adds. */
export const chosenLines = ({ lines, optional }: PriceView, ticked: readonly string[]) => [
  ...lines,
  ...optional.flatMap((one) => (ticked.includes(one.id) ? one.lines : [])),
]

/** The price of the option, line by line, and what may be ticked besides, as a form that works without scripts. */
export function PriceChoice({ price, ticked, onTick, lang }: Props) {
  const words = useWords(proposalWords).price
  const priceWords = useWords(proposalPriceWords)
  const format = useFormatter()
  const money = (minor: number) => format.money(usd(minor))
  const lines = chosenLines(price, ticked)
  const schedule = paymentSchedule(lines, price.startsOn, price.today, price.terms)
  const due = price.isAccepted ? words.accepted : words
  const francs = format.money(convert(usd(schedule.totalMinor), 'RWF', price.rwfPerUsd))
  return (
    <section className="block" id="price">
      <h2>{price.name ? words.titleOf({ letter: price.name }) : words.title}</h2>
      {price.isEstimate && <p className="note">{words.estimate}</p>}
      {price.optional.length > 0 && !price.isAccepted && (
        <Form method="get" action="#price" preventScrollReset className="extras">
          <input type="hidden" name="option" value={price.letter} />
          <input type="hidden" name={chosenField} value="1" />
          <fieldset>
            <legend>{words.extras}</legend>
            <p className="ui muted small">{words.extrasLede}</p>
            {price.optional.map(({ id, title, text, totalMinor }) => (
              <label className="tick" key={id}>
                <input
                  type="checkbox"
                  name="add"
                  value={id}
                  checked={ticked.includes(id)}
                  onChange={(event) => onTick(id, event.currentTarget.checked)}
                />
                <span>
                  <b lang={lang}>{title}</b> <span className="num nowrap">{money(totalMinor)}</span>
                  {text && <small lang={lang}>{text}</small>}
                </span>
              </label>
            ))}
          </fieldset>
          <noscript>
            <button className="btn line sm" type="submit">
              {words.show}
            </button>
          </noscript>
        </Form>
      )}
      <table className="table sums num">
        <caption className="visually-hidden">{words.table}</caption>
        <PriceRows
          lines={lines.map(({ unitMinor, ...line }) => ({
            ...line,
            ...(line.quantity > 1 && { each: priceWords.each({ money: money(unitMinor) }) }),
            amount: money(line.amountMinor),
          }))}
        />
        <tfoot>
          <Sum name={words.total} amount={money(schedule.totalMinor)} below={words.rwf({ money: francs })} isTotal />
          {!price.isChange && (
            <Sum
              name={due[schedule.balanceMinor > 0 ? 'deposit' : 'all']}
              why={schedule.balanceMinor > 0 && depositText(lines, price.terms, priceWords.deposit, format)}
              amount={money(schedule.depositMinor)}
            />
          )}
          {!price.isChange && schedule.balanceMinor > 0 && (
            <Sum name={words.balance({ day: format.day(schedule.balanceDueOn) })} amount={money(schedule.balanceMinor)} />
          )}
        </tfoot>
      </table>
      <div className="ui small muted part">
        {price.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {words.live({ total: money(schedule.totalMinor) })}
      </p>
    </section>
  )
}

type SumProps = { name: ReactNode; why?: ReactNode; amount: string; below?: ReactNode; isTotal?: boolean }

const Sum = ({ name, why, amount, below, isTotal = false }: SumProps) => (
  <tr className={isTotal ? 'total' : undefined}>
    <th scope="row">
      {name}
      {why && <small>{why}</small>}
    </th>
    <td>
      {amount}
      {below && <small className="muted">{below}</small>}
    </td>
  </tr>
)
