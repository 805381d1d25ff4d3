import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { EditorData } from './load-editor.server.ts'

/** The schedule of an entry, and the actions for the whole of it. */
export function PlanPane({ entry }: { entry: EditorData['entry'] }) {
  const { actions, plan: words } = useWords(editorWords)
  return (
    <section className="pane plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{words.title}</h2>
      {entry.planned ? (
        <>
          <p>{words.planned({ when: entry.planned })}</p>
          <button className="btn line sm" type="submit" name="event" value="unschedule">
            {words.undo}
          </button>
        </>
      ) : (
        <>
          <TextField name="publishAt" label={words.at} hint={words.hint} type="datetime-local" />
          <button className="btn line sm" type="submit" name="event" value="schedule">
            {words.go}
          </button>
        </>
      )}
      {(entry.mayBegin || entry.mayLeave || entry.state === 'trashed') && (
        <p className="row others">
          {entry.mayBegin && (
            <button className="btn line sm" type="submit" name="event" value="duplicate">
              {actions.duplicate}
            </button>
          )}
          {entry.isPublic && entry.mayLeave && (
            <Link className="btn line sm" to="?ask=unpublish" preventScrollReset>
              {actions.unpublish}
            </Link>
          )}
          {entry.state === 'trashed' ? (
            <button className="btn line sm" type="submit" name="event" value="untrash">
              {actions.untrash}
            </button>
          ) : (
            entry.mayLeave && (
              <Link className="btn line sm" to="?ask=trash" preventScrollReset>
                {actions.trash}
              </Link>
            )
          )}
        </p>
      )}
    </section>
  )
}
