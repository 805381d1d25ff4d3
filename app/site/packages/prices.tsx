import { Link } from 'react-router'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { PackageRates, Season } from '#features/pricing/packages/package-rates.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { packagePricesWords, priceTableWords } from '../../words/package-prices.ts'
import { comfortWords, seasonWords } from '../../words/trade.ts'
import { FeesTable } from './fees-table.tsx'
import { cellText, groupText, type PriceRow, type PriceTable, seasonHead } from './price-table.ts'

const words = priceTableWords

type Props = {
  /** Where the prices of every group size and month are. */
  allPrices: string
  table: PriceTable
  fees: PackageRates['fees']
  comforts: PublishedPackage['comforts']
  travellers: number
}

export function Prices({ allPrices, table, fees, comforts, travellers }: Props) {
  return (
    <section className="block" id="price">
      <h2>{words.title}</h2>
      {table.columns.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        table.seasons.map(({ season, rows }) => (
          <WideTable key={season} label={seasonWords[season]}>
            <SeasonTable table={table} season={season} rows={rows} travellers={travellers} />
          </WideTable>
        ))
      )}
      <p className="ui muted small under">{words.caption}</p>
      {table.columns.length > 0 && (
        <p className="under">
          <Link className="more" to={allPrices}>
            {packagePricesWords.link}
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
  const { title, spans } = seasonHead(table, season)
  return (
    <table className="table">
      <caption>
        {title}
        {spans && <small>{spans}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.travelling}</th>
          {table.columns.map((comfort) => (
            <th scope="col" className="numeric" key={comfort}>
              {comfortWords[comfort]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, cells }) => (
          <tr key={from} className={from <= travellers && travellers <= (to ?? from) ? 'on' : undefined}>
            <th scope="row">{groupText({ from, to })}</th>
            {table.columns.map((comfort, at) => (
              <td className="numeric" key={comfort}>
                {cellText(cells[at])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Comforts({ comforts }: { comforts: PublishedPackage['comforts'] }) {
  return (
    <dl className="notes">
      {comforts.map(({ comfort, note }) => (
        <div key={comfort}>
          <dt>{comfortWords[comfort]}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
