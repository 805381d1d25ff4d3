import type { Block } from '#features/pages/blocks.ts'
import type { Stretch } from '#features/pages/inline-text.ts'
import { tidyBlocks } from '#features/pages/tidy-blocks.ts'
import { isBlank, textOfStretches } from '#features/pages/tidy-text.ts'
import { type HtmlToken, htmlTokens } from './html-tokens.ts'
import { newPastedTable, type PastedTable } from './pasted-table.ts'

/** What a paste brings: its blocks, and how many pictures were left out. */
export type Pasted = { blocks: Block[]; pictures: number }

type OpenTag = Extract<HtmlToken, { kind: 'open' }>
/** An element that is open, with what it means for the words in it. */
type Open = {
  name: string
  strong: boolean
  italic: boolean
  href: string | undefined
  hidden: boolean
  marker: boolean
  quoted: boolean
  list: 'ul' | 'ol' | undefined
}
type Kind = 'text' | 'heading' | 'quote' | 'item' | 'step'

type Reader = {
  blocks: Block[]
  pictures: number
  open: Open[]
  /** What has been read of a paragraph, and what it will be. */
  stretches: Stretch[]
  kind: Kind
  /** The list that the last item went into, until something else comes between. */
  list: { kind: Kind; items: string[] } | undefined
  table: PastedTable | undefined
}

const nothing: Open = {
  name: '',
  strong: false,
  italic: false,
  href: undefined,
  hidden: false,
  marker: false,
  quoted: false,
  list: undefined,
}
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const breaking = [
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'blockquote',
  'section',
  'article',
  'header',
  'footer',
  'pre',
  'dt',
  'dd',
  'figure',
]
const paragraphs = [...headings, ...breaking, 'figcaption', 'hr', 'center', 'main', 'aside', 'nav', 'address', 'form']
/** Elements without an inside: they are never open. */
const empty = ['br', 'hr', 'img', 'meta', 'link', 'col', 'input', 'wbr', 'base', 'source', 'area', 'embed', 'param', 'track']
const unread = ['head', 'svg', 'video', 'audio', 'canvas', 'object', 'select']
/** Elements within elements: nobody writes more, and who counts on more is not believed. */
const deepest = 400

/**
 * The blocks of pasted HTML, from Word, Google Docs, LibreOffice or a page: headings, paragraphs, lists (Word writes them as
 * paragraphs with a mark of its own), quotes, tables, strong and italic words, and links that may stand. All else is left
 * out, and of what it held only the words stay.
 */
export function blocksOfHtml(html: string): Pasted {
  const reader: Reader = { blocks: [], pictures: 0, open: [], stretches: [], kind: 'text', list: undefined, table: undefined }
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') words(reader, token.text)
    else if (token.kind === 'open') opened(reader, token)
    else closed(reader, token.name)
  }
  endTable(reader)
  endParagraph(reader)
  return { blocks: tidyBlocks(reader.blocks), pictures: reader.pictures }
}

const innermost = (reader: Reader): Open => reader.open.at(-1) ?? nothing

function words(reader: Reader, text: string): void {
  const { hidden, marker, href, strong, italic, quoted } = innermost(reader)
  if (hidden) return
  if (marker) {
    if (reader.kind === 'item' && counts.test(text)) reader.kind = 'step'
    return
  }
  // A space that does not break is how browsers and Word keep two spaces apart.
  const plain = text.replaceAll('\u00a0', ' ')
  if (href) reader.stretches.push({ text: plain, href })
  else if (strong) reader.stretches.push({ text: plain, strong: true })
  // A quote looks like one by itself; Word writes its own in italics.
  else reader.stretches.push(italic && !quoted ? { text: plain, italic: true } : { text: plain })
}

/** '1.', 'b)' and 'iv.' count; a dot or a dash does not. */
const counts = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i

