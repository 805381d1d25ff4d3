import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { pageWords } from '../../words/pages.ts'
import { transportWords } from '../../words/transport.ts'
import { LangText } from '../lang-text.tsx'
import type { RouteView } from './route-view.ts'

type Props = { title: string; routes: readonly RouteView[]; carHref: string | undefined }

/** The route from one place to another with its time, part by part; of several direct ones the quickest first. */
export function RouteResult({ title, routes, carHref }: Props) {
  const words = useWords(transportWords).way
  return (
    <div className="stack">
      <h3 className="t-2">{title}</h3>
      {routes.map((way, at) => (
        <OneWay key={way.parts[0]?.id} way={way} other={at > 0} />
      ))}
      {carHref && (
        <p>
          <Link className="more" to={carHref}>
            {words.car}
          </Link>
        </p>
      )}
    </div>
  )
}

function OneWay({ way, other }: { way: RouteView; other: boolean }) {
  const words = useWords(transportWords).way
  const page = useWords(pageWords)
  return (
    <div className="way">
      {other && <h4>{words.other({ how: way.how })}</h4>}
      <p className="took num">{way.time}</p>
      <FactList
        facts={[
          [words.distance, way.km],
          [words.legs, String(way.parts.length)],
          [words.borders, way.borders],
        ]}
      />
      {way.closed ? <p className="note bad">{words.closed}</p> : way.confirm && <p className="note">{`${page.confirm}.`}</p>}
      <WideTable label={words.table}>
        <table className="table num short-rows parts">
          <thead>
            <tr>
              <th scope="col">{words.part}</th>
              <th scope="col">{words.takes}</th>
              <th scope="col" className="numeric">
                {words.distance}
              </th>
              <th scope="col">{words.on}</th>
            </tr>
          </thead>
          <tbody>
            {way.parts.map((part) => (
              <tr key={part.id}>
                <th scope="row">
                  {part.name}
                  {part.note && (
                    <small className="muted" lang={part.noteLang}>
                      {part.note}
                    </small>
                  )}
                </th>
                <td>
                  {part.time}
                  {part.border && <small className="muted">{part.border}</small>}
                </td>
                <td className="numeric">{part.km}</td>
                <td>
                  <LangText lang={part.onLang}>{part.on}</LangText>
                  {part.confirm && <small className="muted">{part.status || page.confirm}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="ui small muted">{words.asOf({ year: way.asOf })}</p>
    </div>
  )
}
