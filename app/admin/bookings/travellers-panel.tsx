import { Form } from 'react-router'
import { WideTable } from '../../ui/wide-table.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'
import type { travellersView } from './booking-view.ts'

const words = adminWords.travellers

type Row = ReturnType<typeof travellersView>[number]

/** What was sealed of one traveller, for as long as the page stands. */
export type Opened = { position: number; values: { name: string; value: string }[] }

type Props = {
  travellers: readonly Row[]
  version: number
  /** Whether whoever looks may read what is sealed. */
  opens: boolean
  opened: Opened | undefined
  openings: string
}

/** Who travels, how far their details are, and the way to what is sealed. */
export function Travellers({ travellers, version, opens, opened, openings }: Props) {
  const sealed = travellers.some((row) => row.sealed)
  return (
    <Pane title={words.title}>
      {travellers.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <WideTable label={words.title}>
          <table className="table people folds">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.born}</th>
                <th scope="col">{words.residency}</th>
                <th scope="col">{words.details}</th>
              </tr>
            </thead>
            <tbody>
              {travellers.map((row) => (
                <tr key={row.position}>
                  <th scope="row" className={row.named ? undefined : 'muted'}>
                    {row.name}
                    {row.plain.map(({ name, value }) => (
                      <small key={name}>
                        {name}: {value}
                      </small>
                    ))}
                  </th>
                  <td className="num">
                    <span className="nowrap">{row.born}</span>
                    <small>{row.age}</small>
                  </td>
                  <td>{row.residency}</td>
                  <td className="whole">
                    <Details row={row} />
                    {opened?.position === row.position ? (
                      <OpenedValues opened={opened} />
                    ) : (
                      opens && row.sealed && <OpenForm row={row} version={version} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {sealed && opens && (
        <p className="small muted below num">
          {words.openHint} {openings}
        </p>
      )}
    </Pane>
  )
}

function Details({ row: { state, missing, by, warns, sealed } }: { row: Row }) {
  return (
    <>
      {state ? <span className={`tag ${state.tone}`}>{state.word}</span> : <span className="muted">{words.needsNothing}</span>}
      {missing && (
        <small>
          {missing}, {by}
        </small>
      )}
      {warns && <small className="presses">{warns}</small>}
      {sealed && (
        <small>
          {words.sealed}: {sealed}
        </small>
      )}
    </>
  )
}

function OpenForm({ row, version }: { row: Row; version: number }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="event" value="open" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="position" value={row.position} />
      <button type="submit" className="quiet">
        {words.open}
        <span className="visually-hidden">: {row.name}</span>
      </button>
    </Form>
  )
}

function OpenedValues({ opened }: { opened: Opened }) {
  return (
    <div className="note opened" role="status">
      <dl className="kv">
        {opened.values.map(({ name, value }) => (
          <div key={name} className="wide">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <small>{words.opened}</small>
    </div>
  )
}
