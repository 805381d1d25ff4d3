import type { Block } from '#features/pages/blocks.ts'
import { plainOf, type Stretch } from '#features/pages/inline-text.ts'
import { textOfStretches } from '#features/pages/tidy-text.ts'

/**
 * A table while it is read. A table in one of its cells is a part of that cell's words. `opens` and `closes` say whether the
 * stretches that were read so far have gone into it.
 */
export type PastedTable = {
  opens: (name: string, span: number, read: readonly Stretch[]) => boolean
  closes: (name: string, read: readonly Stretch[]) => boolean
  readonly isOver: boolean
  blocks: (read: readonly Stretch[]) => Block[]
}

/** How many columns one cell may say it takes: a pasted number is not believed. */
const widest = 20
const cells = ['td', 'th', 'caption']

export function newPastedTable(): PastedTable {
  const rows: string[][] = []
  let caption = ''
  let depth = 0
  let row: string[] | undefined
  let cell: { name: string; span: number } | undefined

  const endCell = (read: readonly Stretch[]) => {
    if (!cell) return
    const text = textOfStretches(read)
    if (cell.name === 'caption') caption = plainOf(text)
    else {
      row ??= []
      row.push(text, ...Array<string>(cell.span - 1).fill(''))
    }
    cell = undefined
  }
  const endRow = (read: readonly Stretch[]) => {
    endCell(read)
    if (row) rows.push(row)
    row = undefined
  }

  return {
    opens(name, span, read) {
      if (name === 'table') depth++
      if (depth > 1) return false
      if (name === 'tr') endRow(read)
      else if (cells.includes(name)) {
        endCell(read)
        cell = { name, span: Math.min(widest, Math.max(1, Math.trunc(span) || 1)) }
      } else return false
      return true
    },
    closes(name, read) {
      if (name === 'table') depth--
      if (depth > 1 || (depth === 1 && name === 'table')) return false
      if (name === 'tr' || name === 'table') endRow(read)
      else if (cells.includes(name)) endCell(read)
      else return false
      return true
    },
    get isOver() {
      return depth <= 0
    },
    blocks(read) {
      endRow(read)
      const [head = [], ...others] = rows
      // One column is how emails and pages are laid out: it is its paragraphs.
      if (rows.every(({ length }) => length < 2)) return rows.flat().map((text) => ({ kind: 'text', text }))
      return [{ kind: 'table', caption, head: head.map(plainOf), rows: others }]
    },
  }
}
