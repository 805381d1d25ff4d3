import { containers } from '#features/freight/containers.ts'
import type { Lane } from '#features/freight/lane.ts'
import { SectionsContent } from '../../shared/page-sections-content.tsx'
import type { ShownSection } from '../../shared/shown-blocks.ts'
import { Fold } from '../../ui/fold.tsx'
import { LabelledTable } from '../../ui/labelled-table.tsx'
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
      <section className="wrap sec">
        <Fold id="lanes" title={roads.title} level={2}>
          <p className="lead">{roads.text}</p>
          <FreightRoutesTable lanes={lanes} />
        </Fold>
      </section>
      <section className="sunk sec">
        <div className="wrap">
          <Fold id="containers" title={boxes.title} level={2}>
            <p className="lead">{boxes.text}</p>
            <ContainerTable />
          </Fold>
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
    <LabelledTable
      label={boxes.table}
      className="num"
      columns={[
        { head: boxes.container },
        ...[boxes.inside, boxes.cbm, boxes.usable, boxes.cargo].map((head) => ({ head, look: 'numeric' }) as const),
      ]}
      rows={containers.map(({ id, name, insideM, cbm, usableCbm, mostCargoKg, roadLimitKg }) => ({
        id,
        cells: [
          name,
          insideM.map((metres) => metres.toFixed(2)).join(' × '),
          cbm,
          usableCbm,
          freightWords.sum.kg(Math.min(mostCargoKg, roadLimitKg)),
        ],
      }))}
    />
  )
}
