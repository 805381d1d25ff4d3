const unread = {
  'not-a-number': 'This is not an amount. Write it like 1,250 or 1250.50.',
  'two-readings': 'This amount can be read in two ways. Write 1250 without a separator.',
  'other-currency': 'Prices are in US dollars. Convert it first.',
  negative: 'A price cannot be negative.',
  zero: 'Leave the cell empty for no price.',
  'too-fine': 'Use at most two decimals, like 1,250.33.',
  'no-group': 'Enter the number of people for this row. It must be unique.',
  'too-large': 'The maximum is 1,000,000 dollars.',
} as const

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)
const cellCount = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)

/** What a sheet of prices says. */
export const sheetWords = {
  unread,
  refused: (text: string, why: keyof typeof unread) => `“${text}” was not used. ${unread[why]}`,
  cell: (row: string, heads: readonly string[]) => [row, ...heads].join(', '),
  was: (text: string) => `Saved: $${text}.`,
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
