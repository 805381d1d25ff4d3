import { containers } from '#features/freight/containers.ts'
import type { Lane } from '#features/freight/lane.ts'
import { SectionsContent } from '../../shared/page-sections-content.tsx'
import type { ShownSection } from '../../shared/shown-blocks.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { freightWords } from '../../words/freight.ts'
import { freightFactsWords } from '../../words/freight-facts.ts'
import { FreightRoutesTable } from './freight-routes-table.tsx'

const { containers: boxes, lanes: roads, next } = freightFactsWords

type Facts = { lanes: readonly Lane[]; sections: readonly ShownSection[] }

/** The freight page below its form. */
export function FreightFacts({ of: { lanes, sections } }: { of: Facts }) {
  return (
    <>
      <section className="wrap sec">
        <NextSteps />
      </section>
      <section className="wrap sec" id="lanes">
        <div className="head">
          <div>
            <h2>{roads.title}</h2>
            <p>{roads.text}</p>
          </div>
        </div>
        <FreightRoutesTable lanes={lanes} />
      </section>
      <section className="sunk sec">
        <div className="wrap">
          <div className="head">
            <div>
              <h2>{boxes.title}</h2>
              <p>{boxes.text}</p>
            </div>
          </div>
          <ContainerTable />
        </div>
      </section>
      {sections.length > 0 && (
        <div className="wrap leaf">
          <SectionsContent of={sections} />
        </div>
      )}
    </>
  )
}

/** What happens after a request, by working day. */
function NextSteps() {
  return (
    <>
      <h2 className="t-2 lead">{next.title}</h2>
      <ol className="days">
        {next.steps.map(([day, title, text]) => (
          <li key={day}>
            <p className="number">
              {day}
              <small>{next.day}</small>
            </p>
            <div className="c">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note under">{next.response}</p>
    </>
  )
}

function ContainerTable() {
  return (
    <WideTable label={boxes.table}>
      <table className="table num">
        <thead>
          <tr>
            <th scope="col">{boxes.container}</th>
            <th scope="col" className="numeric">
              {boxes.inside}
            </th>
            <th scope="col" className="numeric">
              {boxes.cbm}
            </th>
            <th scope="col" className="numeric">
              {boxes.usable}
            </th>
            <th scope="col" className="numeric">
              {boxes.cargo}
            </th>
          </tr>
        </thead>
        <tbody>
          {containers.map(({ id, name, insideM, cbm, usableCbm, mostCargoKg, roadLimitKg }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="numeric">{insideM.map((metres) => metres.toFixed(2)).join(' × ')}</td>
              <td className="numeric">{cbm}</td>
              <td className="numeric">{usableCbm}</td>
              <td className="numeric">{freightWords.sum.kg(Math.min(mostCargoKg, roadLimitKg))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
