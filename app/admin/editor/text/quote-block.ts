import { TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Turns the block with the caret into a quote, or a quote into its paragraphs. Returns whether it did: a list, a table and a
 * picture cannot be a quote.
 */
export function quoteBlock(tr: Transaction): boolean {
  const { $from } = tr.selection
  const { quote, quoteText, quoteBy, paragraph } = tr.doc.type.schema.nodes
  if ($from.depth === 0 || !quote || !quoteText || !quoteBy || !paragraph) return false
  const block = $from.node(1)
  const from = $from.before(1)
  if (block.type === quote) {
    const parts = block.children.filter((part, nth) => nth === 0 || part.content.size > 0)
    const paragraphs = parts.map((part) => paragraph.create(null, part.content))
    tr.replaceWith(from, $from.after(1), paragraphs)
  } else if (block.isTextblock) {
    tr.replaceWith(from, $from.after(1), quote.create(null, [quoteText.create(null, block.content), quoteBy.create()]))
  } else return false
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
  return true
}
