import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { DataTable } from '../../components/data-table.tsx'
import { DemoTag } from '../../components/demo-tag.tsx'
import { Pane } from '../../components/pane.tsx'
import type { AgeSum, ToPay } from './load-to-pay.server.ts'

/** What is open by age: a bar, and its table. */
export function AgeingPane({ data: { ages, total, late } }: { data: Pick<ToPay, 'ages' | 'total' | 'late'> }) {
  const words = useWords(payableWords).ageing
  return (
    <Pane title={words.title}>
      <AgeingBar ages={ages} label={words.chart({ amount: total, late })} />
      <DataTable
        caption={words.title}
        className="num"
        columns={[
          {
            head: words.age,
            isRowHead: true,
            cell: ({ age }) => (
              <>
                <span className={`swatch age-${age}`} aria-hidden="true" /> {words.names[age]}
              </>
            ),
          },
          { head: words.open, isNumber: true, className: 'nowrap', cell: ({ text }) => text },
        ]}
        rows={ages}
        rowKey={({ age }) => age}
        foot={
          <tr>
            <th scope="row">{words.total}</th>
            <td className="numeric nowrap">{total}</td>
          </tr>
        }
      />
      <p className="small below">
        <Link to="/admin/reports/payables">{words.report}</Link>
      </p>
    </Pane>
  )
}

/** One bar of all that is open, parted by age; what the suppliers owe us has no part in it. */
function AgeingBar({ ages, label }: { ages: readonly AgeSum[]; label: string }) {
  const parts = ages.map(({ age, minor }) => ({ age, minor: Math.max(0, minor) }))
  const whole = parts.reduce((sum, { minor }) => sum + minor, 0)
  if (whole === 0) return null
  let x = 0
  return (
    <svg className="ageing-bar" viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" aria-label={label}>
      {parts.map(({ age, minor }) => {
        const width = (minor / whole) * 1000
        const from = x
        x += width
        return <rect key={age} className={`age-${age}`} x={from} width={width} height="20" />
      })}
    </svg>
  )
}

/** What suppliers owe us, and authorities, whose permits are paid elsewhere. */
export function CreditsPane({ credits, authorityCredits }: Pick<ToPay, 'credits' | 'authorityCredits'>) {
  const words = useWords(payableWords)
  return (
    <Pane title={words.credits}>
      <p className="small muted">{words.creditsText}</p>
      <ul className="item-list num">
        {credits.map(({ account, supplierId, supplier, isDemo, amount }) => (
          <li key={account}>
            <span>
              <Link to={`/admin/suppliers/${supplierId}`}>{supplier}</Link> <DemoTag sample={isDemo} />
            </span>
            <span>{amount}</span>
          </li>
        ))}
        {authorityCredits.map(({ id, name, amount }) => (
          <li key={id}>
            <span>
              <Link to={`/admin/permits/authorities/${id}#credit`}>{name}</Link>
              <small>{words.creditOfAuthority}</small>
            </span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
