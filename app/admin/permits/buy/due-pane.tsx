import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { permitDueWords } from '../../../words/admin/permits/permit-due.ts'
import { DataTable } from '../../components/data-table.tsx'
import { Pane } from '../../components/pane.tsx'
import type { DueView } from './due-view.ts'

/** Every deadline with authorities that is to be seen by now, the next one first. */
export function DuePane({ rows }: { rows: readonly DueView[] }) {
  const words = useWords(permitDueWords)
  return (
    <Pane title={words.title} id="deadlines" className="stack">
      <p className="small muted">{words.lede}</p>
      <DataTable
        caption={words.title}
        className="stacks"
        none={words.none}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            head: words.columns.what,
            isRowHead: true,
            className: 'whole breaks',
            cell: ({ to, what }) => <Link to={to}>{what}</Link>,
            small: ({ about }) => about,
          },
          {
            head: words.columns.when,
            className: 'num breaks',
            label: words.columns.when,
            cell: ({ when }) => when,
            small: ({ closes }) => closes,
          },
          {
            head: words.columns.mark,
            className: 'num',
            cell: ({ tag }) => tag && <span className={`tag ${tag.tone}`}>{tag.text}</span>,
          },
        ]}
      />
    </Pane>
  )
}
