import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { comfortWords } from '../../words/comforts.ts'
import { packagePricesWords } from '../../words/package-prices.ts'
import type { PriceCell } from './price-grids.ts'

type Row = { travellers: number; cells: readonly (PriceCell | undefined)[] }

type Props = {
  title: string
  about: string | undefined
  comforts: readonly Comfort[]
  rows: readonly Row[]
  /** The size of the group whose row is marked. */
  travellers: number
  /** How many of each size are children: then only what all pay is shown. */
  children: number
  /** Why the sizes above the last one with a price have none. */
  none: ReactNode
}

/** One kind of trip: group sizes down, accommodation across. Sizes that are not sold are one cell, which gives the reason. */
export function PriceGrid({ title, about, comforts, rows, travellers, children, none }: Props) {
  const words = useWords(packagePricesWords)
  const named = useWords(comfortWords)
  const sold = rows.findLastIndex(({ cells }) => cells.some(Boolean)) + 1
  if (sold === 0) return <Unsold title={title} about={about} none={none} />
  return (
    <table className="table">
      <caption>
        {title}
        {about && <small>{about}</small>}
      </caption>
      <TableHead columns={[words.travellers, ...comforts.map((comfort) => ({ numeric: named[comfort] }))]} />
      <tbody>
        {rows.map(({ travellers: size, cells }, at) => (
          <tr key={size} className={size === travellers ? 'on' : undefined}>
            <th scope="row">
              {size}
              {children > 0 && <small>{words.adults({ count: size - children })}</small>}
              {size === travellers && <small>{words.yours}</small>}
            </th>
            {at < sold &&
              comforts.map((comfort, column) => (
                <td className="numeric" key={comfort}>
                  <Price cell={cells[column]} size={size} isMixed={children > 0} label={`${title}, ${named[comfort]}`} />
                </td>
              ))}
            {at === sold && (
              <td className="unsold" colSpan={comforts.length} rowSpan={rows.length - sold}>
                {none}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shown instead of the table where no size has a price. */
function Unsold({ title, about, none }: Pick<Props, 'title' | 'about' | 'none'>) {
  return (
    <div className="empty">
      <h3>{title}</h3>
      {about && <p className="ui muted">{about}</p>}
      <p className="ui">{none}</p>
    </div>
  )
}

type PriceProps = { cell: PriceCell | undefined; size: number; isMixed: boolean; label: string }

/** A price that links to its choice. Its label names the row and the column, for screen readers that read links alone. */
function Price({ cell, size, isMixed, label }: PriceProps) {
  const words = useWords(packagePricesWords)
  const format = useFormatter()
  if (!cell) return <span className="none">{words.missing}</span>
  const { each, total, withSingleRoom, href, isLess } = cell
  return (
    <Link to={href}>
      <b>{format.money(isMixed ? total : each)}</b>
      {size > 1 && <small>{isMixed ? words.together : words.inAll({ total: format.money(total) })}</small>}
      {withSingleRoom && <small>{words.withSingleRoom({ total: format.money(withSingleRoom) })}</small>}
      {isLess && <small className="less">{words.isLess}</small>}
      <span className="visually-hidden">{`, ${words.sizes({ travellers: size })}, ${label}`}</span>
    </Link>
  )
}
