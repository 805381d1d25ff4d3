import { langOf, type Untranslated } from '#features/content/texts/untranslated.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'

type Lists = Pick<PublishedPackage, 'included' | 'excluded'> & Untranslated

export function Covered({ of }: { of: Lists }) {
  const words = useWords(packageSectionWords)
  return (
    <section className="block" id="included">
      <h2>{words.included.title}</h2>
      <div className="incl">
        <div>
          <h3>{words.included.yes}</h3>
          <ul>
            {of.included.map((text, at) => (
              <li key={text} lang={langOf(of, `included.${at}`)}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="no">
          <h3>{words.included.no}</h3>
          <ul>
            {of.excluded.map((text, at) => (
              <li key={text} lang={langOf(of, `excluded.${at}`)}>
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

export function GoodToKnow({ of }: { of: Pick<PublishedPackage, 'goodToKnow' | 'asOf'> & Untranslated }) {
  const words = useWords(packageSectionWords)
  return (
    <section className="block" id="know">
      <h2>{words.know.title}</h2>
      <div className="prose">
        {of.goodToKnow.map((text, at) => (
          <p key={text} lang={langOf(of, `goodToKnow.${at}`)}>
            {text}
          </p>
        ))}
        <p className="ui muted small">{words.know.asOf({ year: of.asOf })}</p>
      </div>
    </section>
  )
}
