import { moneyText } from '#values/money.ts'
import { panelWords } from '../../words/panel.ts'
import type { PanelOffer } from './panel-offer.ts'

const words = panelWords

/** On a phone the price and the way to the panel stay at the foot of the window. */
export function StickyBar({ offer, fixed = false }: { offer: PanelOffer; fixed?: boolean }) {
  const price = offer.quote?.perPerson ?? offer.from?.amount
  if (!offer.bookable || !price) return null
  return (
    <div className="sticky-bar">
      <span>
        <small className="muted">{offer.quote ? words.perPerson : words.dockFrom}</small>
        <br />
        <b className="num">{moneyText(price)}</b>
      </span>
      <a className="btn" href="#book">
        {offer.chosen ? (fixed ? words.reserveHere : words.choose) : words.ask}
      </a>
    </div>
  )
}
