import { Link } from 'react-router'
import { listChangedTexts } from '#features/emails/reads-texts.server.ts'
import { contextOf } from '../../context.ts'
import { emailNames } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { ListPage } from '../components/list-page.tsx'
import type { Route } from './+types/automatic-emails.ts'
import { customEmails, storedNameOf } from './load-automatic-email.server.ts'
import { EmailSections } from './sections.tsx'

const words = emailAdminWords.texts

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const { db, clock } = contextOf(args.context)
  const changed = new Map((await listChangedTexts(db)).map((one) => [one.name, one]))
  const now = clock.now()
  return {
    rows: customEmails.map((emailName) => {
      const own = changed.get(storedNameOf(emailName))
      return {
        email: emailName,
        ...emailNames[emailName],
        own: own && words.own(own.changedBy, instantText(own.changedAt, now)),
      }
    }),
  }
}

const columns: Column<Route.ComponentProps['loaderData']['rows'][number]>[] = [
  {
    head: words.columns.email,
    isRowHead: true,
    className: 'whole',
    cell: ({ email: emailName, name }) => <Link to={`/admin/emails/automatic/${emailName}`}>{name}</Link>,
  },
  { head: words.columns.when, className: 'whole', cell: ({ when }) => when },
  { head: words.columns.changed, className: 'num', cell: ({ own }) => own ?? <span className="muted">{words.original}</span> },
]

export default function Texts({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lede={words.lede} tools={<EmailSections />} empty={false}>
      <ListTable caption={words.title} columns={columns} rows={rows} rowKey={({ email: emailName }) => emailName} />
    </ListPage>
  )
}
