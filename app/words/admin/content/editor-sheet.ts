import { type Currency, moneyText } from '#values/money.ts'
import type { Unread } from '#values/price-text.ts'

const names: Record<Currency, string> = {
  USD: 'US dollars',
  EUR: 'euros',
  RWF: 'Rwandan francs',
  UGX: 'Ugandan shillings',
  KES: 'Kenyan shillings',
  TZS: 'Tanzanian shillings',
}
/** A price as somebody with cents types it, and without. */
const fine = (currency: Currency) => (['RWF', 'UGX', 'TZS'].includes(currency) ? undefined : '1,250.33')

const unread = (why: Unread, currency: Currency = 'USD'): string => {
  switch (why) {
    case 'not-a-number':
      return `This is not an amount. Write it like ${fine(currency) ? '1,250 or 1250.50' : '125,000'}.`
    case 'two-readings':
      return 'This amount can be read in two ways. Write 1250 without a separator.'
    case 'other-currency':
      return `Prices are in ${names[currency]}. Convert it first.`
    case 'negative':
      return 'A price cannot be negative.'
    case 'zero':
      return 'Leave the cell empty for no price.'
    case 'too-fine':
      return fine(currency)
        ? `Use at most two decimals, like ${fine(currency)}.`
        : `Prices in ${names[currency]} have no decimals.`
    case 'no-group':
      return 'Enter the number of people for this row. It must be unique.'
    case 'too-large':
      return `The maximum is ${currency === 'USD' ? '1,000,000 dollars' : moneyText({ minor: 100_000_000, currency })}.`
  }
}

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)
const cellCount = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)

/** What a sheet of prices says. */
export const sheetWords = {
  unread,
  refused: (text: string, why: Unread, currency: Currency) => `“${text}” was not used. ${unread(why, currency)}`,
  cell: (row: string, heads: readonly string[]) => [row, ...heads].join(', '),
  was: (text: string) => `Saved: ${text}.`,
  wasEmpty: 'Not saved yet.',
  fillDown: 'Fill down',
  undo: 'Undo',
  undone: 'Last change undone.',
  nothingToUndo: 'Nothing to undo.',
  filled: 'Filled down.',
  cleared: (count: number) => `${cellCount(count)} cleared.`,
  copied: (count: number) => `${cellCount(count)} copied.`,
  pasted: (read: number, refused: number, outside: number) =>
    [
      `${cellCount(read)} pasted.`,
      refused > 0 && `${cellCount(refused)} could not be read.`,
      outside > 0 && `${prices(outside)} did not fit in the table and were left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  unreadCount: (count: number) => (count === 1 ? '1 cell cannot be read.' : `${count} cells cannot be read.`),
  doubtCount: (count: number) => (count === 1 ? 'Check 1 cell.' : `Check ${count} cells.`),
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  keys: 'Keyboard shortcuts',
  keyList: [
    ['Arrows, Tab, Enter', 'move to another cell'],
    ['Typing, F2', 'replace or edit the value'],
    ['Escape', 'cancel typing'],
    ['Shift and arrows', 'select'],
    ['Ctrl C, Ctrl V', 'copy and paste, also from Excel'],
    ['Ctrl D', 'fill down'],
    ['Delete', 'clear cells'],
    ['Ctrl Z', 'undo'],
  ],
} as const