function opened(reader: Reader, { name, attributes }: OpenTag): void {
  const around = innermost(reader)
  const style = (attributes.get('style') ?? '').toLowerCase()
  const hidden = around.hidden || unread.includes(name) || /display:\s*none|mso-hide:\s*all/.test(style)
  if (name === 'img' && !hidden) reader.pictures++
  const quoted = around.quoted || name === 'blockquote' || /\bMso(?:Intense)?Quote/.test(attributes.get('class') ?? '')
  const open: Open = {
    name,
    hidden,
    quoted,
    strong: isStrong(name, style, around.strong),
    italic: isItalic(name, style, around.italic),
    href: name === 'a' ? attributes.get('href') : around.href,
    // Word writes the bullet or the number of an item into the paragraph, and says which words they are.
    marker: around.marker || /mso-list:\s*ignore/.test(style),
    list: name === 'ul' || name === 'ol' ? name : around.list,
  }
  if (!hidden) begin(reader, open, attributes, style)
  if (!empty.includes(name) && reader.open.length < deepest) reader.open.push(open)
}

/** Google Docs wraps all that it copies in a `<b>` that is not bold. */
function isStrong(name: string, style: string, around: boolean): boolean {
  const [, weight] = /(?:^|[\s;])font-weight:\s*([a-z0-9]+)/.exec(style) ?? []
  if (weight) return weight.startsWith('bold') || Number(weight) >= 600
  return name === 'b' || name === 'strong' || around
}

function isItalic(name: string, style: string, around: boolean): boolean {
  const [, slope] = /(?:^|[\s;])font-style:\s*([a-z]+)/.exec(style) ?? []
  if (slope) return slope !== 'normal'
  return name === 'i' || name === 'em' || around
}

function begin(reader: Reader, open: Open, attributes: OpenTag['attributes'], style: string): void {
  const { name } = open
  if (name === 'table') beginTable(reader)
  else if (reader.table) {
    if (reader.table.opens(name, Number(attributes.get('colspan')), reader.stretches)) reader.stretches = []
    else if (name === 'br' || paragraphs.includes(name)) reader.stretches.push({ text: ' ' })
  } else if (name === 'br') {
    if (reader.kind === 'text' || reader.kind === 'quote') endParagraph(reader)
    else reader.stretches.push({ text: ' ' })
  } else if (paragraphs.includes(name)) {
    endParagraph(reader)
    reader.kind = kindOf(open, attributes.get('class') ?? '', style)
  }
}

function kindOf({ name, quoted, list }: Open, classes: string, style: string): Kind {
  if (headings.includes(name) || /\bMso(?:Title|Subtitle|Heading)/.test(classes)) return 'heading'
  if (/mso-list:\s*l\d/.test(style)) return 'item'
  if (list || name === 'li') return list === 'ol' ? 'step' : 'item'
  return quoted ? 'quote' : 'text'
}

function closed(reader: Reader, name: string): void {
  const at = reader.open.findLastIndex((one) => one.name === name)
  if (at === -1) return
  if (reader.table) {
    if (reader.table.closes(name, reader.stretches)) reader.stretches = []
    if (reader.table.isOver) endTable(reader)
  } else if (paragraphs.includes(name)) endParagraph(reader)
  reader.open.length = at
  const around = innermost(reader)
  if ((name === 'ul' || name === 'ol') && !around.list) reader.list = undefined
  if (!reader.table && paragraphs.includes(name)) reader.kind = kindOf(around, '', '')
}

/** Puts down what has been read of a paragraph. Words outside of any make one as well. */
function endParagraph(reader: Reader): void {
  const { kind, stretches } = reader
  reader.stretches = []
  const text = textOfStretches(stretches)
  if (isBlank(text)) return
  if (kind === 'item' || kind === 'step') {
    addItem(reader, kind, text)
    return
  }
  reader.list = undefined
  if (kind === 'heading') reader.blocks.push({ kind, text: stretches.map((one) => one.text).join('') })
  else if (kind === 'quote') reader.blocks.push({ kind, text, by: '' })
  else reader.blocks.push({ kind, text })
}

function addItem(reader: Reader, kind: 'item' | 'step', text: string): void {
  if (reader.list?.kind !== kind) {
    reader.list = { kind, items: [] }
    reader.blocks.push({ kind: 'list', items: reader.list.items, ordered: kind === 'step' })
  }
  reader.list.items.push(text)
}

function beginTable(reader: Reader): void {
  if (!reader.table) {
    endParagraph(reader)
    reader.list = undefined
    reader.table = newPastedTable()
  }
  reader.table.opens('table', 1, reader.stretches)
}

function endTable(reader: Reader): void {
  if (!reader.table) return
  reader.blocks.push(...reader.table.blocks(reader.stretches))
  reader.table = undefined
  reader.stretches = []
}
