import { Form, Link } from 'react-router'
import { findTemplate, listTemplates } from '#features/emails/reads-texts.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/templates.ts'
import { EmailSections } from './sections.tsx'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const words = read(emailAdminWords).templates
  const { db, clock } = contextOf(args.context)
  const gone = Number(args.url.searchParams.get('deleted'))
  const back = Number(args.url.searchParams.get('back'))
  const about = [gone, back].find((id) => Number.isSafeInteger(id) && id > 0)
  const [templates, flash] = await Promise.all([listTemplates(db), about === undefined ? undefined : findTemplate(db, about)])
  const now = clock.now()
  return {
    writes: may(staff.role, 'emails:write'),
    flash: flash && { id: flash.id, name: flash.name, gone: flash.deletedAt !== null },
    rows: templates.map(({ id, name, subject, occasion, changedAt, changedBy }) => ({
      id,
      name,
      subject,
      occasion: words.for[occasion],
      changed: `${changedBy}, ${instantText(changedAt, now, read.format)}`,
    })),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(emailAdminWords).templates
  return [
    {
      head: words.columns.name,
      isRowHead: true,
      className: 'whole',
      cell: ({ id, name }) => <Link to={`/admin/emails/templates/${id}`}>{name}</Link>,
    },
    { head: words.columns.subject, className: 'whole', cell: ({ subject }) => subject },
    { head: words.columns.for, cell: ({ occasion }) => occasion },
    { head: words.columns.changed, className: 'num', cell: ({ changed }) => changed },
  ]
}

export default function Templates({ loaderData: { writes, flash, rows } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(emailAdminWords).templates
  const undo = flash?.gone && writes && (
    <Form method="post" action={`/admin/emails/templates/${flash.id}`}>
      <button className="btn line sm" name="do" value="restore" type="submit">
        {words.undo}
      </button>
    </Form>
  )
  return (
    <ListPage
      title={words.title}
      lede={`${words.lede} ${words.count({ count: rows.length })}.`}
      actions={
        writes && (
          <Link className="btn" to="/admin/emails/templates/new">
            {words.new}
          </Link>
        )
      }
      tools={
        <>
          <EmailSections />
          <Flash undo={undo}>
            {flash && (flash.gone ? words.deleted({ name: flash.name }) : words.restored({ name: flash.name }))}
          </Flash>
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.emptyTitle} text={words.empty} />}
    >
      <ListTable caption={words.title} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
