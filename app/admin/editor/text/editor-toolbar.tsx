import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import bold from 'lucide-static/icons/bold.svg?raw'
import photo from 'lucide-static/icons/camera.svg?raw'
import heading from 'lucide-static/icons/heading.svg?raw'
import picture from 'lucide-static/icons/image.svg?raw'
import notice from 'lucide-static/icons/info.svg?raw'
import italic from 'lucide-static/icons/italic.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import list from 'lucide-static/icons/list.svg?raw'
import steps from 'lucide-static/icons/list-ordered.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import redo from 'lucide-static/icons/redo-2.svg?raw'
import table from 'lucide-static/icons/table.svg?raw'
import grave from 'lucide-static/icons/triangle-alert.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../../languages/use-words.ts'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import { isInHead, moveBlock, putTable, removeBlock, toggleQuote } from './editor-commands.ts'

type BlockWords = Words<typeof blockEditorWords.tree>

type Requests = {
  link: () => void
  picture: () => void
  photo?: (() => void) | undefined
  change: () => void
  announce: (sentence: string) => void
}
type Tool = { name: string; label: string; icon?: ToolIconName; pressed?: boolean | undefined; off?: boolean; run: () => void }

type Props = { editor: Editor; requests: Requests; controls: string; ref: Ref<HTMLDivElement> }

/**
 * The buttons above a text. The toolbar is one tab stop, and arrow keys move between its buttons. A button that is not possible
 * at the caret is disabled and stays in its place.
 */
