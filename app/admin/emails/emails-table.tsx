import { Link } from 'react-router'
import type { EmailState } from '#features/emails/reads.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmailTag } from './email-tag.tsx'

const { columns } = adminWords.emails

export type EmailRow = { id: number; recipient: string; subject: string; failure: string; written: string; state: EmailState }

const columnsOf = (delivers: boolean): Column<EmailRow>[] => [
  {
    head: columns.subject,
    isRowHead: true,
    className: 'whole',
    cell: ({ id, subject, failure }) => (
      <>
        <Link to={`/admin/emails/${id}`}>{subject}</Link>
        {failure && <small className="breaks">{failure}</small>}
      </>
    ),
  },
  { head: columns.to, className: 'breaks', cell: ({ recipient }) => recipient },
  { head: columns.written, className: 'num nowrap', cell: ({ written }) => written },
  { head: columns.state, className: 'state', cell: ({ state }) => <EmailTag state={state} delivers={delivers} /> },
]

type Props = { caption: string; rows: readonly EmailRow[]; delivers: boolean }

/** Emails as a table, each with what the mail server said where it refused it. */
export const EmailsTable = ({ delivers, ...table }: Props) => (
  <ListTable columns={columnsOf(delivers)} rowKey={({ id }) => id} {...table} />
)
