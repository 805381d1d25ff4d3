import { Link, redirect } from 'react-router'
import { isReachable } from '#features/letters/reachable.ts'
import { countLetters, lettersPerPage, listLetters } from '#features/letters/reads.server.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../instants.ts'
import { PageBar } from '../page-bar.tsx'
import { Pages } from '../pages.tsx'
import type { Route } from './+types/letters.ts'
import { LetterTag } from './letter-tag.tsx'

const words = deskWords.letters
const pathOf = (page: number) => (page > 1 ? `/admin/letters?page=${page}` : '/admin/letters')

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'letters:read')
  const { db, clock, mail } = contextOf(args.context)
  const asked = Number(args.url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  const [letters, count] = await Promise.all([listLetters(db, { page }), countLetters(db)])
  const last = Math.max(1, Math.ceil(count / lettersPerPage))
  if (page > last) throw redirect(pathOf(last))
  const now = clock.now()
  return {
    page,
    count,
    perPage: lettersPerPage,
    delivers: mail.delivers,
    rows: letters.map(({ id, recipient, subject, createdAt, sentAt }) => ({
      id,
      recipient,
      subject,
      written: instantText(createdAt, now),
      sent: sentAt !== null,
      leaves: mail.delivers && isReachable(recipient),
    })),
  }
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { page, count, perPage, delivers, rows } = loaderData
  return (
    <>
      <PageBar title={words.title} lede={words.count(count)} />
      <p className={delivers ? 'muted gap' : 'note gap'}>{words.lede(delivers)}</p>
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
                  <th scope="col">{words.columns.subject}</th>
                  <th scope="col">{words.columns.to}</th>
                  <th scope="col">{words.columns.written}</th>
                  <th scope="col">{words.columns.state}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="whole">
                      <Link to={`/admin/letters/${row.id}`}>{row.subject}</Link>
                    </th>
                    <td className="breaks">{row.recipient}</td>
                    <td className="num nowrap">{row.written}</td>
                    <td className="state">
                      <LetterTag sent={row.sent} delivers={row.leaves} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {count > perPage && <Pages page={page} perPage={perPage} count={count} pathOf={pathOf} />}
    </>
  )
}
