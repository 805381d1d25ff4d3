import type { Block } from './blocks.ts'
import { type Line, lineOf, pictureLine, rowLine, textLine } from './notation-line.ts'
import { tidyBlocks } from './tidy-blocks.ts'
import { tidyWords } from './tidy-text.ts'

/** Consecutive lines of one block: they begin with one kind and go on until another or an empty line. */
type Group = { kind: Exclude<Line['kind'], 'empty' | 'caption' | 'whole'>; lines: string[]; rows: string[][]; caption: string }

const byMark = /^(?:—|–|--) ?(?=.)/

/**
 * The blocks of a text in the notation: `## heading`, `- item`, `1. item`, `> quote` with `> — who said it` as its last line,
 * `! notice`, `!! grave notice`, `|= caption` and `| table | rows |` of which the first is its head,
 * `[[scene:virunga/dawn/7/place | caption]]`, `[[photo:id | caption]]`, and paragraphs between empty lines. Any text is read:
 * what is no mark is text, and the blocks are tidy. Parsing takes time linear in the length of the text.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let group: Group | undefined
  const close = () => {
    if (group) blocks.push(blockOf(group))
    group = undefined
  }
  const goOn = (kind: Group['kind']): Group => {
    if (group?.kind !== kind || kind === 'heading') close()
    group ??= { kind, lines: [], rows: [], caption: '' }
    return group
  }
  for (const typed of text.split(/\r\n|\r|\n/)) {
    const line = lineOf(tidyWords(typed))
    if (line.kind === 'empty') close()
    else if (line.kind === 'whole') {
      close()
      blocks.push(line.block)
    } else if (line.kind === 'caption') {
      close()
      goOn('row').caption = line.text
    } else if (line.kind === 'row') goOn('row').rows.push(line.cells)
    else
      goOn(group?.kind === 'quote' && line.kind === 'text' && byMark.test(line.text) ? 'quote' : line.kind).lines.push(line.text)
  }
  close()
  return tidyBlocks(blocks)
}

function blockOf({ kind, lines, rows, caption }: Group): Block {
  const text = lines.join(' ')
  switch (kind) {
    case 'text':
    case 'heading':
      return { kind, text }
    case 'bullet':
      return { kind: 'list', items: lines }
    case 'step':
      return { kind: 'list', items: lines, ordered: true }
    case 'quote': {
      const last = lines.length > 1 ? (lines.at(-1) ?? '') : ''
      if (!byMark.test(last)) return { kind, text, by: '' }
      return { kind, text: lines.slice(0, -1).join(' '), by: last.replace(byMark, '') }
    }
    case 'notice':
      return { kind, text }
    case 'grave':
      return { kind: 'notice', text, grave: true }
    case 'row': {
      const [head = [], second, ...others] = rows
      const isRule = second?.every((cell) => ruled.test(cell))
      return { kind: 'table', caption, head, rows: second && !isRule ? [second, ...others] : others }
    }
  }
}

/** The line that others draw between the head of a table and its rows. */
const ruled = /^:?-{3,}:?$/

/** Blocks in the notation, one empty line between two: what `blocksOf` reads as the same blocks again, tidied. */
export const notationOf = (blocks: readonly Block[]): string => tidyBlocks(blocks).map(linesOf).join('\n\n')

function linesOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return textLine(block.text)
    case 'heading':
      return `## ${block.text}`
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'quote':
      return [`> ${block.text}`, ...(block.by ? [`> — ${block.by}`] : [])].join('\n')
    case 'notice':
      return `${block.grave ? '!!' : '!'} ${block.text}`
    case 'table': {
      const caption = block.caption ? [`|= ${block.caption}`] : []
      // A first row that looks like a ruled line is read as a row only after such a line.
      const rule = block.rows[0]?.every((cell) => ruled.test(cell)) ? [block.head.map(() => '---')] : []
      return [...caption, ...[block.head, ...rule, ...block.rows].map(rowLine)].join('\n')
    }
    case 'picture':
    case 'photo':
      return pictureLine(block)
  }
}
