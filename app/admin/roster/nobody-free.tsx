import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import { nobodyFreeWords } from '../../words/admin/roster/nobody-free.ts'
import { useAuth } from '../auth/auth.tsx'
import type { RunCrewView } from './load-run-crew.server.ts'
import { needsAddress } from './needs-address.ts'

/** `assigns`: whether there are buttons. */
type Props = { view: Pick<RunCrewView, 'run' | 'nobody' | 'crewPath'>; assigns: boolean }
type Nobody = RunCrewView['nobody'][number]

/**
 * Why nobody who is free can be assigned, and the ways that are left: somebody for a part of it, somebody from another trip, somebody from outside, or
 * another need.
 */
export function NobodyFree({ view: { run, nobody, crewPath }, assigns }: Props) {
  const words = useWords(nobodyFreeWords)
  if (nobody.length === 0) return null
  return (
    <div className="stack">
      {nobody.map(({ kind, why, partly, elsewhere }) => (
        <section key={kind} className="stack" aria-labelledby={`nobody-${kind}`}>
          <h3 id={`nobody-${kind}`}>{words.title[kind]}</h3>
          <p className="note warn num">{why}</p>
          {partly.length > 0 && <Partly run={run} partly={partly} assigns={assigns} />}
          {elsewhere.length > 0 && <Elsewhere elsewhere={elsewhere} />}
        </section>
      ))}
      {assigns && <OtherOptions kinds={nobody.map(({ kind }) => kind)} run={run} crewPath={crewPath} />}
    </div>
  )
}

function Partly({ run, partly, assigns }: { run: string; partly: Nobody['partly']; assigns: boolean }) {
  const words = useWords(nobodyFreeWords)
  const labels = useWords(requirementWords)
  return (
    <div>
      <h4 className="small muted">{words.partly}</h4>
      <ul className="item-list num">
        {partly.map(({ key, name, days, fields }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              <small>{days}</small>
            </span>
            {assigns && (
              <Form method="post" preventScrollReset>
                {Object.entries({ run, who: key, ...fields }).map(([field, value]) => (
                  <input key={field} type="hidden" name={field} value={value} />
                ))}
                <button
                  className="btn line sm"
                  type="submit"
                  name="event"
                  value="assign"
                  aria-label={words.assignFor({ name, days })}
                >
                  {labels.assignShort}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who is on another trip, each with the page on which somebody else takes their place there. */
function Elsewhere({ elsewhere }: Pick<Nobody, 'elsewhere'>) {
  const words = useWords(nobodyFreeWords)
  return (
    <div>
      <h4 className="small muted">{words.elsewhere}</h4>
      <ul className="item-list num">
        {elsewhere.map(({ key, name, trips }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              {trips.map(({ to, title }) => (
                <small key={to}>
                  <Link to={to}>{title}</Link>
                </small>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const newMember = {
  guide: { folder: 'guides', ownership: 'freelance' },
  car: { folder: 'cars', ownership: 'hired' },
}

/** The address of the need loads a document, so that the browser scrolls to where it leads. */
function OtherOptions({ kinds, run, crewPath }: { kinds: readonly Nobody['kind'][]; run: string; crewPath: string }) {
  const words = useWords(nobodyFreeWords)
  const { may } = useAuth()
  return (
    <p className="row wraps">
      {may('departures:change') &&
        kinds.map((kind) => (
          <Link
            key={kind}
            className="btn line sm"
            to={`/admin/crew/${newMember[kind].folder}/new?${new URLSearchParams({ ownership: newMember[kind].ownership, run })}`}
          >
            {words.add[kind]}
          </Link>
        ))}
      <a className="btn line sm" href={needsAddress(crewPath)}>
        {words.changeNeed}
      </a>
    </p>
  )
}
