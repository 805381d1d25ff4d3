import { Form, Link } from 'react-router'
import { addMonths, type Day, firstOfMonth } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { permitWords } from '../../words/admin/permits/permits.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/permits.ts'
import { loadPermits, type PermitsView } from './load-permits.server.ts'
import { PermitCalendar } from './permit-calendar.tsx'
import { AdoptedPane, PermitTable } from './permit-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadPermits(contextOf(args.context), args.url.searchParams)
}

/** A month of one permit: what is promised, requested and held, by day and pool. */
export default function Permits({ loaderData }: Route.ComponentProps) {
  const { fee, month, today, isNext, days, adopted, now } = loaderData
  const read = useReader()
  const words = read(permitWords)
  const mayChange = useAuth().may('permits:write')
  const sum = (of: 'promised' | 'requested' | 'held' | 'short' | 'spare') => days.reduce((all, pool) => all + pool[of], 0)
  const sums =
    days.length === 0
      ? words.lede.none
      : words.lede.sums({
          promised: sum('promised'),
          requested: sum('requested'),
          held: sum('held'),
          short: sum('short'),
          spare: sum('spare'),
        })
  return (
    <div className="list-page permits">
      <PageBar
        title={fee ? words.titleOf({ month: read.format.month(month) }) : words.title}
        isStatus
        lede={sums}
        actions={
          <>
            <Link className="btn line" to="/admin/permits/buy">
              {words.links.buy}
            </Link>
            {mayChange && (
              <Link className="btn line" to="/admin/permits/closure">
                {words.links.closure}
              </Link>
            )}
            <Link className="btn line" to="/admin/permits/authorities">
              {words.links.authorities}
            </Link>
          </>
        }
      />
      {fee ? (
        <>
          <div className="tools">
            <Choose {...loaderData} />
            <Months feeId={fee.id} month={month} today={today} isNext={isNext} />
          </div>
          <div className="panes">
            <section className="pane" aria-label={words.calendar.caption({ fee: fee.name, month: read.format.month(month) })}>
              <PermitCalendar fee={fee} month={month} today={today} days={days} />
              <Legend />
            </section>
            <AdoptedPane feeId={fee.id} adopted={adopted} now={now} />
            <PermitTable feeId={fee.id} days={days} now={now} />
          </div>
        </>
      ) : (
        <EmptyState title={words.noFees.title} text={words.noFees.text} />
      )}
    </div>
  )
}

function Choose({ fees, fee, month }: Pick<PermitsView, 'fees' | 'fee' | 'month'>) {
  const words = useWords(permitWords)
  const { choose } = words
  return (
    <Form className="search-form" aria-label={choose.label} key={`${fee?.id} ${month}`} preventScrollReset>
      <label className="visually-hidden" htmlFor="fee">
        {choose.fee}
      </label>
      <select id="fee" name="fee" defaultValue={fee?.id}>
        {fees.map(({ id, name, ahead }) => (
          <option key={id} value={id}>
            {ahead > 0 ? String(words.ahead({ name, count: ahead })) : name}
          </option>
        ))}
      </select>
      <label className="visually-hidden" htmlFor="month">
        {choose.month}
      </label>
      <input id="month" name="month" type="month" defaultValue={month.slice(0, 7)} />
      <button className="btn line" type="submit">
        {choose.go}
      </button>
    </Form>
  )
}

function Months({ feeId, month, today, isNext }: { feeId: string; month: Day; today: Day; isNext: boolean }) {
  const { format } = useReader()
  const words = useWords(permitWords).months
  const path = (first: Day) => `?fee=${encodeURIComponent(feeId)}&month=${first.slice(0, 7)}`
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <nav className="filters" aria-label={words.label}>
      <Link
        className="chip"
        to={path(before)}
        rel="prev"
        preventScrollReset
        aria-label={words.previous({ month: format.month(before) })}
      >
        ← {format.month(before)}
      </Link>
      <Link
        className="chip"
        to={path(after)}
        rel="next"
        preventScrollReset
        aria-label={words.next({ month: format.month(after) })}
      >
        {format.month(after)} →
      </Link>
      {month !== firstOfMonth(today) && (
        <Link className="chip" to={path(firstOfMonth(today))} preventScrollReset>
          {isNext ? words.nowNone : words.now}
        </Link>
      )}
    </nav>
  )
}

const legend = ['promised', 'requested', 'paid', 'deposited', 'reserved', 'short', 'allowance'] as const

function Legend() {
  const words = useWords(permitWords).legend
  return (
    <ul className="permit-legend small" aria-label={words.label}>
      {legend.map((name) => (
        <li key={name}>
          <span className={`swatch ${name}`} aria-hidden="true" /> {words[name]}
        </li>
      ))}
    </ul>
  )
}
