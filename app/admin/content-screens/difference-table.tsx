import { useWords } from '../../languages/use-words.ts'
import { editorWords } from '../../words/admin/content/editor.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import type { ChangedField } from '../editor/describe-changes.ts'

type Props = { caption: string; before: string; after: string; rows: readonly ChangedField[] }

/** Where two versions differ: the field, and its value in each. */
export function DifferenceTable({ caption, before, after, rows }: Props) {
  const words = useWords(editorWords)
  const none = <span className="muted">{words.nothing}</span>
  const columns: Column<ChangedField>[] = [
    { head: words.versions.place, isRowHead: true, cell: ({ place }) => place },
    { head: before, cell: (row) => (row.before ? <del>{row.before}</del> : none) },
    { head: after, cell: (row) => (row.after ? <ins>{row.after}</ins> : none) },
  ]
  return (
    <DataTable caption={caption} className="stacks differences" columns={columns} rows={rows} rowKey={({ place }) => place} />
  )
}
