import { containers } from '#features/freight/containers.ts'
import type { Lane } from '#features/freight/lane.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { SectionsContent } from '../../shared/written/page-sections-content.tsx'
import type { ShownSection } from '../../shared/written/shown-blocks.ts'
import { Fold } from '../../ui/fold.tsx'
import { LabelledTable } from '../../ui/labelled-table.tsx'
import { freightWords } from '../../words/freight.ts'
import { freightFactsWords } from '../../words/freight-facts.ts'
import { FreightRoutesTable } from './freight-routes-table.tsx'
import { weightText } from './quantity-text.ts'

type Facts = { lanes: readonly Lane[]; sections: readonly ShownSection[] }

/** The freight page below its form. */
export function FreightFacts({ of: { lanes, sections } }: { of: Facts }) {
  const { containers: boxes, lanes: roads } = useWords(freightFactsWords)
  return (
    <>
      <section className="wrap sec">
        <NextSteps />
      </section>
      {lanes.length > 0 && (
        <section className="wrap sec">
          <Fold id="lanes" title={roads.title} level={2}>
            <p className="lead">{roads.text}</p>
            <FreightRoutesTable lanes={lanes} />
          </Fold>
        </section>
      )}
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
  const { next } = useWords(freightFactsWords)
  const { steps } = next
  return (
    <>
      <h2 className="t-2 lead">{next.title}</h2>
      <ol className="days">
        {[steps.ask, steps.read, steps.carriers, steps.quote].map(({ title, text }, at) => (
          <li key={title}>
            <p className="number">
              {at + 1}
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
  const { containers: boxes } = useWords(freightFactsWords)
  const freight = useWords(freightWords)
  const format = useFormatter()
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
          insideM.map((metres) => format.number(metres)).join(' × '),
          format.number(cbm),
          format.number(usableCbm),
          weightText('kg', Math.min(mostCargoKg, roadLimitKg), freight, format),
        ],
      }))}
    />
  )
}
