import { convert, type DomNode, type FormatCallback } from 'html-to-text'

/** How wide the columns of an email's text are, in characters. */
const width = 72

/**
 * The same email as plain text. Amounts are aligned to the right edge of 72 characters, and the text of their lines wraps
 * beside them; the mail client wraps paragraphs.
 */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    formatters: { rows: writeRows },
    selectors: [
      { selector: '[data-skip-in-text=true]', format: 'skip' },
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'table[data-rows]', format: 'rows' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
    ],
  })

const writeRows: FormatCallback = (table, _walk, builder) => {
  const rows = all(table, 'tr').map((row) => all(row, 'td'))
  const lines = table.attribs?.['data-rows'] === 'facts' ? factLines(rows) : rows.flatMap(figureLines)
  builder.openBlock({ leadingLineBreaks: 2 })
  builder.addLiteral(lines.join('\n'))
  builder.closeBlock({ trailingLineBreaks: 2 })
}

function figureLines([label, amount]: readonly DomNode[]): string[] {
  const figure = amount ? wordsOf(amount) : ''
  const [title = '', ...whys] = label ? partsOf(label) : []
  const room = Math.max(24, width - figure.length - 2)
  const [first = '', ...more] = wrap(title, room)
  const why = whys.flatMap((one) => wrap(one, room - 2).map((line) => `  ${line}`))
  return [`${first}${figure.padStart(Math.max(figure.length + 2, width - first.length))}`, ...more, ...why]
}

function factLines(rows: readonly (readonly DomNode[])[]): string[] {
  const cells = rows.map(([name, words]) => [name ? wordsOf(name) : '', words ? wordsOf(words) : ''] as const)
  const names = Math.max(0, ...cells.map(([name]) => name.length)) + 2
  return cells.flatMap(([name, words]) =>
    wrap(words, Math.max(24, width - names)).map((line, index) => `${(index === 0 ? name : '').padEnd(names)}${line}`),
  )
}

/** Every element of a name inside another, in order. */
const all = (node: DomNode, name: string): DomNode[] =>
  (node.children ?? []).flatMap((child) => (child.name === name ? [child] : all(child, name)))

const wordsOf = (node: DomNode): string => partsOf(node).join(' ')

/** The texts of a cell; a block inside it is a text of its own. */
function partsOf({ children = [] }: DomNode): string[] {
  const inline = (node: DomNode): string =>
    node.type === 'text' ? (node.data ?? '') : (node.children ?? []).map(inline).join('')
  const own = children.filter(({ name }) => name !== 'div').map(inline)
  const blocks = children.filter(({ name }) => name === 'div').map(inline)
  return [own.join(''), ...blocks].map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Lines of at most so many characters, broken between words; a word that is longer stays whole. */
function wrap(text: string, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
