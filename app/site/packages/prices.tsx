import { Fragment } from 'react'
import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { PackageRates, Season } from '#features/pricing/packages/package-rates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { comfortWords } from '../../words/comforts.ts'
import { priceTableWords } from '../../words/price-table.ts'
import { FeesTable } from './fees-table.tsx'
import { cellText, groupText, type PriceRow, type PriceTable, type PriceTables, seasonHead } from './price-table.ts'

type Props = {
  /** Where the prices of every group size and month are. */
  allPrices: string
  tables: PriceTables
  fees: PackageRates['fees']
  comforts: PublishedPackage['comforts']
  travellers: number
}

export function Prices({ allPrices, tables: { periods, notPublished }, fees, comforts, travellers }: Props) {
  const words = useWords(priceTableWords)
  const isPriced = periods.some(({ table }) => table.columns.length > 0)
  return (
    <section className="block" id="price">
      <h2>{words.title}</h2>
      {!isPriced && <p>{words.none}</p>}
      {isPriced &&
        periods.map(({ days, table }) => (
          <Fragment key={days}>
            {days && <h3>{days}</h3>}
            {table.seasons.map(({ season, rows }) => (
              <WideTable key={season} label={[days, words.season[season]].filter(Boolean).join(', ')}>
                <SeasonTable table={table} season={season} rows={rows} travellers={travellers} />
              </WideTable>
            ))}
          </Fragment>
        ))}
      {notPublished && <p>{words.notPublished({ sentence: notPublished })}</p>}
      <p className="ui muted small under">{words.caption}</p>
      {isPriced && (
        <p className="under">
          <Link className="more" to={allPrices}>
            {words.link}
          </Link>
        </p>
      )}
      <Comforts comforts={comforts} />
      {fees.length > 0 && <FeesTable fees={fees} />}
    </section>
  )
}

type SeasonProps = { table: PriceTable; season: Season; rows: readonly PriceRow[]; travellers: number }

function SeasonTable({ table, season, rows, travellers }: SeasonProps) {
  const format = useFormatter()
  const words = useWords(priceTableWords)
  const named = useWords(comfortWords)
  const { title, spans } = seasonHead(table, season, words, format)
  return (
    <table className="table">
      <caption>
        {title}
        {spans && <small>{spans}</small>}
      </caption>
      <TableHead columns={[words.travelling, ...table.columns.map((comfort) => ({ numeric: named[comfort] }))]} />
      <tbody>
        {rows.map(({ from, to, cells }) => (
          <tr key={from} className={from <= travellers && travellers <= (to ?? from) ? 'on' : undefined}>
            <th scope="row">{groupText({ from, to }, words)}</th>
            {table.columns.map((comfort, at) => (
              <td className="numeric" key={comfort}>
                {cellText(cells[at], words, format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Comforts({ comforts }: { comforts: PublishedPackage['comforts'] }) {
  const named = useWords(comfortWords)
  return (
    <dl className="notes">
      {comforts.map((level) => (
        <div key={level.comfort}>
          <dt>{named[level.comfort]}</dt>
          <dd lang={langOf(level, 'note')}>{level.note}</dd>
        </div>
      ))}
    </dl>
  )
}