export function EditorToolbar({ editor, requests, controls, ref }: Props) {
  const words = useWords(blockEditorWords)
  const [last, setLast] = useState('bold')
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const groups = [
    marks(words, editor, state, requests),
    blocks(words, editor, state),
    things(words, editor, requests),
    undoing(words, editor, state),
  ]
  const rows = [groups, [here(words, editor, state, requests)]].filter((row) => row.flat().length > 0)
  const names = rows.flat(2).map(({ name }) => name)
  const current = names.includes(last) ? last : names[0]
  return (
    <div
      ref={ref}
      className="tools-bar"
      role="toolbar"
      aria-label={words.toolbar}
      aria-controls={controls}
      onKeyDown={moveFocus}
      // A press must not move the caret out of the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row) => (
        <div key={row[0]?.[0]?.name} className="tools-row">
          {row.map((tools) => (
            <div key={tools[0]?.name} className="group">
              {tools.map((tool) => (
                <ToolButton key={tool.name} {...tool} isInTabOrder={tool.name === current} onFocus={() => setLast(tool.name)} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function ToolButton({
  label,
  icon,
  pressed,
  off = false,
  run,
  isInTabOrder,
  onFocus,
}: Tool & { isInTabOrder: boolean; onFocus: () => void }) {
  return (
    <button
      type="button"
      tabIndex={isInTabOrder ? 0 : -1}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onFocus={onFocus}
      onClick={() => {
        if (!off) run()
      }}
    >
      {icon && <ToolIcon name={icon} />}
      <span>{label}</span>
    </button>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.contains(document.activeElement))
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[(to + buttons.length) % buttons.length]?.focus()
}

type Now = ReturnType<typeof stateOf>

const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  canItalic: editor.can().toggleMark('italic'),
  canBold: editor.can().toggleMark('bold'),
  link: editor.isActive('link'),
  canLink: editor.can().setMark('link', { href: '/' }),
  heading: editor.isActive('heading'),
  list: editor.isActive('bulletList'),
  steps: editor.isActive('orderedList'),
  quote: editor.isActive('quote'),
  notice: editor.isActive('notice', { grave: false }),
  grave: editor.isActive('notice', { grave: true }),
  table: editor.isActive('captioned'),
  cell: editor.isActive('table'),
  head: isInHead(editor),
  picture: editor.isActive('picture'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
})

const marks = (words: BlockWords, editor: Editor, now: Now, requests: Requests): Tool[] => [
  {
    name: 'bold',
    label: words.bold,
    icon: 'bold',
    pressed: now.bold,
    off: !now.canBold,
    run: () => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: words.italic,
    icon: 'italic',
    pressed: now.italic,
    off: !now.canItalic,
    run: () => editor.chain().focus().toggleItalic().run(),
  },
  { name: 'link', label: words.link, icon: 'link', pressed: now.link, off: !now.canLink, run: requests.link },
]

/** The kind of the block with the caret. A table and a picture cannot change theirs. */
function blocks(words: BlockWords, editor: Editor, now: Now): Tool[] {
  const off = now.table || now.picture
  const within = off || now.quote
  const become = (grave: boolean) => () => editor.chain().focus().toggleNode('notice', 'paragraph', { grave }).run()
  return [
    {
      name: 'heading',
      label: words.heading,
      icon: 'heading',
      pressed: now.heading,
      off: within,
      run: () => editor.chain().focus().toggleNode('heading', 'paragraph').run(),
    },
    {
      name: 'list',
      label: words.list,
      icon: 'list',
      pressed: now.list,
      off: within,
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'steps',
      label: words.steps,
      icon: 'steps',
      pressed: now.steps,
      off: within,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { name: 'quote', label: words.quote, icon: 'quote', pressed: now.quote, off, run: () => toggleQuote(editor) },
    { name: 'notice', label: words.notice, icon: 'notice', pressed: now.notice, off: within, run: become(false) },
    { name: 'grave', label: words.grave, icon: 'grave', pressed: now.grave, off: within, run: become(true) },
  ]
}

const things = (words: BlockWords, editor: Editor, requests: Requests): Tool[] => [
  {
    name: 'table',
    label: words.addTable,
    icon: 'table',
    run: () => {
      putTable(editor)
      requests.announce(words.announcements.table)
    },
  },
  { name: 'picture', label: words.addPicture, icon: 'picture', run: requests.picture },
  ...(requests.photo ? [{ name: 'photo', label: words.addPhoto, icon: 'photo' as const, run: requests.photo }] : []),
]

const undoing = (words: BlockWords, editor: Editor, now: Now): Tool[] => [
  { name: 'undo', label: words.undo, icon: 'undo', off: !now.undo, run: () => editor.chain().focus().undo().run() },
  { name: 'redo', label: words.redo, icon: 'redo', off: !now.redo, run: () => editor.chain().focus().redo().run() },
]

/** The actions for the table or the picture at the caret. */
function here(words: BlockWords, editor: Editor, now: Now, requests: Requests): Tool[] {
  const remove = () => {
    removeBlock(editor)
    requests.announce(words.announcements.removed)
  }
  const { table, picture } = words
  const up: Tool = { name: 'up', label: picture.up, run: () => moveBlock(editor, -1) }
  const down: Tool = { name: 'down', label: picture.down, run: () => moveBlock(editor, 1) }
  if (now.picture)
    return [
      { name: 'change', label: picture.change, run: requests.change },
      up,
      down,
      { name: 'remove', label: picture.remove, run: remove },
    ]
  if (!now.table) return []
  return [
    { name: 'add-row', label: table.addRow, off: !now.cell, run: () => editor.chain().focus().addRowAfter().run() },
    {
      name: 'remove-row',
      label: table.removeRow,
      off: !now.cell || now.head,
      run: () => editor.chain().focus().deleteRow().run(),
    },
    { name: 'add-column', label: table.addColumn, off: !now.cell, run: () => editor.chain().focus().addColumnAfter().run() },
    { name: 'remove-column', label: table.removeColumn, off: !now.cell, run: () => editor.chain().focus().deleteColumn().run() },
    up,
    down,
    { name: 'remove-table', label: table.remove, run: remove },
  ]
}

const icons = { bold, italic, photo, heading, picture, notice, link, list, steps, quote, redo, table, grave, undo }

type ToolIconName = keyof typeof icons

/** The shapes of a Lucide file without its frame, as app/admin/components/admin-icon.tsx has them; these come with the editor alone. */
const shapes = (file: string) => file.slice(file.indexOf('\n>') + 2, file.lastIndexOf('</svg>')).trim()

function ToolIcon({ name }: { name: ToolIconName }) {
  return <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes(icons[name]) }} />
}
