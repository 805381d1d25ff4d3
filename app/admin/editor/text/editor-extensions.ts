import { Extension } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Italic } from '@tiptap/extension-italic'
import { StarterKit } from '@tiptap/starter-kit'
import type { Words } from '#platform/languages/source.ts'
import type { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import { Heading, Link, ListItem, Notice, Picture, Quote, QuoteBy, QuoteText } from './editor-nodes.ts'
import { TableCaption, tableNodes } from './editor-tables.ts'

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
  bold: false,
  link: false,
  listItem: false,
  strike: false,
  underline: false,
})

/** Words have one mark at a time: a text has no way to say two. */
const StrongWords = Bold.extend({ excludes: 'italic' })
const ItalicWords = Italic.extend({ excludes: 'bold' })

/** What the editor knows: the blocks and the three marks of a text, and nothing else. */
export const editorExtensions = (
  words: Words<typeof blockEditorWords.tree>,
  photoHref: (picture: string) => string | undefined,
) => [
  kit,
  StrongWords,
  ItalicWords,
  Link,
  Heading,
  ListItem,
  Notice,
  Quote,
  QuoteText,
  QuoteBy.configure({ hint: words.quoteBy }),
  Picture.configure({
    photoHref,
    photoName: (picture) => words.photo({ picture }),
    noCaption: (place) => words.noCaption({ named: place ? 'yes' : 'no', place }),
  }),
  TableCaption.configure({ hint: words.table.caption }),
  ...tableNodes,
  NoBreaks,
]
