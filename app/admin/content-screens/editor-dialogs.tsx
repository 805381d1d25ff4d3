import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import type { EditorData } from './load-editor.server.ts'

/** The dialogs that confirm taking an entry off the site. */
export function EditorDialogs({
  dialog,
  entry,
  refusal,
  stays,
}: {
  dialog: string | null
  entry: EditorData['entry']
  refusal: string | undefined
  /** Why it cannot leave the site now. */
  stays: EditorData['stays']
}) {
  const words = useWords(editorWords)
  const whyNot = stays && (
    <>
      {stays.why} {stays.wayOff && <Link to={{ search: '', hash: stays.wayOff.hash }}>{stays.wayOff.text}</Link>}
    </>
  )
  const addressed = entry.hasAddress ? 'yes' : 'no'
  if (dialog === 'trash' && entry.state !== 'trashed')
    return (
      <FormDialog
        dialog="trash"
        title={words.trash.title}
        text={stays ? undefined : words.trash.text({ title: entry.title, public: entry.isPublic ? 'yes' : 'no', addressed })}
        hidden={{ event: 'trash' }}
        go={stays ? undefined : words.trash.go}
        keep={words.trash.keep}
        refusal={whyNot ?? refusal}
      />
    )
  if (dialog === 'unpublish' && entry.isPublic)
    return (
      <FormDialog
        dialog="unpublish"
        title={words.unpublish.title}
        text={stays ? undefined : words.unpublish.text({ title: entry.title, addressed })}
        hidden={{ event: 'unpublish' }}
        go={stays ? undefined : words.unpublish.go}
        keep={words.unpublish.keep}
        refusal={whyNot ?? refusal}
      />
    )
  return null
}
