import type { Block } from './blocks.ts'
import { plainOf } from './inline-text.ts'

/** The texts of a block, without marks, one for each paragraph, item and row of a table: for search. */
export function textOf(block: Block): string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'notice':
      return [plainOf(block.text)]
    case 'list':
      return block.items.map(plainOf)
    case 'quote':
      return [plainOf(block.text), block.by]
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(', '))].map((text) => `${plainOf(text)}.`)
    case 'picture':
    case 'photo':
      return block.caption === '' ? [] : [block.caption]
  }
}
