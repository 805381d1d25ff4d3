import { editorWords as words } from '../../words/admin/content/editor.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import type { EditorData } from './load-editor.server.ts'

/** The dialogs that confirm taking an entry off the site. */
export function EditorDialogs({
  dialog,
  entry,
  refusal,
}: {
  dialog: string | null
  entry: EditorData['entry']
  refusal: string | undefined
}) {
  if (dialog === 'trash' && entry.state !== 'trashed')
    return (
      <FormDialog
        dialog="trash"
        title={words.trash.title}
        text={words.trash.text(entry.title, entry.isPublic)}
        hidden={{ event: 'trash' }}
        go={words.trash.go}
        keep={words.trash.keep}
        refusal={refusal}
      />
    )
  if (dialog === 'unpublish' && entry.isPublic)
    return (
      <FormDialog
        dialog="unpublish"
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
