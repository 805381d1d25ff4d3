import type { Words } from '#platform/languages/source.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { costWords } from '../../words/admin/costs.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import type { CostView, marginView } from './cost-view.ts'

type Row = CostView['rows'][number]

const columnsOf = ({ columns }: Words<typeof costWords.tree>): Column<Row>[] => [
  {
    head: columns.what,
    isRowHead: true,
    className: 'whole',
    cell: ({ service }) => service,
    small: (row) => (
      <>
        {row.supplier}
        {'why' in row && <Why why={row.why} service={row.service} />}
      </>
    ),
  },
  { head: columns.day, className: 'num nowrap', cell: ({ days }) => days },
  {
    head: columns.cost,
    label: columns.cost,
    isNumber: true,
    cell: (row) => ('refusal' in row ? <span className="tag bad">{row.refusal}</span> : row.cost),
    small: (row) => 'usd' in row && row.usd,
  },
  {
    head: columns.net,
    label: columns.net,
    isNumber: true,
    cell: (row) => 'net' in row && row.net,
    small: (row) => 'vat' in row && row.vat,
  },
]

/** What each service of a journey costs, with the sum that it was made by, or why it has no cost. */
export function CostTable({ view }: { view: CostView }) {
  const words = useWords(costWords)
  return (
    <>
      {view.openNights && <p className="note">{view.openNights}</p>}
      <DataTable caption={words.table} className="stacks" columns={columnsOf(words)} rows={view.rows} rowKey={({ key }) => key} />
    </>
  )
}

type WhyProps = { why: readonly { contract: string; sums: readonly string[] }[]; service: string }

const Why = ({ why, service }: WhyProps) => (
  <details>
    <summary>
      {useWords(costWords).whyLabel}
      <span className="visually-hidden">
        {useFormatter().colon}
        {service}
      </span>
    </summary>
    {why.map(({ contract, sums }) => (
      <span key={contract} className="num">
        {contract}. {sums.join('. ')}
      </span>
    ))}
  </details>
)

/** Price, what is charged as it is, VAT, net cost, profit and margin. */
export const MarginList = ({ margin }: { margin: ReturnType<typeof marginView> }) => (
  <dl className="kv num">
    {margin.rows.map(({ name, amount, isSum }) => (
      <div key={name} className={isSum ? 'sum' : undefined}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)
