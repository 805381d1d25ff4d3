import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'

const words = adminWords.factors.panel

/** The authenticator in short. `since`: the instant in words, null where none is set up. */
export function FactorPanel({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  return (
    <section className="pane">
      <header>
        <h2>{words.authenticator}</h2>
        <Link to="/admin/settings/profile/authenticator">{since === null ? words.setUp : words.change}</Link>
      </header>
      <p>{since === null ? words.none : words.since(since)}</p>
      {since !== null && <p className="muted">{words.codesLeft(codesLeft)}</p>}
    </section>
  )
}
