import { Link } from 'react-router'
import type { ExperienceKind, PlacedExperience } from '#features/community/experience.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { groupedBy } from '../../ui/group-by.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { visitsWords } from '../../words/visits.ts'

/** The country whose places are named without it. */
const home = 'Rwanda'

/** The fields of an experience that its row shows: loaders send no more than this to the browser. */
export function visitOf(experience: PlacedExperience) {
  const { id, name, category, place, country, minutes, groupMax, minimumAge, feeMinor, asOf } = experience
  const shown = { id, name, category, place, country, minutes, groupMax, minimumAge, feeMinor, asOf }
  return { ...shown, ...untranslatedOf(experience, ['name']) }
}

export type Visit = ReturnType<typeof visitOf>

type Props = {
  visits: readonly Visit[]
  kinds: readonly { kind: ExperienceKind; count: number }[]
  chosen: ExperienceKind | undefined
}

/** Visits as rows, grouped by place; chips choose a kind by the address. */
export function ExperienceRows({ visits, kinds, chosen }: Props) {
  const words = useWords(visitsWords)
  return (
    <section className="sec sunk" id="visits">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{words.title}</h2>
            <p className="lede">{words.lede}</p>
          </div>
        </div>
        <nav className="filters swipe" aria-label={words.kinds}>
          <Link className="chip" to="/community#visits" preventScrollReset aria-current={chosen ? undefined : 'true'}>
            {words.all}
          </Link>
          {kinds.map(({ kind, count }) => (
            <Link
              key={kind}
              className="chip"
              to={`/community?kind=${kind}#visits`}
              preventScrollReset
              aria-current={kind === chosen ? 'true' : undefined}
            >
              {words.kind[kind]} <span className="num">{count}</span>
            </Link>
          ))}
        </nav>
        {visits.length === 0 && (
          <div className="empty apart">
            <h3>{words.none}</h3>
            <Link className="btn" to="/community#visits">
              {words.showAll}
            </Link>
          </div>
        )}
        {[...groupedBy(visits, ({ place }) => place)].map(([place, here]) => (
          <div key={place} className="hosts">
            <h3>{here[0] && here[0].country !== home ? words.abroad({ place, country: here[0].country }) : place}</h3>
            <ul>
              {here.map((visit) => (
                <VisitRow key={visit.id} visit={visit} heading="h4" />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** One visit as a row; its name is a heading one level below that of the list. */
export function VisitRow({ visit, heading: Heading }: { visit: Visit; heading: 'h3' | 'h4' }) {
  const format = useFormatter()
  const { id, name, category, minutes, groupMax, minimumAge, feeMinor, asOf } = visit
  const words = useWords(visitsWords)
  const time = useWords(roadTimeWords)
  const facts = [
    words.kind[category],
    roadTime(minutes, time),
    words.upTo({ most: groupMax }),
    ...(minimumAge ? [words.age({ years: minimumAge })] : []),
  ]
  return (
    <li>
      <div>
        <Heading>
          <Link to={`/community/details?id=${id}`} lang={langOf(visit, 'name')}>
            {name}
          </Link>
        </Heading>
        <p className="ui small muted num">{facts.join(', ')}</p>
      </div>
      <p className="ui num">{words.fee({ money: format.money(usd(feeMinor)), year: asOf })}</p>
    </li>
  )
}
