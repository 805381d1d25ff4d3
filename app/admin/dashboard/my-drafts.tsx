import { Link } from 'react-router'
import type { EntryRow } from '#features/content/entry.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { instantText } from '../components/instants.ts'
import { Pane } from '../components/pane.tsx'
import { folderOf } from '../content/content-menu.ts'

export type OwnRow = { id: number; title: string; detail: string; to: string }

/** A text that somebody is writing or has scheduled, with its link. Instants are shown in Kigali's time. */
export function ownRow({ id, kind, title, editedAt, publishAt }: EntryRow, read: ReadWords, now: Date): OwnRow[] {
  const words = read(todayWords).own
  const folder = folderOf(kind)
  if (!folder) return []
  const detail = publishAt
    ? words.goesOut({ when: instantText(publishAt, now, read.format) })
    : words.edited({ when: instantText(editedAt, now, read.format) })
  return [{ id, title, detail, to: `/admin/${folder}/edit/${id}` }]
}

/** The drafts that a writer continues with. */
export function Own({ title, rows, none, verb }: { title: string; rows: readonly OwnRow[]; none?: string; verb: string }) {
  if (rows.length === 0 && !none) return null
  return (
    <Pane title={title}>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="task-list own num">
          {rows.map(({ id, title: name, detail, to }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>{detail}</small>
              </div>
              <Link className="btn sm line" to={to}>
                {verb}
                <span className="visually-hidden">: {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
