import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { Lane } from '#features/freight/lane.ts'
import { useWords } from '../../languages/use-words.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { freightWords } from '../../words/freight.ts'
import { freightFactsWords } from '../../words/freight-facts.ts'

/** Every lane with its days; a name fills it into the form. */
export function FreightRoutesTable({ lanes }: { lanes: readonly Lane[] }) {
  const { lanes: words } = useWords(freightFactsWords)
  const { modes, sum } = useWords(freightWords)
  return (
    <WideTable label={words.table}>
      <table className="table num short-rows lanes">
        <TableHead columns={[words.lane, words.mode, { numeric: words.days }, words.via]} />
        <tbody>
          {lanes.map(({ id, origin, destination, mode, daysLeast, daysMost, via, status, ...of }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/freight-quote?lane=${id}#form`}>{words.laneText({ origin, destination })}</Link>
                {status !== 'open' && <small className="muted">{sum.restricted}</small>}
              </th>
              <td>{modes[mode]}</td>
              <td className="numeric">{words.daysText({ least: daysLeast, most: daysMost })}</td>
              <td lang={langOf(of, 'via')}>{via}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
