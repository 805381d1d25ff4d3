import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
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
  const words = useWords(editorWords)
  if (dialog === 'trash' && entry.state !== 'trashed')
    return (
      <FormDialog
        dialog="trash"
        title={words.trash.title}
        text={words.trash.text({ title: entry.title, public: entry.isPublic ? 'yes' : 'no' })}
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
        text={words.unpublish.text({ title: entry.title })}
        hidden={{ event: 'unpublish' }}
        go={words.unpublish.go}
        keep={words.unpublish.keep}
        refusal={refusal}
      />
    )
  return null
}
