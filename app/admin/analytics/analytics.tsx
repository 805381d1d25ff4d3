import { rangeNames, rangeQuery } from '#features/analytics/range.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import type { SiteWords } from '../../languages/site-words.server.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { analyticsAdminWords } from '../../words/admin/analytics.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { admit } from '../admit.server.ts'
import { DateRange } from '../components/date-range.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Pane } from '../components/pane.tsx'
import type { Route } from './+types/analytics.ts'
import { ConversionPane } from './conversion-pane.tsx'
import { CountTable } from './count-table.tsx'
import { DaysPane } from './days-pane.tsx'
import { loadCounts, rangeFrom } from './load-visitors.server.ts'
import { visitsView } from './visits-view.ts'

/** How many rows of each table are shown. The CSV has all of them. */
const shownRows = 10

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'analytics:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const now = clock.now()
  const today = kigaliDay(now)
  const { range, fault, typed } = rangeFrom(args.url, today)
  const { days, since, visitors, ...tables } = await loadCounts(db, read, { staff, range, most: shownRows })
  const site = args.context.get(siteWordsKey)
  const isInOthers = site.published.size > 0 || tables.searches.rows.some(({ language }) => language !== written)
  return {
    ...tables,
    ...(isInOthers && { languages: languageNames(read, site) }),
    ...visitsView(read, range, { visitors, days, since }),
    range: range.name,
    query: rangeQuery(range),
    text: read.format.days(range.from, range.to),
    clock: range.to === today ? kigaliClock(now) : null,
    fault,
    typed,
    today,
  }
}

/** The languages that pages are read in, each by its name in itself. */
const languageNames = (read: ReadWords, { translated }: SiteWords): Record<string, string> => ({
  [written]: read(analyticsAdminWords).english,
  ...Object.fromEntries([...translated].map(([code, { name }]) => [code, name])),
})

export default function Visitors({ loaderData }: Route.ComponentProps) {
  const format = useFormatter()
  const words = useWords(analyticsAdminWords)
  const frame = useWords(frameAdminWords)
  const { lede, year, since, comparable, clock, fault, figures } = loaderData
  return (
    <div className="analytics">
      <title>{frame.pageTitle({ screen: words.title })}</title>
      <header className="bar">
        <div>
          <h1>{words.title}</h1>
          {since && <p className="muted num">{lede}</p>}
          {year && <p className="muted num">{year}</p>}
        </div>
      </header>
      {since === null ? (
        <EmptyState title={words.empty.title} text={words.empty.text} />
      ) : (
        <>
          <DateRange
            path="/admin/analytics"
            ranges={rangeNames
              .filter((name) => name !== 'own')
              .map((name) => ({ name, word: words.ranges[name], isOn: name === loaderData.range }))}
            typed={loaderData.typed}
            last={loaderData.today}
            fault={fault && words.faults[fault]}
            isWrong={Boolean(fault) && fault !== 'unknown'}
          />
          <dl className="kpi num" aria-label={words.figures.label}>
            {figures.map(({ name, figure, difference }) => (
              <div key={name}>
                <dt>{words.figures[name]}</dt>
                <dd>
                  {format.number(figure)}
                  <small>{difference ?? words.figures.noBefore}</small>
                </dd>
              </div>
            ))}
          </dl>
          {(clock || !comparable) && (
            <p className="small muted num gap">
              {clock && words.notOver({ clock })} {!comparable && words.notComparable({ since })}
            </p>
          )}
          <Panes {...loaderData} />
        </>
      )}
      <How since={since} />
    </div>
  )
}

type Data = Route.ComponentProps['loaderData']

function Panes({ query, comparable, pages, sources, countries, platforms, browsers, searches, languages, ...rest }: Data) {
  const shown = { query, comparable }
  return (
    <div className="g12 visits">
      <DaysPane {...rest} {...shown} />
      <ConversionPane rows={rest.way} {...shown} />
      <div className="w7">
        <CountTable table="pages" {...pages} {...shown} />
      </div>
      <div className="w6">
        <CountTable table="sources" {...sources} {...shown} />
      </div>
      <div className="w6">
        <CountTable table="countries" {...countries} {...shown} />
      </div>
      <div className="w6">
        <CountTable table="platforms" {...platforms} {...shown} />
      </div>
      <div className="w6">
        <CountTable table="browsers" {...browsers} {...shown} />
      </div>
      <div className="w12">
        <CountTable
          table="searches"
          rows={searches.rows.map(({ query: name, times, lastOn, language }) => ({
            name,
            now: times,
            lastOn,
            ...(languages && { language: languages[language] ?? language }),
          }))}
          of={searches.of}
          {...shown}
        />
      </div>
    </div>
  )
}

function How({ since }: { since: string | null }) {
  const words = useWords(analyticsAdminWords)
  const { how } = words
  return (
    <Pane title={how.title} className="how">
      <ul>
        <li>{since ? how.since({ since }) : how.sinceNone}</li>
        <li>{how.visitor}</li>
        <li>{how.visit}</li>
        <li>{how.left}</li>
        <li>{how.comparison}</li>
      </ul>
    </Pane>
  )
}
