import { dayText } from '#values/day-words.ts'
import { convert, moneyText, usd } from '#values/money.ts'
import { panelWords } from '../../words/panel.ts'
import { posterWords } from '../../words/poster.ts'
import { useHouse } from '../house.ts'
import type { PanelOffer } from './panel-offer.ts'

const says = panelWords

/** One person's price, in dollars and in francs: an operator in Rwanda names both. */
export function PanelPrice({ offer: { quote, from } }: { offer: PanelOffer }) {
  const house = useHouse()
  const price = quote?.perPerson ?? from?.amount
  if (!price) return null
  return (
    <div>
      <small className="muted">{quote || !from ? says.perPerson : posterWords.basis(from.groupSize, from.comfort)}</small>
      <p className="price num">{moneyText(price)}</p>
      {house && <small className="muted num">{says.rwf(moneyText(convert(price, 'RWF', house.rwfPerUsd)))}</small>}
    </div>
  )
}

/** The price line by line, what is due now and what later. Spoken again when it changes. */
export function PanelSums({ offer: { quote } }: { offer: Pick<PanelOffer, 'quote'> }) {
  const house = useHouse()
  if (!quote) return null
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = quote.schedule
  const percent = (house?.depositBasisPoints ?? 0) / 100
  return (
    <table className="num" aria-live="polite">
      <tbody>
        {quote.lines.map(({ label, quantity, unitMinor, amountMinor }) => (
          <tr key={label}>
            <th scope="row">
              {quantity} × {label}
              {quantity > 1 && <small>{says.each(moneyText(usd(unitMinor)))}</small>}
            </th>
            <td>{moneyText(usd(amountMinor))}</td>
          </tr>
        ))}
        <Extra label={says.permits} minor={quote.permitsMinor} />
        <Extra label={says.parkFees} minor={quote.parkFeesMinor} />
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{says.total}</th>
          <td>{moneyText(usd(totalMinor))}</td>
        </tr>
        <tr>
          <th scope="row">{balanceMinor > 0 ? says.deposit(percent) : says.dueAll}</th>
          <td>{moneyText(usd(depositMinor))}</td>
        </tr>
        {balanceMinor > 0 && (
          <tr>
            <th scope="row">{says.balance(dayText(balanceDueOn))}</th>
            <td>{moneyText(usd(balanceMinor))}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function Extra({ label, minor }: { label: string; minor: number }) {
  if (minor === 0) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{moneyText(usd(minor))}</td>
    </tr>
  )
}
