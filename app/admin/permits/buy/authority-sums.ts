import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'

/** What amounts come to by authority, 'RDB $2,100.00, UWA $800.00', by name; permits are all in USD. Those of which nothing is open are left out. */
export const authoritySums = (read: ReadWords, rows: readonly { authority: string; minor: number }[]): string =>
  [...Map.groupBy(rows, ({ authority }) => authority)]
    .map(([authority, own]) => ({ authority, minor: own.reduce((sum, { minor }) => sum + minor, 0) }))
    .filter(({ minor }) => minor > 0)
    .toSorted((a, b) => a.authority.localeCompare(b.authority))
    .map(({ authority, minor }) => `${authority} ${read.format.moneyInFull(usd(minor))}`)
    .join(', ')
