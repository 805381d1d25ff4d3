import { moneyText } from '#values/money.ts'
import { words } from '../../words/en.ts'
import type { PanelOffer } from './panel-offer.ts'

const says = words.departures.panel

/** On a phone the price and the way to the panel stay at the foot of the window. */
export function Dock({ offer }: { offer: PanelOffer }) {
  const price = offer.quote?.perPerson ?? offer.from?.amount
  if (!offer.bookable || !price) return null
  return (
    <div className="dock">
      <span>
        <small className="muted">{offer.quote ? says.perPerson : says.dockFrom}</small>
        <br />
        <b className="num">{moneyText(price)}</b>
      </span>
      <a className="btn" href="#book">
        {offer.chosen ? says.choose : says.ask}
      </a>
    </div>
  )
}
