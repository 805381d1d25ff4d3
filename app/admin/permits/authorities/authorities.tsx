import { Link } from 'react-router'
import { licenceState } from '#features/permits/authorities/authority.ts'
import { type AuthorityTerms, doubtsOf, timeOf } from '#features/permits/authorities/authority-terms.ts'
import { listAuthorities, listTermsOf, type NamedAuthority } from '#features/permits/authorities/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { authorityListWords } from '../../../words/admin/permits/authorities.ts'
import { admit } from '../../admit.server.ts'
import { type Column, ListTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPage } from '../../components/list-page.tsx'
import type { Route } from './+types/authorities.ts'
import { openText } from './authority-facts.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const today = kigaliDay(clock.now())
  const authorities = await listAuthorities(db)
  const terms = await listTermsOf(
    db,
    authorities.flatMap(({ feeIds }) => feeIds),
  )
  return {
    writes: may(staff.role, 'permits:write'),
    rows: authorities.map((authority) => rowOf(read, authority, { terms, today })),
  }
}

function rowOf(read: ReadWords, authority: NamedAuthority, { terms, today }: { terms: readonly AuthorityTerms[]; today: Day }) {
  const words = read(authorityListWords)
  const { id, name, country, feeIds, licence, licenceUntil } = authority
  const own = terms.filter(({ feeId }) => feeIds.includes(feeId))
  const inForce = own.filter((one) => timeOf(one, today) === 'now').map(({ feeId }) => feeId)
  const without = feeIds.filter((feeId) => !inForce.includes(feeId)).length
  const doubtful = own.filter((one) => doubtsOf(one, today).length > 0).length
  const state = licenceState(authority, today)
  return {
    id,
    name,
    country,
    open: openText(read, authority),
    permits: feeIds.length,
    licence: licence || words.noLicence,
    licenceUntil: licenceUntil ? words.licenceUntil({ day: read.format.day(licenceUntil) }) : '',
    marks: [
      ...(state === 'ended' ? [{ tone: 'bad', text: words.licenceEnded }] : []),
      ...(state === 'ends' ? [{ tone: 'warn', text: words.licenceEnds({ day: read.format.day(licenceUntil ?? today) }) }] : []),
      ...(without > 0 ? [{ tone: 'warn', text: words.withoutTerms({ count: without }) }] : []),
      ...(doubtful > 0 ? [{ tone: 'warn', text: words.toCheck({ count: doubtful }) }] : []),
    ],
  }
}

type Labels = Words<typeof authorityListWords.tree>

const columnsOf = ({ columns: heads }: Labels): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => [
  {
    head: heads.name,
    isRowHead: true,
    className: 'whole breaks',
    cell: ({ id, name }) => <Link to={`/admin/permits/authorities/${id}`}>{name}</Link>,
    small: ({ country }) => country,
  },
  { head: heads.open, label: heads.open, cell: ({ open }) => open },
  { head: heads.permits, label: heads.permits, isNumber: true, cell: ({ permits }) => permits },
  {
    head: heads.licence,
    label: heads.licence,
    className: 'breaks',
    cell: ({ licence }) => licence,
    small: ({ licenceUntil }) => licenceUntil,
  },
  {
    head: heads.mark,
    className: 'num whole',
    cell: ({ marks }) => (
      <span className="tags">
        {marks.map(({ tone, text }) => (
          <span key={text} className={`tag ${tone}`}>
            {text}
          </span>
        ))}
      </span>
    ),
  },
]

export default function Authorities({ loaderData: { writes, rows } }: Route.ComponentProps) {
  const words = useWords(authorityListWords)
  const add = writes && (
    <Link className="btn" to="/admin/permits/authorities/new">
      {words.add}
    </Link>
  )
  return (
    <ListPage
      root="authorities"
      title={words.title}
      lede={words.lede({ count: rows.length })}
      actions={rows.length > 0 && add}
      empty={
        rows.length === 0 && (
          <EmptyState title={words.emptyTitle} text={words.empty}>
            {add}
          </EmptyState>
        )
      }
    >
      <ListTable caption={words.title} columns={columnsOf(words)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
