import type { Block } from '#features/pages/blocks.ts'
import { type Stretch, stretchesOf } from '#features/pages/inline-text.ts'
import { lineOf, pictureLine } from '#features/pages/notation-line.ts'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'
import { textOfStretches } from '#features/pages/tidy-text.ts'

/** A node of the editor's own tree, as its JSON has it. */
export type EditorNode = {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: EditorNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

type Pictured = Extract<Block, { kind: 'picture' | 'photo' }>

/** Blocks as what the editor works on. An empty text is one empty paragraph, where somebody can begin to write. */
export const documentOf = (blocks: readonly Block[]): EditorNode => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
})

function nodeOf(block: Block): EditorNode {
  switch (block.kind) {
    case 'text':
      return node('paragraph', inline(block.text))
    case 'heading':
      return node('heading', plain(block.text))
    case 'list':
      return node(
        block.ordered ? 'orderedList' : 'bulletList',
        block.items.map((item) => node('listItem', [node('paragraph', inline(item))])),
      )
    case 'quote':
      return node('quote', [node('quoteText', inline(block.text)), node('quoteBy', plain(block.by))])
    case 'notice':
      return { ...node('notice', inline(block.text)), attrs: { grave: block.grave ?? false } }
    case 'table':
      return node('captioned', [
        node('tableCaption', plain(block.caption)),
        node('table', [
          row('tableHeader', block.head.map(plain)),
          ...block.rows.map((cells) => row('tableCell', cells.map(inline))),
        ]),
      ])
    case 'picture':
    case 'photo':
      return { type: 'picture', attrs: { line: pictureLine(block) } }
  }
}

const row = (type: string, cells: EditorNode[][]): EditorNode =>
  node(
    'tableRow',
    cells.map((cell) => node(type, cell)),
  )

/** A node without content has none: the editor refuses an empty list where it wants words. */
const node = (type: string, content: EditorNode[]): EditorNode => (content.length > 0 ? { type, content } : { type })

const plain = (text: string): EditorNode[] => (text ? [{ type: 'text', text }] : [])

const inline = (text: string): EditorNode[] =>
  stretchesOf(text).map(({ text: words, strong, italic, href }) => ({
    type: 'text',
    text: words,
    ...(strong && { marks: [{ type: 'bold' }] }),
    ...(italic && { marks: [{ type: 'italic' }] }),
    ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
  }))

/** The blocks that the editor's tree says, tidied. What is no block of ours keeps its words, each paragraph a text. */
export const blocksOfDocument = (document: EditorNode): Block[] => tidyBlocks((document.content ?? []).flatMap(blocksOfNode))

function blocksOfNode(from: EditorNode): Block[] {
  const children = from.content ?? []
  switch (from.type) {
    case 'heading':
      return [{ kind: 'heading', text: wordsOf(from) }]
    case 'bulletList':
      return [{ kind: 'list', items: children.flatMap(itemsOf) }]
    case 'orderedList':
      return [{ kind: 'list', items: children.flatMap(itemsOf), ordered: true }]
    case 'quote':
      return [{ kind: 'quote', text: textOf(child(from, 'quoteText')), by: wordsOf(child(from, 'quoteBy')) }]
    case 'notice':
      return [{ kind: 'notice', text: textOf(from), ...(from.attrs?.grave === true && { grave: true }) }]
    case 'captioned':
      return [tableOf(child(from, 'table'), wordsOf(child(from, 'tableCaption')))]
    case 'table':
      return [tableOf(from, '')]
    case 'picture':
      return picturedIn(from.attrs?.line) ?? []
    default:
      return children.every(({ text }) => text !== undefined)
        ? [{ kind: 'text', text: textOf(from) }]
        : children.flatMap(blocksOfNode)
  }
}

/** The picture that a line names. */
export function picturedIn(line: unknown): [Pictured] | undefined {
  const read = lineOf(String(line))
  return read.kind === 'whole' && (read.block.kind === 'picture' || read.block.kind === 'photo') ? [read.block] : undefined
}

const child = (from: EditorNode, type: string): EditorNode => from.content?.find((one) => one.type === type) ?? {}

/** A list has one level: what stands deeper comes after what it belongs to. */
function itemsOf(item: EditorNode): string[] {
  const children = item.content ?? []
  return children.every(({ text }) => text !== undefined) ? [textOf(item)] : children.flatMap(itemsOf)
}

function tableOf(table: EditorNode, caption: string): Block {
  const rows = table.content ?? []
  const [head, ...others] = rows
  return { kind: 'table', caption, head: cellsOf(head, wordsOf), rows: others.map((one) => cellsOf(one, textOf)) }
}

/** The cells of a row. One that is as wide as several leaves the others empty. */
const cellsOf = (one: EditorNode | undefined, read: (cell: EditorNode) => string): string[] =>
  (one?.content ?? []).flatMap((cell) => [read(cell), ...Array<string>(widthOf(cell) - 1).fill('')])

const mostWidth = 20
const widthOf = ({ attrs }: EditorNode) => Math.min(mostWidth, Math.max(1, Math.trunc(Number(attrs?.colspan)) || 1))

const stretchOf = ({ text = '', marks = [] }: EditorNode): Stretch => {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href
  if (typeof href === 'string') return { text, href }
  const has = (name: string) => marks.some(({ type }) => type === name)
  if (has('bold')) return { text, strong: true }
  return has('italic') ? { text, italic: true } : { text }
}

/** The texts below a node, in order; where one paragraph ends and another begins stands a space. */
const leaves = (from: EditorNode): EditorNode[] =>
  (from.content ?? []).flatMap((one, at) =>
    one.text !== undefined ? [one] : [...(at > 0 ? [{ type: 'text', text: ' ' }] : []), ...leaves(one)],
  )

const textOf = (from: EditorNode): string => textOfStretches(leaves(from).map(stretchOf))
const wordsOf = (from: EditorNode): string =>
  leaves(from)
    .map(({ text = '' }) => text)
    .join('')
