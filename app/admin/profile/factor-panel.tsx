import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'

const words = adminWords.factors.panel

/** The authenticator in short. `since`: the instant in words, null where none is set up. */
export function FactorPanel({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  return (
    <Pane
      title={words.authenticator}
      beside={<Link to="/admin/settings/profile/authenticator">{since === null ? words.setUp : words.change}</Link>}
    >
      <p>{since === null ? words.none : words.since(since)}</p>
      {since !== null && <p className="muted">{words.codesLeft(codesLeft)}</p>}
    </Pane>
  )
}
