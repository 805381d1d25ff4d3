import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'
import { roadTime } from '../../words/trade.ts'

const words = kibehoPartWords.places

/** The places of the shrine, how long each takes, and what visitors do there. */
export function Places({ places, activities }: Pick<ShrineGuide, 'places' | 'activities'>) {
  return (
    <section className="block" id="shrine-places">
      <h2>{words.title}</h2>
      <ul className="rows timed">
        {places.map(({ id, name, minutes, facts, confidence }) => (
          <li key={id}>
            <p className="took num">{roadTime(minutes)}</p>
            <div>
              <h3>{name}</h3>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
              <ul className="ui small muted">
                {activities
                  .filter(({ place }) => place === id)
                  .map((activity) => (
                    <li key={activity.id}>{words.here(activity.name, roadTime(activity.minutes))}</li>
                  ))}
                {confidence !== 'high' && <li>{words.confirm}</li>}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
