import { Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** `hint`: what stands in an empty caption. */
export const TableCaption = Node.create<{ hint: string }>({
  name: 'tableCaption',
  addOptions: () => ({ hint: '' }),
  content: 'text*',
  marks: '',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption', context: 'captioned/' }],
  renderHTML() {
    return ['figcaption', { 'data-hint': this.options.hint }, 0]
  },
})

/** A table with its caption above it. */
const Captioned = Node.create({
  name: 'captioned',
  group: 'block',
  content: 'tableCaption table',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figure[data-table]' }],
  renderHTML: () => ['figure', { 'data-table': '', class: 'captioned' }, 0],
})

/** Tab moves from cell to cell and out of the last one, so that the keyboard is never trapped. */
const PlainTable = Table.extend({
  group: '',
  renderHTML: () => ['table', { class: 'table' }, ['tbody', 0]],
  addKeyboardShortcuts() {
    return { Tab: () => this.editor.commands.goToNextCell(), 'Shift-Tab': () => this.editor.commands.goToPreviousCell() }
  },
})

export const tableNodes = [
  Captioned,
  PlainTable.configure({ View: null }),
  TableRow,
  // A cell is one line: words with marks in the rows, words alone in the head.
  TableHeader.extend({ content: 'text*', marks: '' }),
  TableCell.extend({ content: 'inline*' }),
]

const emptyRow = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 3 }, () => ({ type })) })

/** What the button puts in: a head, two rows, three columns. */
export const newTable = {
  type: 'captioned',
  content: [
    { type: 'tableCaption' },
    { type: 'table', content: [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')] },
  ],
}
