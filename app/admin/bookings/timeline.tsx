import { Form, Link, useNavigation } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'
import type { TimelineItem } from './booking-timeline.ts'
import { longestText } from './read-admin-form.ts'

const words = adminWords.booking

/** The life of a booking, with the admin area’s own notes in it. */
export function Timeline({ items, note }: { items: readonly TimelineItem[]; note: NoteProps | undefined }) {
  return (
    <Pane title={words.timeline.title}>
      <ol className="timeline num">
        {items.map((item) => (
          <li key={item.key} className={item.kind}>
            <span className="when">{item.when}</span>
            <div>
              <p>
                <b>{item.to ? <Link to={item.to}>{item.title}</Link> : item.title}</b> <span className="muted">{item.by}</span>
              </p>
              {item.text && <p className="said">{item.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      {note && <NoteForm {...note} />}
    </Pane>
  )
}

type NoteProps = { version: number; refusal: string | undefined; text: string }

function NoteForm({ version, refusal, text }: NoteProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="add" open={refusal !== undefined}>
      <summary>{words.note.open}</summary>
      <Form method="post" preventScrollReset className="stack" noValidate>
        <input type="hidden" name="event" value="note" />
        <input type="hidden" name="version" value={version} />
        <div className={refusal ? 'field err' : 'field'}>
          <label htmlFor="note">{words.note.label}</label>
          <textarea
            id="note"
            name="text"
            rows={3}
            maxLength={longestText}
            required
            defaultValue={text}
            aria-describedby={refusal ? 'note-refusal' : undefined}
            aria-invalid={refusal ? true : undefined}
          />
          {refusal && (
            <span className="msg" id="note-refusal" role="alert">
              {refusal}
            </span>
          )}
        </div>
        <button className="btn line" type="submit" aria-disabled={busy}>
          {busy ? words.moves.working : words.note.go}
        </button>
      </Form>
    </details>
  )
}
