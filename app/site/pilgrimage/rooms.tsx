import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'

const words = kibehoPartWords

/** Where pilgrims sleep, from a school's floor to a lodge. */
export function Rooms({ lodging, asOf }: Pick<ShrineGuide, 'lodging' | 'asOf'>) {
  return (
    <section className="block" id="rooms">
      <h2>{words.rooms.title}</h2>
      <p className="lead">{words.rooms.inside}</p>
      <ul className="rows">
        {lodging.map(({ id, name, text, price, source }) => (
          <li key={id}>
            <h3>{name}</h3>
            <div>
              <p>{text}</p>
              {price && (
                <p className="ui small muted num">
                  {words.rooms.asOf(price, asOf)}
                  {!source && `. ${words.rooms.notChecked}.`}
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
  return (
    <section className="block" id="for-groups">
      <h2>{words.groups.title}</h2>
      <p className="lead">{words.groups.requirements}</p>
      <ul className="rule-list">
        {rules.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
