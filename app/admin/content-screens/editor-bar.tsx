import { Link } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { useAuth } from '../auth/auth.tsx'
import type { ContentKind } from '../content/content-kind.ts'
import { EntryTag } from './list/entry-tag.tsx'
import type { EditorData } from './load-editor.server.ts'
import type { useKeeping } from './use-autosaved-draft.ts'

type Props = {
  contentKind: ContentKind
  entry: EditorData['entry']
  title: string
  keeping: Pick<ReturnType<typeof useKeeping>, 'reply' | 'keeping' | 'dirty'>
  busy: boolean
  mayWrite: boolean
}

/** The head of an editor: the way back, the state, what is saved, and the buttons of the form. */
export function EditorBar({ contentKind, entry, title, keeping, busy, mayWrite }: Props) {
  const words = useWords(editorWords)
  const frame = useWords(frameAdminWords)
  const { may } = useAuth()
  const back = `/admin/${contentKind.folder}`
  return (
    <>
      <title>{frame.pageTitle({ screen: title })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb" aria-label={words.crumb}>
            <Link to={back}>{contentKind.words.title}</Link>
          </nav>
          <h1 className="breaks">{title}</h1>
          <p className="muted num saved-line">
            <EntryTag state={entry.state} />
            <span role="status">{savedText(words, entry, keeping)}</span>
            {entry.publicPath && !contentKind.hasNoPage && <a href={entry.publicPath}>{words.onSite}</a>}
            {contentKind.opens
              ?.filter(({ live, needs }) => (entry.isPublic || !live) && entry.state !== 'trashed' && may(needs))
              .map(({ path, words: text }) => (
                <Link key={path} to={`${back}/edit/${entry.id}/${path}`}>
                  {text}
                </Link>
              ))}
          </p>
        </div>
        {mayWrite && (
          <div className="row">
            {!contentKind.hasNoPage && (
              <button className="btn line" type="submit" name="event" value="preview" aria-disabled={busy}>
                {words.preview}
              </button>
            )}
            <button className="btn line" type="submit" name="event" value="save" aria-disabled={busy}>
              {words.save}
            </button>
            <button className="btn" type="submit" name="event" value="publish" aria-disabled={busy}>
              {entry.isPublic ? words.publishChanges : words.publish}
            </button>
          </div>
        )}
      </header>
    </>
  )
}

function savedText(
  words: Words<typeof editorWords.tree>,
  entry: Props['entry'],
  { reply, keeping, dirty }: Props['keeping'],
): string {
  if (keeping) return words.saving
  if (dirty && reply && !reply.autosaved) return words.notSaved
  if (dirty) return words.unsaved
  return reply?.autosaved
    ? words.savedAt({ clock: reply.autosaved.clock })
    : words.saved({ when: entry.edited, by: entry.editor })
}
