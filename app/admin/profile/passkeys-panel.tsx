import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'

const words = adminWords.factors.panel

/** The passkeys in short: their names, oldest first. */
export function PasskeysPanel({ names }: { names: readonly { id: string; name: string }[] }) {
  return (
    <Pane
      title={words.passkeys}
      beside={<Link to="/admin/settings/profile/passkeys">{names.length === 0 ? words.addPasskey : words.changePasskeys}</Link>}
    >
      {names.length === 0 ? (
        <p>{words.noPasskeys}</p>
      ) : (
        <ul className="item-list">
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
