import { useFormAction } from 'react-router'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { departureDetailWords } from '../../words/departure-details.ts'
import { panelWords } from '../../words/panel.ts'
import { type PanelData, panelForm } from '../panel/panel-data.ts'

/**
 * On a phone the price of the party and the button of the panel stay at the bottom of the window. The button belongs to the panel's
 * form, so both reserve the same. Where seats or a price are missing it leads to the panel, which says why.
 */
export function ReserveBar({ panel }: { panel: PanelData }) {
  const words = useWords(departureDetailWords)
  const inPanel = useWords(panelWords)
  const format = useFormatter()
  const toBooking = useFormAction(`/booking?departure=${panel.chosen?.slug}`)
  const { bookable, chosen, quote, from, travellers } = panel
  const price = quote ? usd(quote.schedule.totalMinor) : from?.amount
  if (!bookable || !price) return null
  const hasSeats = chosen && travellers <= chosen.left
  return (
    <div className="sticky-bar">
      <span>
        {quote ? <a href="#book">{words.party({ count: travellers })}</a> : <small className="muted">{inPanel.dockFrom}</small>}
        <br />
        <b className="num">{format.money(price)}</b>
      </span>
      {quote && hasSeats ? (
        <button className="btn" type="submit" form={panelForm} formAction={toBooking} formMethod="post" {...arrival}>
          {inPanel.reserve({ count: travellers })}
        </button>
      ) : (
        <a className="btn" href="#book">
          {!chosen ? inPanel.ask : hasSeats ? words.reserveHere : inPanel.waiting}
        </a>
      )}
    </div>
  )
}
