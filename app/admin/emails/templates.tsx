import { Form, Link } from 'react-router'
import { findTemplate, listTemplates } from '#features/emails/reads-texts.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/templates.ts'
import { EmailSections } from './sections.tsx'

const words = emailAdminWords.templates

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
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
      changed: `${changedBy}, ${instantText(changedAt, now)}`,
    })),
  }
}

export default function Templates({ loaderData: { writes, flash, rows } }: Route.ComponentProps) {
  const { columns } = words
  return (
    <>
      <PageBar title={words.title} lede={`${words.lede} ${words.count(rows.length)}.`} />
      <EmailSections />
      <Flash
        undo={
          flash?.gone &&
          writes && (
            <Form method="post" action={`/admin/emails/templates/${flash.id}`}>
              <button className="btn line sm" name="do" value="restore" type="submit">
                {words.undo}
              </button>
            </Form>
          )
        }
      >
        {flash && (flash.gone ? words.deleted(flash.name) : words.restored(flash.name))}
      </Flash>
      {writes && (
        <div className="tools">
          <Link className="btn" to="/admin/emails/templates/new">
            {words.new}
          </Link>
        </div>
      )}
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{words.empty}</p>
        </section>
      ) : (
        <div className="pane list">
          <div className="scroll">
            <table className="tbl stacks">
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.subject}</th>
                  <th scope="col">{columns.for}</th>
                  <th scope="col">{columns.changed}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="whole">
                      <Link to={`/admin/emails/templates/${row.id}`}>{row.name}</Link>
                    </th>
                    <td className="whole">{row.subject}</td>
                    <td>{row.occasion}</td>
                    <td className="num">{row.changed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
    </>
  )
}
