import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useMemo, useRef, useState } from 'react'
import { pictureHref, widthFor } from '#features/media/picture.ts'
import type { Block, Scene } from '#features/pages/blocks.ts'
import { pictureLine } from '#features/pages/notation-line.ts'
import { linkTo } from '#features/pages/tidy-text.ts'
import { useWords } from '../../../languages/use-words.ts'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import type { PickablePicture } from '../pictures/picked.ts'
import type { SceneChoices } from '../pictures/scene-choices.ts'
import { putBlock } from './editor-commands.ts'
import { blocksOfDocument, documentOf, picturedIn } from './editor-document.ts'
import { editorExtensions } from './editor-extensions.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { cleanHtml } from './pasted-html.ts'
import { PictureDialog, type Pictured } from './picture-dialog.tsx'

type Props = {
  id: string
  label: string
  describedBy: string | undefined
  isWrong: boolean
  /** Its initial value; afterwards the editor holds its own. */
  blocks: readonly Block[]
  drawings: SceneChoices
  photos: readonly PickablePicture[]
  onChange: (blocks: readonly Block[]) => void
}

type OpenDialog = 'link' | { picture: Pictured; isNew: boolean }

/** How wide a photograph stands in the editor, at most. */
const smallPixels = 640

const firstScene: Scene = { id: 'hills', hour: 'day', seed: 1, place: '' }

/** The visual editor of a text. Its file is loaded only where a text is edited. */
export function RichEditor({ id, label, describedBy, isWrong, blocks, drawings, photos, onChange }: Props) {
  const words = useWords(blockEditorWords)
  const [open, setOpen] = useState<OpenDialog>()
  const [announcement, setAnnouncement] = useState('')
  const toolbar = useRef<HTMLDivElement>(null)
  /** Pictures that were found in the library since the page was loaded are known too. */
  const known = useRef(new Map(photos.map((photo) => [photo.id, photo])))
  const [extensions] = useState(() =>
    editorExtensions(words, (id) => {
      const photo = known.current.get(id)
      return photo && pictureHref(photo, widthFor(photo, smallPixels), 'jpg')
    }),
  )
  const [content] = useState(() => documentOf(blocks))
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: 'written',
        'aria-label': words.about({ label }),
        'aria-multiline': 'true',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: (html: string) => {
        const clean = cleanHtml(html)
        setAnnouncement(clean.pictures > 0 ? words.announcements.pictures : '')
        return clean.html
      },
      handlePaste: (view: EditorView, event: ClipboardEvent) =>
        refuseFiles(event.clipboardData, () => setAnnouncement(words.announcements.pictures)) ||
        linkChosen(view, event.clipboardData?.getData('text/plain') ?? ''),
      handleDrop: (_: EditorView, event: DragEvent, __: unknown, moved: boolean) =>
        !moved && refuseFiles(event.dataTransfer, () => setAnnouncement(words.announcements.pictures)),
      handleDoubleClickOn: (view: EditorView) => openForSelected(view, setOpen),
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'k') {
          // The editor learns of a selection by an event of its own, which may come after the next key of a fast typist.
          setTimeout(() => setOpen('link'))
          return true
        }
        if (event.altKey && event.key === 'F10') {
          toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          return true
        }
        return event.key === 'Enter' && openForSelected(view, setOpen)
      },
    }),
    [id, label, describedBy, isWrong, words],
  )
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // The security policy refuses styles that a script inserts, so app/ui/admin/editor-blocks.css has these rules.
    injectCSS: false,
    onUpdate: ({ editor: now }) => onChange(blocksOfDocument(now.getJSON())),
  })
  const close = () => {
    setOpen(undefined)
    editor.commands.focus()
  }
  const openPicture = (picture: Pictured) => setOpen({ picture, isNew: true })
  return (
    <div className="rich">
      <EditorToolbar
        editor={editor}
        ref={toolbar}
        controls={id}
        requests={{
          link: () => setOpen('link'),
          picture: () => openPicture({ kind: 'picture', scene: firstScene, caption: '' }),
          photo: photos.length > 0 ? () => openPicture({ kind: 'photo', picture: '', caption: '' }) : undefined,
          change: () => openForSelected(editor.view, setOpen),
          announce: setAnnouncement,
        }}
      />
      <EditorContent editor={editor} />
      <p className="said small" role="status">
        {announcement}
      </p>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {typeof open === 'object' && (
        <PictureDialog
          picture={open.picture}
          drawings={drawings}
          photos={photos}
          onFound={(photo) => known.current.set(photo.id, photo)}
          onClose={close}
          onPut={(picture) => {
            putPicture(editor, picture, open.isNew)
            close()
          }}
        />
      )}
    </div>
  )
}

/** Opens the dialog of the selected picture. Returns whether one is selected. */
function openForSelected({ state: { selection } }: EditorView, setOpen: (open: OpenDialog) => void): boolean {
  const [picture] = (selection instanceof NodeSelection && picturedIn(selection.node.attrs.line)) || []
  if (picture) setOpen({ picture, isNew: false })
  return picture !== undefined
}

function putPicture(editor: Editor, picture: Pictured, isNew: boolean): void {
  const line = pictureLine(picture)
  if (!isNew) {
    editor.commands.updateAttributes('picture', { line })
    return
  }
  const at = putBlock(editor, { type: 'picture', attrs: { line } })
  editor.commands.setNodeSelection(at)
}

/** A text has no files: pictures are uploaded in the library. Words that come with a file are inserted. */
function refuseFiles(data: DataTransfer | null, announce: () => void): boolean {
  if (!data || data.files.length === 0 || data.types.includes('text/html') || data.types.includes('text/plain')) return false
  announce()
  return true
}

/** An address that is pasted over selected words becomes their link. */
function linkChosen(view: EditorView, pasted: string): boolean {
  const { state, dispatch } = view
  const href = /^https:\/\/\S+$/.test(pasted) ? linkTo(pasted) : undefined
  const link = state.schema.marks.link
  if (!href || !link || state.selection.empty || state.selection instanceof NodeSelection) return false
  dispatch(state.tr.addMark(state.selection.from, state.selection.to, link.create({ href })))
  return true
}
