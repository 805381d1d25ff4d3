import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { FeeRow } from '#features/places/park-fees.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { parkContentWords } from '../../words/park-content.ts'
import { LangText } from '../lang-text.tsx'
import { useSite, whatsappHref } from '../site-data.ts'
import type { ParkData } from './load-park.server.ts'

/** The park's fees in short, and links to journeys. */
export function ParkPanel({ park }: { park: ParkData }) {
  const { panel: words, allParks } = useWords(parkContentWords)
  const { fees, sold, name, count } = park
  const site = useSite()
  const all = [...fees.entry, ...fees.activities.map(([, fee]) => fee)]
  const charged = all.filter((fee) => fee.sold)
  const others = all.filter((fee) => !fee.sold && fee.amounts.foreign)
  return (
    <aside className="buy" aria-labelledby="panel-title">
      <h2 id="panel-title">{words.title}</h2>
      {!sold && <p>{words.closed}</p>}
      {sold && charged.length === 0 && <p>{words.none}</p>}
      {charged.length > 0 && <Fees title={words.charged} fees={charged} />}
      {sold && others.length > 0 && <Fees title={words.atPark} fees={others} />}
      {all.length > 0 && (
        <p className="ui">
          <a href="#fees">{words.all}</a>
        </p>
      )}
      {sold && count > 0 && (
        <a className="btn" href="#journeys">
          {words.journeys}
        </a>
      )}
      {site && (
        <a className="btn line" href={whatsappHref(site, words.askText({ park: name }))}>
          {words.ask}
        </a>
      )}
      <p className="ui">
        <Link to="/parks">{allParks}</Link>
      </p>
    </aside>
  )
}

function Fees({ title, fees }: { title: string; fees: readonly FeeRow[] }) {
  const { feesTable: words, asOfYear } = useWords(parkContentWords)
  const format = useFormatter()
  return (
    <div>
      <h3>{title}</h3>
      <table>
        <tbody>
          {fees.map(({ id, name, amounts, asOf, perVehicle, ...fee }) => (
            <tr key={id}>
              <th scope="row">
                <LangText lang={langOf(fee, 'name')}>{name || words.entry}</LangText>
                <small className="num">
                  {perVehicle && `${words.perVehicle}, `}
                  {asOfYear({ year: asOf })}
                </small>
              </th>
              <td className="num">{amounts.foreign === null ? '' : format.money(usd(amounts.foreign))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
