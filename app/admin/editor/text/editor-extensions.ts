import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Heading, Link, ListItem, Notice, Picture, Quote, QuoteBy, QuoteText } from './editor-nodes.ts'
import { tableNodes } from './editor-tables.ts'

/** A text has no line within a paragraph: what asks for one begins the next. */
const NoBreaks = Extension.create({
  name: 'noBreaks',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.keyboardShortcut('Enter') }
  },
})

const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  strike: false,
  underline: false,
})

/** What the editor knows: the blocks and the two marks of a text, and nothing else. */
export const editorExtensions = (photoHref: (picture: string) => string | undefined) => [
  kit,
  Link,
  Heading,
  ListItem,
  Notice,
  Quote,
  QuoteText,
  QuoteBy,
  Picture.configure({ photoHref }),
  ...tableNodes,
  NoBreaks,
]
