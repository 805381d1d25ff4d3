import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { pageWords } from '../../words/pages.ts'
import { transportWords } from '../../words/transport.ts'
import type { HubRow } from './route-view.ts'

export type Hub = { id: string; name: string; rows: readonly HubRow[] }

/** Driving times from one town. The first is open, the others unfold. */
export function HubTable({ hub, open }: { hub: Hub; open: boolean }) {
  const words = useWords(transportWords).hubs
  const page = useWords(pageWords)
  return (
    <details className="fold hub" open={open}>
      <summary>{words.from({ name: hub.name })}</summary>
      <table className="table num short-rows">
        <caption className="visually-hidden">{words.table({ name: hub.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.time}</th>
            <th scope="col" className="numeric">
              {words.km}
            </th>
            <th scope="col">{words.road}</th>
          </tr>
        </thead>
        <tbody>
          {hub.rows.map((row) => (
            <tr key={row.to}>
              <th scope="row">
                <Link to={`/transport-information?from=${hub.id}&to=${row.to}#way`}>{row.name}</Link>
                {row.note && (
                  <small className="muted" lang={row.noteLang}>
                    {row.note}
                  </small>
                )}
              </th>
              <td>
                {row.time}
                {row.confirm && <small className="muted">{page.confirm}</small>}
              </td>
              <td className="numeric">{row.km}</td>
              <td lang={row.onLang}>{row.on}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
