import type { CostChange } from '#features/payables/rules/profit.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { profitWords } from '../../../words/admin/payables/profit.ts'

/** 'invoices +$12, exchange −$3': why an actual cost is not the planned one; nothing where it is. */
export const changesText = (read: ReadWords, changes: readonly CostChange[]): string => {
  const words = read(profitWords)
  const amountOf = (minor: number) => `${minor > 0 ? '+' : ''}${read.format.money(usd(minor))}`
  return changes.map(({ kind, minor }) => words.change({ what: String(words.changes[kind]), amount: amountOf(minor) })).join(', ')
}
