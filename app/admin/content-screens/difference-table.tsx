import { editorWords as words } from '../../words/admin/content/editor.ts'
import type { ChangedField } from '../editor/describe-changes.ts'

type Props = { caption: string; before: string; after: string; rows: readonly ChangedField[] }

/** Where two versions differ: the place, and what stands there in each. */
export function DifferenceTable({ caption, before, after, rows }: Props) {
  return (
    <div className="scroll">
      <table className="table stacks differences">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.versions.place}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place}>
              <th scope="row">{row.place}</th>
              <td>{row.before ? <del>{row.before}</del> : <span className="muted">{words.nothing}</span>}</td>
              <td>{row.after ? <ins>{row.after}</ins> : <span className="muted">{words.nothing}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
