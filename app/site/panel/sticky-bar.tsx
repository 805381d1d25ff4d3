import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { panelWords } from '../../words/panel.ts'
import type { PanelData } from './panel-data.ts'

/** On a phone the price and the link to the panel stay at the bottom of the window. */
export function StickyBar({ panel }: { panel: PanelData }) {
  const words = useWords(panelWords)
  const format = useFormatter()
  const price = panel.quote?.perPerson ?? panel.from?.amount
  if (!panel.bookable || !price) return null
  return (
    <div className="sticky-bar">
      <span>
        <small className="muted">{panel.quote ? words.perPerson : words.dockFrom}</small>
        <br />
        <b className="num">{format.money(price)}</b>
      </span>
      <a className="btn" href="#book">
        {panel.chosen ? words.choose : words.ask}
      </a>
    </div>
  )
}
