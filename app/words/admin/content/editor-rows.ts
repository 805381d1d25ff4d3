/** What a list of rows in an editor says; `row` is what one is called: 'Day 2'. */
export const rowsWords = {
  up: (row: string) => `Move ${row} up`,
  down: (row: string) => `Move ${row} down`,
  copy: (row: string) => `Copy ${row}`,
  remove: (row: string) => `Remove ${row}`,
  drag: 'Drag to reorder, or use the arrows.',
  putBack: 'Restore',
  added: (row: string) => `${row} added.`,
  copied: (row: string) => `Copied. The copy is ${row}.`,
  removed: (row: string) => `${row} removed.`,
  restored: (row: string) => `${row} restored.`,
  moved: (row: string) => `Moved. It is now ${row}.`,
} as const

/** What a list of short texts says. */
export const textRowsWords = {
  line: (row: number) => `Line ${row}`,
  add: 'Add line',
  perLine: 'One per line.',
  paste: 'Paste a list: each line becomes a row.',
} as const
