import { Link } from 'react-router'
import type { MoneyDue } from '#features/bookings/lists/reads-dashboard.server.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { Pane } from '../components/pane.tsx'

const lines = [
  { name: 'overdue', to: '/admin/bookings?money=overdue', isBad: true },
  { name: 'coming', to: undefined, isBad: false },
  { name: 'refunds', to: '/admin/bookings?money=refund-due', isBad: false },
] as const

/** Overdue payments, the next ones and refunds due, each with its number of bookings. One without bookings is left out. */
export function Money({ due }: { due: MoneyDue }) {
  const { money: words, bookings } = useWords(todayWords)
  const format = useFormatter()
  const shown = lines.filter(({ name }) => due[name].count > 0)
  if (shown.length === 0) return null
  return (
    <Pane title={words.title} className="money">
      <dl className="num">
        {shown.map(({ name, to, isBad }) => (
          <div key={name}>
            <dt>
              {to ? <Link to={to}>{words[name]}</Link> : words[name]}
              <span className="detail">{bookings({ count: due[name].count })}</span>
            </dt>
            <dd className={isBad ? 'bad' : undefined}>{format.money(usd(due[name].minor))}</dd>
          </div>
        ))}
      </dl>
    </Pane>
  )
}
