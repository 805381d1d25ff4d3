import { Link } from 'react-router'
import type { Lane } from '#features/freight/lane.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { freightWords } from '../../words/freight.ts'
import { freightFactsWords } from '../../words/freight-facts.ts'

const words = freightFactsWords.lanes

/** Every lane with its days; a name fills it into the form. */
export function FreightRoutesTable({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <WideTable label={words.table}>
      <table className="table num short-rows lanes">
        <TableHead columns={[words.lane, words.mode, { numeric: words.days }, words.via]} />
        <tbody>
          {lanes.map(({ id, origin, destination, mode, daysLeast, daysMost, via, status }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/freight-quote?lane=${id}#form`}>
                  {origin} to {destination}
                </Link>
                {status !== 'open' && <small className="muted">{freightWords.sum.restricted}</small>}
              </th>
              <td>{freightWords.modes[mode]}</td>
              <td className="numeric">{words.daysText(daysLeast, daysMost)}</td>
              <td>{via}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
