import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { linkTo, tidyWords } from '#features/pages/tidy-text.ts'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { blockEditorWords } from '../../../words/admin/content/editor-blocks.ts'
import { EditorDialog } from './editor-dialog.tsx'

type Props = { editor: Editor; onClose: () => void }

/** Sets, changes or removes the link at the caret. Where no words are chosen it asks for them. */
export function LinkDialog({ editor, onClose }: Props) {
  const words = useWords(blockEditorWords).linkDialog
  const [isLink] = useState(() => editor.isActive('link'))
  const [needsWords] = useState(() => !isLink && editor.state.selection.empty)
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [label, setLabel] = useState('')
  const [tried, setTried] = useState(false)
  const to = linkTo(href)
  const shown = tidyWords(label)

  const set = () => {
    setTried(true)
    if (!to || (needsWords && !shown)) return
    const mark = { type: 'link', attrs: { href: to } }
    if (needsWords)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: shown, marks: [mark] })
        .run()
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href: to }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <EditorDialog
      title={words.title}
      go={words.set}
      keep={words.keep}
      onGo={set}
      onClose={onClose}
      also={
        isLink && (
          <button className="btn line" type="button" onClick={remove}>
            {words.remove}
          </button>
        )
      }
    >
      {needsWords && (
        <TextField
          name="link-words"
          label={words.words}
          value={label}
          autoComplete="off"
          error={tried && !shown ? words.noWords : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      )}
      <TextField
        name="link-address"
        label={words.address}
        hint={words.hint}
        value={href}
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
        error={tried && !to ? words.wrong : undefined}
        onChange={(event) => setHref(event.currentTarget.value)}
      />
    </EditorDialog>
  )
}
