import { Link } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'

const words = adminWords.factors.panel

/** The passkeys in short: their names, oldest first. */
export function PasskeysPanel({ names }: { names: readonly { id: string; name: string }[] }) {
  return (
    <section className="pane">
      <header>
        <h2>{words.passkeys}</h2>
        <Link to="/admin/settings/profile/passkeys">{names.length === 0 ? words.addPasskey : words.changePasskeys}</Link>
      </header>
      {names.length === 0 ? (
        <p>{words.noPasskeys}</p>
      ) : (
        <ul className="rows">
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
