import { Link } from 'react-router'
import { listChangedTexts } from '#features/emails/reads-texts.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailNameWords } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { instantText } from '../components/instants.ts'
import { languageName } from '../components/language-name.ts'
import { ListPage } from '../components/list-page.tsx'
import type { Route } from './+types/automatic-emails.ts'
import { customEmails, storedNameOf } from './load-automatic-email.server.ts'
import { EmailSections } from './sections.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const emailNames = read(emailNameWords)
  const words = read(emailAdminWords).texts
  const { db, clock } = contextOf(args.context)
  const changed = Map.groupBy(await listChangedTexts(db), ({ name }) => name)
  const now = clock.now()
  return {
    rows: customEmails.map((emailName) => {
      const own = changed.get(storedNameOf(emailName)) ?? []
      return {
        email: emailName,
        ...emailNames[emailName],
        own: own.map(({ language, changedBy, changedAt }) =>
          words.ownIn({
            language: languageName(language, read.language),
            who: changedBy,
            when: instantText(changedAt, now, read.format),
          }),
        ),
      }
    }),
  }
}

const columnsOf = (read: ReadWords): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => {
  const words = read(emailAdminWords).texts
  return [
    {
      head: words.columns.email,
      isRowHead: true,
      className: 'whole',
      cell: ({ email: emailName, name }) => <Link to={`/admin/emails/automatic/${emailName}`}>{name}</Link>,
    },
    { head: words.columns.when, className: 'whole', cell: ({ when }) => when },
    {
      head: words.columns.changed,
      className: 'num',
      cell: ({ own }) =>
        own.length > 0 ? own.map((text) => <div key={text}>{text}</div>) : <span className="muted">{words.original}</span>,
    },
  ]
}

export default function Texts({ loaderData: { rows } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(emailAdminWords).texts
  return (
    <ListPage title={words.title} lede={words.lede} tools={<EmailSections />} empty={false}>
      <ListTable caption={words.title} columns={columnsOf(read)} rows={rows} rowKey={({ email: emailName }) => emailName} />
    </ListPage>
  )
}
