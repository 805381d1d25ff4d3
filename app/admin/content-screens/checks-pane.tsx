import { fieldId } from '../../ui/field.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { CheckRow } from './load-editor.server.ts'

const words = editorWords.checks

/** What stands against publishing, and what is good to know, each with a link to its field. */
export function ChecksPane({ checks, isCurrent }: { checks: readonly CheckRow[]; isCurrent: boolean }) {
  return (
    <section className="pane checks-pane" aria-labelledby="checks-title">
      <h2 id="checks-title">{words.title}</h2>
      {!isCurrent && <p className="small muted">{words.asSaved}</p>}
      {checks.length === 0 && <p className="check-row good">{words.good}</p>}
      <ul>
        {checks.map(({ path, place, text, grave }) => (
          <li key={`${path} ${text}`} className={grave ? 'check-row stop' : 'check-row know'}>
            <span className="visually-hidden">{grave ? words.stop : words.note}: </span>
            {path && <a href={`#${fieldId(path)}`}>{place}</a>} {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
