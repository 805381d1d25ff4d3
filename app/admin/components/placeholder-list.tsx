import { emailAdminWords } from '../../words/admin/emails.ts'

/** What a text can name, and what each comes to in an example. */
export const PlaceholderList = ({
  known,
  values,
  lede,
}: {
  known: readonly string[]
  values: Readonly<Record<string, string>>
  lede: string
}) => (
  <section className="pane">
    <details className="as-text" open>
      <summary>{emailAdminWords.compose.placeholders}</summary>
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
