import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { Pane } from '../components/pane.tsx'
import { hotelKind } from '../hotels/hotel-kind.ts'
import type { RatesView } from './rates-view.server.ts'

const words = rateSheetWords.plan
const { columns } = words

type Props = { plan: RatesView; ofOne: boolean; refusal: string | undefined; children: ReactNode }

/** What a rate sheet would change, line by line and hotel by hotel, and the button that keeps it. The children are the sheet itself. */
export function RatesPlan({ plan, ofOne, refusal, children }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { rows, all, faulty, changes, hotels, moved, stamp } = plan
  return (
    <>
      <Pane
        title={words.title}
        beside={<span className="muted num">{words.count(changes, faulty)}</span>}
        className="stack"
        id="plan"
      >
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        <WideTable label={words.title}>
          <table className="table plan rate-plan num">
            <thead>
              <tr>
                <th scope="col" className="numeric">
                  {columns.row}
                </th>
                {!ofOne && <th scope="col">{columns.hotel}</th>}
                <th scope="col">{columns.room}</th>
                <th scope="col">{columns.board}</th>
                <th scope="col">{columns.season}</th>
                <th scope="col" className="numeric">
                  {columns.was}
                </th>
                <th scope="col" className="numeric">
                  {columns.is}
                </th>
                <th scope="col">{columns.says}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.row}>
                  <td className="numeric">{one.row}</td>
                  {!ofOne && <td className="of-hotel">{one.hotel}</td>}
                  <th scope="row">{one.room}</th>
                  <td>{one.board}</td>
                  <td className="of-season nowrap">
                    {one.season}
                    {one.span && <small>{one.span}</small>}
                  </td>
                  <td className="numeric was">{one.was}</td>
                  <td className="numeric is">{one.moves ? <b>{one.is}</b> : one.is}</td>
                  <td className="says">{one.fault ? <span className="presses">{one.fault}</span> : one.says}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        {all > rows.length && <p className="small muted num">{words.fewer(rows.length, all)}</p>}
        {moved > 0 || faulty > 0 ? (
          <Form method="post" className="stack" encType="multipart/form-data" preventScrollReset>
            {children}
            <input type="hidden" name="stamp" value={stamp} />
            {faulty > 0 && (
              <label className="tick">
                <input type="checkbox" name="skip" value="yes" />
                <span>{words.skip}</span>
              </label>
            )}
            <div className="row wraps">
              <button className="btn" type="submit" name="event" value="keep" aria-disabled={busy}>
                {busy ? adminWords.booking.moves.working : words.keep(moved)}
              </button>
            </div>
          </Form>
        ) : (
          <p className="muted">{words.nothing}</p>
        )}
      </Pane>
      {hotels.length > 0 && <Hotels hotels={hotels} />}
    </>
  )
}

function Hotels({ hotels }: Pick<RatesView, 'hotels'>) {
  return (
    <section className="pane stack">
      <h2>{words.hotels}</h2>
      <ul className="item-list num">
        {hotels.map(({ id, title, says, seasons }) => (
          <li key={id}>
            <span>
              <Link to={`/admin/${hotelKind.folder}/edit/${id}`}>{title}</Link>
              <small>{says}</small>
              {seasons && (
                <>
                  <small>
                    {words.seasonsBefore}: {seasons.before.join('; ') || words.noSeasons}
                  </small>
                  <small>
                    {words.seasonsAfter}: {seasons.after.join('; ')}
                  </small>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
