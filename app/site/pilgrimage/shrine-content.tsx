import { Link } from 'react-router'
import type { RouteStop } from '#artwork/route-map.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { Note } from '../../ui/note.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { DayByDay, type Itinerary } from '../packages/day-by-day.tsx'
import type { Leaving } from '../timetable/leaving.ts'
import { Timetable } from '../timetable/timetable.tsx'
import { GettingThere, type Way } from './getting-there.tsx'
import { Groups, Rooms } from './rooms.tsx'

type Choice = { slug: string; title: string }

export type ShrineContentData = Pick<
  ShrineGuide,
  'mass' | 'places' | 'activities' | 'lodging' | 'groupRules' | 'onFoot' | 'asOf'
> & {
  roads: readonly Way[]
  stops: readonly RouteStop[]
  /** `samples`: hotels among its days may be the demonstration's. */
  journey: (Choice & { days: Itinerary; samples: boolean }) | undefined
  choices: readonly Choice[]
  dates: readonly Leaving[]
}

/** The page of Kibeho beside the panel that prices a group. */
export function ShrinePageContent({ of: { journey, choices, dates, ...content } }: { of: ShrineContentData }) {
  const { dates: labels } = useWords(kibehoPartWords)
  return (
    <>
      <MassTimes mass={content.mass} />
      {journey && <Journey journey={journey} choices={choices} />}
      <Places places={content.places} activities={content.activities} />
      <GettingThere roads={content.roads} stops={content.stops} onFoot={content.onFoot} />
      <Rooms lodging={content.lodging} asOf={content.asOf} />
      <Groups rules={content.groupRules} />
      <section className="block" id="dates">
        <h2>{labels.title}</h2>
        {dates.length > 0 ? <Timetable rows={dates} label={labels.label} /> : <p>{labels.none}</p>}
        <p className="under">
          <Link className="more" to="/departures?style=pilgrimage">
            {labels.all}
          </Link>
        </p>
      </section>
    </>
  )
}

/** The days of one pilgrimage, and the others to choose among. */
function Journey({ journey, choices }: { journey: NonNullable<ShrineContentData['journey']>; choices: readonly Choice[] }) {
  const { days: words } = useWords(kibehoPartWords)
  return (
    <>
      <DayByDay days={journey.days} title={words.title({ title: journey.title })} />
      <div className="after-days">
        {journey.samples && <p className="ui small muted">{words.sample}</p>}
        {choices.length > 1 && (
          <nav className="filters swipe" aria-label={words.others}>
            {choices.map(({ slug, title, ...of }) => (
              <Link
                key={slug}
                className="chip"
                to={`?package=${slug}#days`}
                aria-current={slug === journey.slug ? 'true' : undefined}
                lang={langOf(of, 'title')}
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
        <p>
          <Link className="more" to={`/package-details/${journey.slug}`}>
            {words.whole}
          </Link>
        </p>
      </div>
    </>
  )
}

/** The hours of Mass and prayer, below a sentence about how old they are. */
function MassTimes({ mass: { asOf, source, times } }: { mass: ShrineGuide['mass'] }) {
  const { mass: words } = useWords(kibehoPartWords)
  return (
    <section className="block" id="mass">
      <h2>{words.title}</h2>
      <Note>{words.confirm({ year: asOf })}</Note>
      <table className="table hours">
        <caption>{words.caption({ year: asOf })}</caption>
        <TableHead columns={[words.what, words.when]} />
        <tbody className="num">
          {times.map(({ id, what, when, ...of }) => (
            <tr key={id}>
              <th scope="row" lang={langOf(of, 'what')}>
                {what}
              </th>
              <td lang={langOf(of, 'when')}>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui small muted under">{words.source({ source })}</p>
    </section>
  )
}

/** The places of the shrine, how long each takes, and what visitors do there. */
function Places({ places, activities }: Pick<ShrineGuide, 'places' | 'activities'>) {
  const { places: words } = useWords(kibehoPartWords)
  const time = useWords(roadTimeWords)
  return (
    <section className="block" id="shrine-places">
      <h2>{words.title}</h2>
      <ul className="rows timed">
        {places.map(({ id, name, minutes, facts, confidence, ...of }) => (
          <li key={id}>
            <p className="took num">{roadTime(minutes, time)}</p>
            <div>
              <h3 lang={langOf(of, 'name')}>{name}</h3>
              {facts.map((fact, at) => (
                <p key={fact} lang={langOf(of, `facts.${at}`)}>
                  {fact}
                </p>
              ))}
              <ul className="ui small muted">
                {activities
                  .filter(({ place }) => place === id)
                  .map((activity) => (
                    <li key={activity.id}>{words.here({ name: activity.name, time: roadTime(activity.minutes, time) })}</li>
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
