import { data, Link } from 'react-router'
import { countBatch, countBatchLanguages, emailsPerPage, listEmails, stateOfEmail } from '#features/emails/reads.server.ts'
import { findMailing } from '#features/mailings/reads.server.ts'
import { readUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { SendingProgress } from '../components/emails/sending-progress.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/sent-email.ts'
import { EmailsTable } from './emails-table.tsx'
import { languagesText } from './language-lines.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const read = wordsReader(args.context)
  const { db, clock, mail } = contextOf(args.context)
  const id = readUuid(args.params.id)
  const mailing = id && (await findMailing(db, id))
  if (!mailing) throw data(null, { status: 404 })
  const [{ written, sent, failed }, languages, rows] = await Promise.all([
    countBatch(db, id),
    countBatchLanguages(db, id),
    listEmails(db, { batchId: id }),
  ])
  const now = clock.now()
  return {
    id,
    subject: mailing.subject,
    by: `${mailing.sentBy}, ${instantText(mailing.createdAt, now, read.format)}`,
    delivers: mail.delivers,
    languages,
    progress: { of: written, sent, failed, gone: mailing.emailsCount - written, moves: mail.delivers && sent < written },
    more: rows.length > emailsPerPage,
    rows: rows.slice(0, emailsPerPage).map((email) => ({
      id: email.id,
      recipient: email.recipient,
      subject: email.subject,
      failure: email.failure,
      written: instantText(email.createdAt, now, read.format),
      state: stateOfEmail(email),
    })),
  }
}

export default function Sending({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const emailLabels = useWords(emailAdminWords)
  const words = emailLabels.sent
  const { id, subject, by, delivers, languages, progress, more, rows } = loaderData
  const crumb = { label: emailLabels.crumb, links: <Link to="/admin/emails/sent">{words.title}</Link> }
  return (
    <>
      <PageBar title={subject} lede={by} crumb={crumb} />
      <SendingProgress progress={progress} delivers={delivers} />
      {languages.length > 0 && <p className="small muted num">{languagesText(read, languages)}</p>}
      <h2 className="gap">{words.who}</h2>
      <EmailsTable caption={words.who} rows={rows} delivers={delivers} />
      {more && (
        <p className="pages">
          <Link className="btn line sm" to={`/admin/emails?batch=${id}`}>
            {emailLabels.email.batchWords}
          </Link>
        </p>
      )}
    </>
  )
}
