import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

export type Changed = { who: string; when: string; theirs: readonly (readonly [name: string, text: string])[] }

/** Somebody else saved the same item meanwhile: who, when, and its current values. The form below keeps what was typed. */
export const ChangedNote = ({ changed: { who, when, theirs } }: { changed: Changed }) => {
  const words = useWords(emailAdminWords).changed
  return (
    <div className="note bad copy" role="alert">
      <p>
        <b>{words.title({ who, when })}</b>
      </p>
      <p>{words.text}</p>
      <details className="as-text" open>
        <summary>{words.theirs}</summary>
        <dl className="kv">
          {theirs.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="plain">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p>
        <Link to="" reloadDocument>
          {words.take}
        </Link>
      </p>
    </div>
  )
}
