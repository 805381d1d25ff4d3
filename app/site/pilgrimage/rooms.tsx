import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { useWords } from '../../languages/use-words.ts'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'

/** Where pilgrims sleep, from a school's floor to a lodge. */
export function Rooms({ lodging, asOf }: Pick<ShrineGuide, 'lodging' | 'asOf'>) {
  const { rooms: words } = useWords(kibehoPartWords)
  return (
    <section className="block" id="rooms">
      <h2>{words.title}</h2>
      <p className="lead">{words.inside}</p>
      <ul className="rows">
        {lodging.map(({ id, name, text, price, source, ...of }) => (
          <li key={id}>
            <h3 lang={langOf(of, 'name')}>{name}</h3>
            <div>
              <p lang={langOf(of, 'text')}>{text}</p>
              {price && (
                <p className="ui small muted num">
                  {words.asOf({ price, year: asOf })}
                  {!source && `. ${words.notChecked}.`}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Groups({ rules }: { rules: ShrineGuide['groupRules'] }) {
  const { groups: words } = useWords(kibehoPartWords)
  return (
    <section className="block" id="for-groups">
      <h2>{words.title}</h2>
      <p className="lead">{words.requirements}</p>
      <ul className="rule-list">
        {rules.map(({ id, text, ...of }) => (
          <li key={id} lang={langOf(of, 'text')}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
