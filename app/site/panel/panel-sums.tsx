import { convert, usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { panelWords } from '../../words/panel.ts'
import { useSite } from '../site-data.ts'
import type { PanelData } from './panel-data.ts'
import { SumsFoot } from './sums-foot.tsx'

/** One person's price, in dollars and in francs: an operator in Rwanda names both. */
export function PanelPrice({ panel: { quote, from } }: { panel: PanelData }) {
  const words = useWords(panelWords)
  const format = useFormatter()
  const site = useSite()
  const price = quote?.perPerson ?? from?.amount
  if (!price) return null
  return (
    <div>
      <small className="muted">{quote || !from ? words.perPerson : from.basis}</small>
      <p className="price num">{format.money(price)}</p>
      {site && <small className="muted num">{words.rwf({ money: format.money(convert(price, 'RWF', site.rwfPerUsd)) })}</small>}
    </div>
  )
}

/** The price lines, and what is due now and later. Announced again when they change. */
export function PanelSums({ panel: { quote } }: { panel: Pick<PanelData, 'quote'> }) {
  const words = useWords(panelWords)
  const format = useFormatter()
  if (!quote) return null
  return (
    <table className="num" aria-live="polite">
      <tbody>
        {quote.lines.map(({ label, quantity, unitMinor, amountMinor }) => (
          <tr key={label}>
            <th scope="row">
              {quantity} × {label}
              {quantity > 1 && <small>{words.each({ money: format.money(usd(unitMinor)) })}</small>}
            </th>
            <td>{format.money(usd(amountMinor))}</td>
          </tr>
        ))}
        <Extra label={words.permits} minor={quote.permitsMinor} />
        <Extra label={words.parkFees} minor={quote.parkFeesMinor} />
      </tbody>
      <SumsFoot
        schedule={quote.schedule}
        deposit={(percent) => (quote.permitsMinor > 0 ? words.depositPermits : words.deposit)({ percent })}
      />
    </table>
  )
}

function Extra({ label, minor }: { label: string; minor: number }) {
  const format = useFormatter()
  if (minor === 0) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{format.money(usd(minor))}</td>
    </tr>
  )
}
