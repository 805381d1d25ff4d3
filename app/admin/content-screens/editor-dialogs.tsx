import { editorWords as words } from '../../words/admin/content/editor.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import type { EditorData } from './load-editor.server.ts'

/** The dialogs that confirm taking an entry off the site. */
export function EditorDialogs({
  ask,
  entry,
  refusal,
}: {
  ask: string | null
  entry: EditorData['entry']
  refusal: string | undefined
}) {
  if (ask === 'trash' && entry.state !== 'trashed')
    return (
      <FormDialog
        ask="trash"
        title={words.trash.title}
        text={words.trash.text(entry.title, entry.isPublic)}
        hidden={{ event: 'trash' }}
        go={words.trash.go}
        keep={words.trash.keep}
        refusal={refusal}
      />
    )
  if (ask === 'unpublish' && entry.isPublic)
    return (
      <FormDialog
        ask="unpublish"
        title={words.unpublish.title}
        text={words.unpublish.text(entry.title)}
        hidden={{ event: 'unpublish' }}
        go={words.unpublish.go}
        keep={words.unpublish.keep}
        refusal={refusal}
      />
    )
  return null
}
