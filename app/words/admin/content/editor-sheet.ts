const unread = {
  'not-a-number': 'That is no amount. Write it like 1,250 or 1250.50.',
  'two-readings': 'That is two amounts in two countries. Write 1250 without a point.',
  'other-currency': 'Prices are US dollars. Convert it first.',
  negative: 'A price cannot be below nothing.',
  zero: 'For no price leave the cell empty.',
  'too-fine': 'A price has two places for cents. Write it like 1,250.33.',
  'no-group': 'Write in its row for how many people it is, a number that has no row yet.',
  'too-large': 'The most is 1,000,000 dollars.',
} as const

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`)
const cellCount = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)

/** What a sheet of prices says. */
export const sheetWords = {
  unread,
  refused: (text: string, why: keyof typeof unread) => `“${text}” stays out. ${unread[why]}`,
  cell: (row: string, heads: readonly string[]) => [row, ...heads].join(', '),
  was: (text: string) => `Saved: $${text}.`,
  wasEmpty: 'Not saved yet.',
  fillDown: 'Fill down',
  undo: 'Undo',
  undone: 'The last change is undone.',
  nothingToUndo: 'There is nothing to undo.',
  filled: 'Filled down.',
  cleared: (count: number) => `${cellCount(count)} emptied.`,
  copied: (count: number) => `${cellCount(count)} copied.`,
  pasted: (read: number, refused: number, outside: number) =>
    [
      `${cellCount(read)} pasted.`,
      refused > 0 && `${cellCount(refused)} could not be read.`,
      outside > 0 && `${prices(outside)} had no cell here and stayed out.`,
    ]
      .filter(Boolean)
      .join(' '),
  unreadCount: (count: number) => (count === 1 ? '1 cell cannot be read.' : `${count} cells cannot be read.`),
  doubtCount: (count: number) => (count === 1 ? 'Look at 1 cell.' : `Look at ${count} cells.`),
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  keys: 'Keys',
  keyList: [
    ['Arrows, Tab, Enter', 'go to the next cell'],
    ['Typing, F2', 'replaces, or edits what is there'],
    ['Escape', 'takes back what you type'],
    ['Shift and arrows', 'select'],
    ['Ctrl C, Ctrl V', 'copy and paste, also from Excel'],
    ['Ctrl D', 'fills down'],
    ['Delete', 'empties the cells'],
    ['Ctrl Z', 'undoes'],
  ],
} as const
