import { Link } from 'react-router'
import { listChangedTexts } from '#features/emails/reads-texts.server.ts'
import { contextOf } from '../../context.ts'
import { emailNames } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/automatic-emails.ts'
import { customEmails, keptNameOf } from './load-automatic-email.server.ts'
import { EmailSections } from './sections.tsx'

const words = emailAdminWords.texts

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'emails:read')
  const { db, clock } = contextOf(args.context)
  const changed = new Map((await listChangedTexts(db)).map((one) => [one.name, one]))
  const now = clock.now()
  return {
    rows: customEmails.map((letter) => {
      const own = changed.get(keptNameOf(letter))
      return { letter, ...emailNames[letter], own: own && words.own(own.changedBy, instantText(own.changedAt, now)) }
    }),
  }
}

export default function Texts({ loaderData: { rows } }: Route.ComponentProps) {
  const { columns } = words
  return (
    <>
      <PageBar title={words.title} lede={words.lede} />
      <EmailSections />
      <div className="pane list">
        <div className="scroll">
          <table className="tbl stacks">
            <thead>
              <tr>
                <th scope="col">{columns.letter}</th>
                <th scope="col">{columns.when}</th>
                <th scope="col">{columns.changed}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ letter, name, when, own }) => (
                <tr key={letter}>
                  <th scope="row" className="whole">
                    <Link to={`/admin/emails/automatic/${letter}`}>{name}</Link>
                  </th>
                  <td className="whole">{when}</td>
                  <td className="num">{own ?? <span className="muted">{words.original}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  )
}
