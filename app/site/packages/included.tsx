import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'

export function Covered({ included, excluded }: { included: readonly string[]; excluded: readonly string[] }) {
  const words = useWords(packageSectionWords)
  return (
    <section className="block" id="included">
      <h2>{words.included.title}</h2>
      <div className="incl">
        <div>
          <h3>{words.included.yes}</h3>
          <ul>
            {included.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="no">
          <h3>{words.included.no}</h3>
          <ul>
            {excluded.map((text) => (
              <li key={text}>
                <Icon name="minus" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

export function GoodToKnow({ paragraphs, asOf }: { paragraphs: readonly string[]; asOf: number }) {
  const words = useWords(packageSectionWords)
  return (
    <section className="block" id="know">
      <h2>{words.know.title}</h2>
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="ui muted small">{words.know.asOf({ year: asOf })}</p>
      </div>
    </section>
  )
}
