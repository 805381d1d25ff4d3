import type { Booking } from '#features/bookings/reads.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Margin } from '#features/suppliers/costing/margin.ts'
import { findHireLoss } from '#features/supply/answers/find-hire-loss.server.ts'
import { findLowMargins } from '#features/supply/answers/load-ordered-margin.server.ts'
import type { OrderLine } from '#features/supply/lines/order-line.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { choiceEffectWords } from '../../words/admin/supply/choice-effects.ts'
import { marginText } from '../costs/cost-view.ts'

/**
 * What of a departure or booking leaves too little as it is ordered, in words: all of it, empty where it leaves enough; and an extra by the id
 * of its line. Only for who has `costs:read`.
 */
export async function lowMarginTexts(db: Db, read: ReadWords, run: RunKey, lines: readonly OrderLine[]) {
  const low = await findLowMargins(db, run, lines)
  const words = read(choiceEffectWords).ordered
  return {
    all: low.run ? words[low.run.profitMinor < 0 ? 'loss' : 'low'](leftOf(read, low.run)) : '',
    extras: new Map([...low.extras].map(([lineId, margin]) => [lineId, extraLossText(read, margin)])),
  }
}

/** 'It costs $75.00 and was sold for $50.85, both without VAT.' */
const extraLossText = (read: ReadWords, { withoutVatMinor, netCostMinor }: Margin): string =>
  read(choiceEffectWords).extraLoss({
    cost: read.format.moneyInFull(usd(netCostMinor)),
    price: read.format.moneyInFull(usd(withoutVatMinor)),
  })

/** That the vehicles of suppliers cost more than their hire is sold for; empty where they do not. Only for who has `costs:read`. */
export async function hireLossText(db: Db, read: ReadWords, booking: Booking): Promise<string> {
  const loss = await findHireLoss(db, booking)
  if (!loss) return ''
  const money = (minor: number) => read.format.moneyInFull(usd(minor))
  return read(choiceEffectWords).hireLoss({ cost: money(loss.netCostMinor), price: money(loss.withoutVatMinor) })
}

const leftOf = ({ format }: ReadWords, { profitMinor, marginBp }: Margin) => ({
  profit: format.moneyInFull(usd(profitMinor)),
  margin: marginText(format, marginBp),
})
