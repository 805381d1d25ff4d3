import { Link } from 'react-router'
import type { EmailState } from '#features/emails/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { listAdminWords } from '../../words/admin/lists.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmailTag } from './email-tag.tsx'

export type EmailRow = { id: number; recipient: string; subject: string; failure: string; written: string; state: EmailState }

const columnsOf = (read: ReadWords, delivers: boolean): Column<EmailRow>[] => {
  const columns = read(listAdminWords).emails.columns
  return [
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
}

type Props = { caption: string; rows: readonly EmailRow[]; delivers: boolean }

/** Emails as a table, each with what the mail server said where it refused it. */
export const EmailsTable = ({ delivers, ...table }: Props) => {
  const read = useReader()
  return <ListTable columns={columnsOf(read, delivers)} rowKey={({ id }) => id} {...table} />
}
