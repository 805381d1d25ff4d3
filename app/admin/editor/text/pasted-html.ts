import type { Block } from '#features/pages/blocks.ts'
import { stretchesOf } from '#features/pages/inline-text.ts'
import { blocksOfHtml } from './pasted-blocks.ts'

/** What is put before the editor's own copies: they hold nothing else, and keep pictures and tables as they are. */
const ownCopy = /<[^<>]{1,200} data-pm-slice=/

/** Pasted HTML with nothing in it but what a text can hold, and how many pictures were left out. */
export function cleanHtml(html: string): { html: string; pictures: number } {
  if (ownCopy.test(html)) return { html, pictures: 0 }
  const { blocks, pictures } = blocksOfHtml(html)
  return { html: blocks.map(htmlOf).join(''), pictures }
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element('h2', escaped(block.text))
    case 'list':
      return element(block.ordered ? 'ol' : 'ul', block.items.map((item) => element('li', element('p', inline(item)))).join(''))
    case 'quote':
      return element('blockquote', element('p', inline(block.text)) + element('footer', escaped(block.by)))
    case 'table': {
      const head = block.head.map((cell) => element('th', escaped(cell))).join('')
      const rows = block.rows.map((cells) => element('tr', cells.map((cell) => element('td', inline(cell))).join('')))
      const table = element('table', element('tbody', element('tr', head) + rows.join('')))
      return `<figure data-table="">${element('figcaption', escaped(block.caption))}${table}</figure>`
    }
    case 'text':
      return element('p', inline(block.text))
    case 'notice':
    case 'picture':
    case 'photo':
      // No HTML but our own says these.
      return ''
  }
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`

const inline = (text: string) =>
  stretchesOf(text)
    .map(({ text: words, strong, italic, href }) => {
      if (href) return `<a href="${escaped(href)}">${escaped(words)}</a>`
      if (italic) return element('em', escaped(words))
      return strong ? element('strong', escaped(words)) : escaped(words)
    })
    .join('')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
