import { Link } from 'react-router'
import { TextField } from '../../ui/field.tsx'
import { editorWords } from '../../words/admin/content/editor.ts'
import type { EditorData } from './load-editor.server.ts'

const words = editorWords.plan

/** The schedule of an entry, and the actions for the whole of it. */
export function PlanPane({ entry }: { entry: EditorData['entry'] }) {
  return (
    <section className="pane plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{words.title}</h2>
      {entry.planned ? (
        <>
          <p>{words.planned(entry.planned)}</p>
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
              {editorWords.actions.duplicate}
            </button>
          )}
          {entry.isPublic && entry.mayLeave && (
            <Link className="btn line sm" to="?ask=unpublish" preventScrollReset>
              {editorWords.actions.unpublish}
            </Link>
          )}
          {entry.state === 'trashed' ? (
            <button className="btn line sm" type="submit" name="event" value="untrash">
              {editorWords.actions.untrash}
            </button>
          ) : (
            entry.mayLeave && (
              <Link className="btn line sm" to="?ask=trash" preventScrollReset>
                {editorWords.actions.trash}
              </Link>
            )
          )}
        </p>
      )}
    </section>
  )
}
