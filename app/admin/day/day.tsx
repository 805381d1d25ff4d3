import { data, Form, Link } from 'react-router'
import { kigaliInstant } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { useOffline, useOfflineDays } from '../../ui/offline-pack.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { dayWords } from '../../words/admin/day/day.ts'
import { admit } from '../admit.server.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { PrintButton } from '../components/print-button.tsx'
import type { Route } from './+types/day.ts'
import { dayAddress, dayPath, nearness, storedAddresses } from './day-address.ts'
import { DayCards } from './day-cards.tsx'
import { DayPlaces } from './day-places.tsx'
import { type DayView, loadDay } from './load-day.server.ts'
import { Phone } from './phone.tsx'

export const handle = { query: ['on', 'view'] } satisfies RouteHandle

/**
 * The day. Today and tomorrow say in their headers until when a browser may store them, and for whom (public/offline.js): to their own
 * midnight in Kigali.
 */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const view = await loadDay(contextOf(args.context), wordsReader(args.context), args.url.searchParams)
  const { on } = view.query
  const isStored = on === view.today || nearness(on, view.today) === 'tomorrow'
  const stored = { 'Day-Until': kigaliInstant(on, 24).toISOString(), 'Day-For': staff.id }
  return data(view, { headers: { ...unshared, ...(isStored && stored) } })
}

const unshared = { 'Cache-Control': 'private, no-store' }

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

/** Who is on the road on a day, where they sleep, with which guide and vehicle, what arrives and leaves, and every number to call. */
export default function DayScreen({ loaderData: view }: Route.ComponentProps) {
  const words = useWords(dayWords)
  const offline = useOffline()
  useOfflineDays(storedAddresses(view.today))
  return (
    <div className="day-board">
      <PageBar
        title={view.title}
        lede={view.lede}
        actions={
          <>
            <PrintButton word={words.print} isLine />
            <Link className="btn line" to="/admin/roster">
              {words.roster}
            </Link>
          </>
        }
      />
      <div role="status">{offline && <p className="note warn">{words.offline({ when: view.asOf })}</p>}</div>
      <Days view={view} />
      <p className="office">
        {words.office} <Phone of={words.office} phone={view.officePhone} />
      </p>
      <div className="day-and-ahead">
        <div>
          <OtherFlights view={view} />
          {view.isEmpty ? (
            <EmptyState title={words.empty.title} text={words.empty.text} />
          ) : view.places ? (
            <DayPlaces places={view.places} />
          ) : (
            <DayCards heads={view.heads} />
          )}
        </div>
        <Ahead view={view} />
      </div>
      <p className="small muted off-paper as-of">
        {words.asOf({ when: view.asOf })}. {words.keeps}
      </p>
      <p className="small on-paper">{words.printed({ when: view.asOf })}</p>
    </div>
  )
}

/** The days around, any other day, and the two ways to look at one. Links load a document, which a browser without a connection has stored. */
function Days({ view: { query, today, before, after, heads, ahead } }: { view: DayView }) {
  const { format } = useReader()
  const words = useWords(dayWords)
  const { on, look } = query
  const named = (day: string) => {
    const near = nearness(day, today)
    return near === 'other' ? `${format.shortWeekday(day)} ${format.shortDay(day)}` : words.nav[near]
  }
  const chip = (day: string, text: string, rel?: 'prev' | 'next') => (
    <Link className="chip" to={dayAddress({ on: day, look })} rel={rel} reloadDocument>
      {text}
    </Link>
  )
  return (
    <div className="tools off-paper">
      <nav className="filters" aria-label={words.nav.label}>
        {chip(before, `← ${named(before)}`, 'prev')}
        {on !== today && before !== today && after !== today && chip(today, words.nav.today)}
        {chip(after, `${named(after)} →`, 'next')}
      </nav>
      <Form className="search-form" action={dayPath} aria-label={words.nav.choose} key={on} reloadDocument>
        <label className="visually-hidden" htmlFor="on">
          {words.nav.on}
        </label>
        <input id="on" name="on" type="date" defaultValue={on} />
        {look === 'places' && <input type="hidden" name="view" value="places" />}
        <button className="btn line" type="submit">
          {words.nav.go}
        </button>
      </Form>
      <nav className="filters looks" aria-label={words.views.label}>
        {(['trips', 'places'] as const).map((one) => (
          <Link
            key={one}
            className="view"
            to={dayAddress({ on, look: one })}
            aria-current={one === look ? 'true' : undefined}
            reloadDocument
          >
            {words.views[one]}
          </Link>
        ))}
      </nav>
      {heads.some(({ count }) => count) && (
        <ul className="head-counts num">
          {heads.map(({ head, title, count, nobody }) => (
            <li key={head}>{count ? `${title}${format.colon}${count}` : nobody}</li>
          ))}
          {ahead.length > 0 && (
            <li>
              <a href="#ahead">{words.ahead.count({ count: ahead.length })}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/**
 * What is missing for trips on the road or soon to begin, as long as it can still be mended: after what happens that day. On a phone the most urgent, and the
 * others in a fold; where there is room for them, and on paper, all of them.
 */
function Ahead({ view: { ahead } }: { view: DayView }) {
  const words = useWords(dayWords).ahead
  if (ahead.length === 0) return null
  const [first, more] = [ahead.slice(0, 1), ahead.slice(1)]
  return (
    <section className="pane ahead" aria-labelledby="ahead">
      <h2 id="ahead">
        {words.title} <span className="num muted">{ahead.length}</span>
      </h2>
      <AheadLines lines={first} />
      {more.length > 0 && (
        <details>
          <summary className="num">{words.more({ count: more.length })}</summary>
          <AheadLines lines={more} />
        </details>
      )}
    </section>
  )
}

const AheadLines = ({ lines }: { lines: DayView['ahead'] }) => (
  <ul>
    {lines.map(({ key, day, text, to, reference, title, isNear }) => (
      <li key={key}>
        <span className={isNear ? 'tag bad' : 'tag warn'}>{day}</span>{' '}
        <span>
          {text} · <Link to={to}>{reference}</Link> · {title}
        </span>
      </li>
    ))}
  </ul>
)

/** Flights of travellers whose trip is not on the road that day: somebody fetches them all the same. */
function OtherFlights({ view: { otherFlights } }: { view: DayView }) {
  const words = useWords(dayWords).others
  if (otherFlights.length === 0) return null
  return (
    <section className="pane other-flights" aria-labelledby="other-flights">
      <h2 id="other-flights">{words.title}</h2>
      <p className="small muted">{words.text}</p>
      <ul>
        {otherFlights.map(({ at, text, reference, leadName, phone, to, transfer }) => (
          <li key={`${reference} ${at} ${text}`}>
            <b className="num">{at}</b> {text} · <Link to={to}>{reference}</Link> · {leadName}{' '}
            <Phone of={leadName} phone={phone} />
            {transfer && (
              <p className="num">
                {transfer.isMissing && <span className="tag bad">{words.transferMissing}</span>} {transfer.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
