import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { newTable } from './editor-tables.ts'
import { quoteBlock } from './quote-block.ts'

/** The block with the caret: its position, and the position behind it. */
function blockAt({ state }: Editor): { from: number; to: number; block: Node | null } {
  const { selection, doc } = state
  const { $from } = selection
  if ($from.depth > 0) return { from: $from.before(1), to: $from.after(1), block: $from.node(1) }
  const to = selection instanceof NodeSelection ? selection.to : $from.pos
  return { from: $from.pos, to, block: doc.nodeAt($from.pos) }
}

/** Inserts a block: instead of an empty paragraph, otherwise behind the block with the caret. Returns its position. */
export function putBlock(editor: Editor, content: object): number {
  const { from, to, block } = blockAt(editor)
  const replaces = block?.type.name === 'paragraph' && block.content.size === 0
  const at = replaces ? from : to
  editor
    .chain()
    .insertContentAt(replaces ? { from, to } : at, content)
    .run()
  return at
}

/** A new table, with the caret in its caption. */
export function putTable(editor: Editor): void {
  const at = putBlock(editor, newTable)
  editor.commands.focus(at + 2)
}

/** Turns the block with the caret into a quote, and back. Where it is not a paragraph, inserts an empty quote behind it. */
export function toggleQuote(editor: Editor): void {
  const { tr } = editor.state
  if (quoteBlock(tr)) {
    editor.view.dispatch(tr.scrollIntoView())
    editor.view.focus()
    return
  }
  const at = putBlock(editor, { type: 'quote', content: [{ type: 'quoteText' }, { type: 'quoteBy' }] })
  editor.commands.focus(at + 2)
}

/** Removes the block with the caret: a table with its caption, a picture. */
export function removeBlock(editor: Editor): void {
  const { from, to } = blockAt(editor)
  editor.chain().focus().deleteRange({ from, to }).run()
}

/** Moves the chosen block before the one above it, or behind the one below. Returns whether there was one. */
export function moveBlock(editor: Editor, by: -1 | 1): boolean {
  const { from, to, block } = blockAt(editor)
  const { tr, doc } = editor.state
  const $edge = doc.resolve(by < 0 ? from : to)
  const beside = by < 0 ? $edge.nodeBefore : $edge.nodeAfter
  if (!block || !beside) return false
  const inside = editor.state.selection.from - from
  const target = by < 0 ? from - beside.nodeSize : from + beside.nodeSize
  tr.delete(from, to).insert(target, block)
  tr.setSelection(block.isAtom ? NodeSelection.create(tr.doc, target) : TextSelection.near(tr.doc.resolve(target + inside)))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
  return true
}

/** Whether the caret is in the first row of a table, which is its head and cannot be removed. */
export function isInHead({ state }: Editor): boolean {
  return state.selection.$from.parent.type.name === 'tableHeader'
}
