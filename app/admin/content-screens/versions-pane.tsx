import { Link } from 'react-router'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { ContentKind } from '../content/content-kind.ts'
import type { EditorData } from './load-editor.server.ts'

const words = editorWords.versions

/** The last versions, and the way to all of them. */
export function VersionsPane({
  versions,
  contentKind,
  id,
}: {
  versions: EditorData['versions']
  contentKind: ContentKind
  id: number
}) {
  const path = `/admin/${contentKind.folder}/edit/${id}/history`
  return (
    <section className="pane" aria-labelledby="versions-title">
      <h2 id="versions-title">{words.title}</h2>
      <ul className="versions">
        {versions.map(({ version, event, when, actor }) => (
          <li key={version}>
            <Link to={`${path}?version=${version}`}>
              {words.event[event]} <span className="num">{when}</span>
            </Link>
            <small>{actor}</small>
          </li>
        ))}
      </ul>
      <Link to={path}>{words.all}</Link>
    </section>
  )
}
