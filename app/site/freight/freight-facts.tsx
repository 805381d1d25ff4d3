import { containers } from '#features/freight/containers.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { freightWords } from '../../words/freight.ts'

const boxes = freightWords.containers

/** What happens once somebody has asked, working day by working day. */
export function NextSteps() {
  const words = freightWords.next
  return (
    <>
      <h2 className="t-2 lead">{words.title}</h2>
      <ol className="days">
        {words.steps.map(([day, title, text]) => (
          <li key={day}>
            <p className="n">
              {day}
              <small>{words.day}</small>
            </p>
            <div className="c">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note under">{words.response}</p>
    </>
  )
}

export function ContainerTable() {
  return (
    <WideTable label={boxes.table}>
      <table className="tbl num">
        <thead>
          <tr>
            <th scope="col">{boxes.container}</th>
            <th scope="col" className="n">
              {boxes.inside}
            </th>
            <th scope="col" className="n">
              {boxes.cbm}
            </th>
            <th scope="col" className="n">
              {boxes.usable}
            </th>
            <th scope="col" className="n">
              {boxes.cargo}
            </th>
          </tr>
        </thead>
        <tbody>
          {containers.map(({ id, name, insideM, cbm, usableCbm, mostCargoKg, roadLimitKg }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="n">{insideM.map((metres) => metres.toFixed(2)).join(' × ')}</td>
              <td className="n">{cbm}</td>
              <td className="n">{usableCbm}</td>
              <td className="n">{freightWords.sum.kg(Math.min(mostCargoKg, roadLimitKg))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
