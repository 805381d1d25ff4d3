import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Currency } from '#values/money.ts'
import { hasWholePrices, type Unread } from '#values/price-text.ts'
import { sheetWords } from '../../../words/admin/content/editor-sheet.ts'

/** Why a text is no price, with what to type instead. */
export function unreadText(read: ReadWords, why: Unread, currency: Currency = 'USD'): string {
  const words = read(sheetWords)
  const whole = hasWholePrices(currency) ? 'yes' : 'no'
  switch (why) {
    case 'not-a-number':
      return words.unread[why]({ whole })
    case 'other-currency':
      return words.unread[why]({ currency: words.currencies[currency] })
    case 'too-fine':
      return words.unread[why]({ whole, currency: words.currencies[currency] })
    case 'too-large':
      return words.unread[why]({ code: currency, most: read.format.money({ minor: 100_000_000, currency }) })
    default:
      return words.unread[why]
  }
}
