import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { useAuth } from '../auth/auth.tsx'
import type { ContentKind } from '../content/content-kind.ts'
import type { EditorData } from './load-editor.server.ts'

/** Why an editor is read only, what replaces it, and the way out of changes that can never be published. */
export function FrozenNote({ contentKind, entry }: { contentKind: ContentKind; entry: EditorData['entry'] }) {
  const { refusals, frozen } = useWords(editorWords)
  const { may } = useAuth()
  const isChanged = entry.state === 'changed'
  return (
    <div className="note">
      <p>
        {refusals.frozen} {isChanged && frozen.draft}
      </p>
      {may('content:write') && (
        <p className="row">
          {isChanged && (
            <button className="btn line sm" type="submit" name="event" value="discard">
              {frozen.discard}
            </button>
          )}
          <Link className="btn line sm" to={`/admin/${contentKind.folder}/new`}>
            {contentKind.words.begin}
          </Link>
        </p>
      )}
    </div>
  )
}
