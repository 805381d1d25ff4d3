import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { usd } from '#values/money.ts'
import { priceGridWords } from '../../../words/admin/content/editor-prices.ts'
import type { PriceDoubt } from './price-checks.ts'
import type { Cell } from './sheet-range.ts'

/** '4 to 5 people': a size is for groups up to the next one. */
export function groupText({ group }: Words<typeof priceGridWords.tree>, size: number, next: number | undefined): string {
  if (next === undefined) return group.from({ size })
  return next === size + 1 ? group.one({ size }) : group.span({ from: size, to: next - 1 })
}

/** The doubts of each cell in one sentence: 'is lower than in the low season, $900 and is lower than sharing, $1,200.' */
export const doubtNotes = (read: ReadWords, doubts: readonly PriceDoubt[]): (Cell & { sentence: string })[] =>
  [...Map.groupBy(doubts, ({ row, column }) => `${row}-${column}`).values()].flatMap(([first, ...more]) =>
    first
      ? {
          row: first.row,
          column: first.column,
          sentence: read(priceGridWords).doubts({
            doubts: read.format.list([first, ...more].map((doubt) => doubtText(read, doubt))),
          }),
        }
      : [],
  )

/** Why a price is doubtful: 'is lower than sharing, $1,200' */
function doubtText(read: ReadWords, doubt: PriceDoubt): string {
  const words = read(priceGridWords).doubt
  switch (doubt.why) {
    case 'dearer-than-smaller':
      return words[doubt.why]({ smaller: doubt.smaller, than: read.format.money(usd(doubt.than)) })
    case 'gap':
      return words[doubt.why]
    default:
      return words[doubt.why]({ than: read.format.money(usd(doubt.than)) })
  }
}
