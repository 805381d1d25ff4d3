import { InputRule, Mark, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core'
import { linkTo } from '#features/pages/tidy-text.ts'
import { sceneHref } from '../../../ui/scene-picture.tsx'
import { picturedIn } from './editor-document.ts'
import { quoteBlock } from './quote-block.ts'

/** Words that lead somewhere. A link is never strong or italic besides: a text has no way to say so. */
export const Link = Mark.create({
  name: 'link',
  excludes: 'link bold italic',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => addressOf(element.getAttribute('href')) }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const addressOf = (href: string | null) => {
  const to = linkTo(href ?? '')
  return to ? { href: to } : (false as const)
}

export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  // One below the head of the screen, wherever the text stands on it.
  renderHTML: () => ['h2', 0],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^#{1,6}\s$/, type: this.type })]
  },
  addKeyboardShortcuts() {
    return { 'Mod-Alt-2': () => this.editor.commands.toggleNode(this.name, 'paragraph') }
  },
})

/** One paragraph: a list of ours has one level. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

export const Notice = Node.create({
  name: 'notice',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    grave: {
      default: false,
      parseHTML: (element: HTMLElement) => element.dataset.notice === 'grave',
      renderHTML: ({ grave }: Record<string, unknown>) =>
        grave ? { 'data-notice': 'grave', class: 'note bad' } : { 'data-notice': 'note', class: 'note' },
    },
  }),
  parseHTML: () => [{ tag: 'p[data-notice]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addInputRules() {
    return [
      textblockTypeInputRule({ find: /^!\s$/, type: this.type, getAttributes: { grave: false } }),
      textblockTypeInputRule({ find: /^!!\s$/, type: this.type, getAttributes: { grave: true } }),
    ]
  },
})

export const QuoteText = Node.create({
  name: 'quoteText',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'p', context: 'quote/', priority: 70 }],
  renderHTML: () => ['p', 0],
})

/** `hint`: what stands where nobody is named yet. */
export const QuoteBy = Node.create<{ hint: string }>({
  name: 'quoteBy',
  addOptions: () => ({ hint: '' }),
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'footer', context: 'quote/' }],
  renderHTML() {
    return ['footer', { 'data-hint': this.options.hint }, 0]
  },
})

/** What somebody said, and below it who. Enter leads from the one to the other, and out. */
export const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'quoteText quoteBy',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [
      new InputRule({
        find: /^>\s$/,
        handler: ({ state, range }) => {
          const { tr } = state
          tr.delete(range.from, range.to)
          return quoteBlock(tr) ? undefined : null
        },
      }),
    ]
  },
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection
        if ($from.parent.type.name === 'quoteText') return this.editor.commands.focus($from.after() + 1)
        if ($from.parent.type.name !== 'quoteBy') return false
        return this.editor
          .chain()
          .insertContentAt($from.after(-1), { type: 'paragraph' })
          .focus($from.after(-1) + 1)
          .run()
      },
    }
  },
})

type PictureOptions = {
  photoHref: (picture: string) => string | undefined
  /** What stands in place of a photograph that cannot be shown, and of a caption. */
  photoName: (picture: string) => string
  noCaption: (place: string) => string
}

/** A drawn scene or an uploaded picture with its caption, whole: it is chosen and changed in a dialog. Known by its line of the notation. */
export const Picture = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ photoHref: () => undefined, photoName: (photo) => photo, noCaption: (place) => place }),
  addAttributes: () => ({ line: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'figure[data-line]',
      getAttrs: (element) => {
        const { line } = element.dataset
        return picturedIn(line) ? { line } : false
      },
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const [block] = picturedIn(node.attrs.line) ?? []
    const src = block?.kind === 'picture' ? sceneHref(block.scene, 'wide') : block && this.options.photoHref(block.picture)
    const place = block?.kind === 'picture' ? block.scene.place : (block?.picture ?? '')
    return [
      'figure',
      mergeAttributes(HTMLAttributes, { 'data-line': node.attrs.line, class: 'placed' }),
      src ? ['img', { src, alt: '' }] : ['span', { class: 'no-picture' }, this.options.photoName(place)],
      ['figcaption', block?.caption || this.options.noCaption(place)],
    ]
  },
})
