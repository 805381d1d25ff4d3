import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { addDays } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { LangText } from '../lang-text.tsx'
import { SectionHead } from '../section-head.tsx'
import type { FeastRow, There } from './feast-rows.ts'

type Props = {
  feasts: readonly FeastRow[]
  sources: readonly string[]
  quiet: ShrineGuide['quietWeeks'] | undefined
}

/** The feasts as rows by date, and the weekends of every month as one line of days. */
export function FeastCalendar({ feasts, sources, quiet }: Props) {
  const { feasts: words } = useWords(pilgrimageWords)
  const days = feasts.filter(({ startsOn, endsOn }) => startsOn === endsOn)
  const weekends = feasts.filter(({ startsOn, endsOn }) => startsOn !== endsOn)
  return (
    <section className="sec" id="feasts">
      <div className="wrap">
        <SectionHead title={words.title} lede={words.lede} />
        <ol className="feast-list">
          {days.map((feast) => (
            <Feast key={`${feast.id}-${feast.startsOn}`} feast={feast} />
          ))}
        </ol>
        <div className="beside monthly">
          {weekends.length > 0 && <Weekends weekends={weekends} />}
          {quiet && (
            <div>
              <h3>{words.quiet}</h3>
              <p lang={langOf(quiet, 'text')}>{quiet.text}</p>
            </div>
          )}
        </div>
        {sources.length > 0 && <p className="ui small muted">{words.sources({ list: sources.join('; ') })}</p>}
      </div>
    </section>
  )
}

function Feast({ feast }: { feast: FeastRow }) {
  const { feasts: words } = useWords(pilgrimageWords)
  const format = useFormatter()
  const { name, note, startsOn, vigil, crowd, sure, there, own } = feast
  return (
    <li className={crowd ? 'great' : undefined}>
      <p className="date num">
        <time dateTime={startsOn}>{format.shortDay(startsOn)}</time>
        <small>
          {format.weekday(startsOn)} {startsOn.slice(0, 4)}
        </small>
      </p>
      <div>
        <h3 lang={langOf(feast, 'name')}>{name}</h3>
        <p lang={langOf(feast, 'note')}>{note}</p>
        {vigil && <p className="ui small muted">{words.eve({ day: format.shortDay(addDays(startsOn, -1)), what: vigil })}</p>}
        {!sure && <p className="ui small muted">{words.confirm}</p>}
      </div>
      <div className="ui">
        {crowd && (
          <p className="crowd" lang={langOf(feast, 'crowd')}>
            {crowd}
          </p>
        )}
        {there.length > 0 && <Departures there={there} />}
        {own && (
          <Link
            className="small"
            to={`/kibeho-pilgrimage-package?package=${own.package}&startsOn=${own.startsOn}`}
            aria-label={words.bringFor({ name, day: format.day(startsOn) })}
          >
            {words.bring}
          </Link>
        )}
      </div>
    </li>
  )
}

function Departures({ there }: { there: readonly There[] }) {
  const { feasts: words } = useWords(pilgrimageWords)
  const format = useFormatter()
  return (
    <ul>
      {there.map(({ slug, title, left, startsOn, ...of }) => (
        <li key={slug}>
          <Link to={`/departure-details/${slug}`}>
            <LangText lang={langOf(of, 'title')}>{title}</LangText>, {format.shortDay(startsOn)}
          </Link>{' '}
          <span className="small muted num nowrap">{words.seats({ left })}</span>
        </li>
      ))}
    </ul>
  )
}

function Weekends({ weekends }: { weekends: readonly FeastRow[] }) {
  const { feasts: words } = useWords(pilgrimageWords)
  const format = useFormatter()
  const [first] = weekends
  return (
    <div>
      <h3>{words.monthly}</h3>
      <p>
        {first && <LangText lang={langOf(first, 'note')}>{first.note}</LangText>} {first && !first.sure && `${words.confirm}.`}
      </p>
      <ol className="weekends num">
        {weekends.map(({ startsOn, endsOn, there }) => (
          <li key={startsOn}>
            <time dateTime={startsOn}>{format.days(startsOn, endsOn)}</time>
            {there.length > 0 && <Departures there={there} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
