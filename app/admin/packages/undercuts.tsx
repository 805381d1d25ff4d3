import type { Undercut } from '#features/pricing/packages/private-undercuts.ts'
import { moneyText, roundHalfAway, usd } from '#values/money.ts'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { periodText } from '../../words/rate-periods.ts'
import { comfortWords, seasonWords } from '../../words/trade.ts'
import { type Column, DataTable } from '../components/data-table.tsx'

const words = packageAdminWords.undercuts

type Row = Undercut['sizes'][number]

const each = (minor: number, { size }: Row) => moneyText(usd(roundHalfAway(minor / size)))

const columns: Column<Row>[] = [
  { head: words.party, isRowHead: true, cell: ({ size }) => size },
  { head: words.own, isNumber: true, cell: (row) => each(row.privateMinor, row) },
  { head: words.join, isNumber: true, cell: (row) => each(row.joinMinor, row) },
]

/** The parties for which a private trip of a package costs less than joining its departures, a small table for each level and season. */
export function Undercuts({ undercuts }: { undercuts: readonly Undercut[] }) {
  if (undercuts.length === 0) return null
  return (
    <section className="pane stack" aria-labelledby="undercuts-title">
      <h2 id="undercuts-title">{words.title}</h2>
      <p className="small">{words.text}</p>
      {undercuts.map(({ from, comfort, season, minimum, sizes }) => {
        const group = words.of(comfortWords[comfort], seasonWords[season].toLowerCase(), minimum)
        const title = from ? `${periodText(from, undefined)}: ${group}` : group
        return (
          <details key={title} className="add">
            <summary>{title}</summary>
            <DataTable caption={title} columns={columns} rows={sizes} rowKey={({ size }) => size} className="num" />
          </details>
        )
      })}
    </section>
  )
}
