import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'
import { Pane } from '../components/pane.tsx'
import type { PlanView } from './plan-view.server.ts'

const words = seriesAdminWords.plan

type Props = { plan: PlanView; refusal: string | undefined; multipart?: boolean; children: ReactNode }

/** What would be made, line by line, and the buttons that make it. The children are what the form says besides. */
export function PlanPane({ plan, refusal, multipart, children }: Props) {
  const busy = useNavigation().state !== 'idle'
  const { rows, all, sound, faulty, clashing, stamp } = plan
  const { columns } = words
  return (
    <Pane
      title={words.title}
      beside={<span className="muted num">{words.count(sound, faulty)}</span>}
      className="stack"
      id="plan"
    >
      <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
      {all === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <WideTable label={words.title}>
          <table className="table plan num">
            <thead>
              <tr>
                <th scope="col" className="numeric">
                  {columns.row}
                </th>
                <th scope="col">{columns.day}</th>
                <th scope="col">{columns.ends}</th>
                <th scope="col">{columns.journey}</th>
                <th scope="col">{columns.season}</th>
                <th scope="col" className="numeric">
                  {columns.price}
                </th>
                <th scope="col">{columns.seats}</th>
                <th scope="col">{columns.says}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.row}>
                  <td className="numeric">{one.row}</td>
                  <th scope="row" className="nowrap">
                    {one.day}
                  </th>
                  <td className="nowrap">{one.ends}</td>
                  <td>{one.title}</td>
                  <td>{one.season}</td>
                  <td className="numeric">{one.price}</td>
                  <td className="nowrap">{one.seats}</td>
                  <td>
                    {one.fault ? <span className="presses">{one.fault}</span> : one.clashes.length === 0 && words.good}
                    {one.clashes.map((clash) => (
                      <small key={clash} className="presses">
                        {clash}
                      </small>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {all > rows.length && <p className="small muted num">{words.fewer(rows.length, all)}</p>}
      {sound > 0 && (
        <Form
          method="post"
          className="stack"
          encType={multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
          preventScrollReset
        >
          {children}
          <input type="hidden" name="stamp" value={stamp} />
          {faulty > 0 && (
            <label className="tick">
              <input type="checkbox" name="skip" value="yes" />
              <span>{words.skip}</span>
            </label>
          )}
          {clashing && (
            <label className="tick">
              <input type="checkbox" name="even" value="yes" />
              <span>{words.even}</span>
            </label>
          )}
          <div className="row wraps">
            <button className="btn" type="submit" name="event" value="make" aria-disabled={busy}>
              {busy ? adminWords.booking.moves.working : words.makeDrafts}
            </button>
            <button className="btn line" type="submit" name="event" value="make-on-sale" aria-disabled={busy}>
              {words.makeOnSale}
            </button>
          </div>
        </Form>
      )}
    </Pane>
  )
}
