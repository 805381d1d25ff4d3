import { useWords } from '../../../languages/use-words.ts'
import { emailAdminWords } from '../../../words/admin/emails.ts'

/** What a text can name, and what each comes to in an example. */
export const PlaceholderList = ({
  known,
  values,
  lede,
}: {
  known: readonly string[]
  values: Readonly<Record<string, string>>
  lede: string
}) => {
  const words = useWords(emailAdminWords)
  return (
    <section className="pane">
      <details className="as-text" open>
        <summary>{words.compose.placeholders}</summary>
        <p className="small muted">{lede}</p>
        <dl className="kv placeholders">
          {known.map((name) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd className="breaks">{values[name] ?? ''}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
