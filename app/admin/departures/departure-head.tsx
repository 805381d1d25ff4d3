import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { StatusTag } from '../../shared/status-tag.tsx'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { departurePageWords } from '../../words/admin/departures/departure-page.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminTabs } from '../components/admin-tabs.tsx'
import { FilterBar } from '../components/filter-bar.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import type { DepartureHead as Head } from './load-head.server.ts'

const listsOf = (read: ReadWords) => {
  const words = read(departurePageWords)
  const { days, arrivals } = read(roadListWords).lists
  return { manifest: words.manifest, 'rooming-list': words.rooming, days, arrivals, contacts: words.contacts } as const
}
type DepartureList = keyof ReturnType<typeof listsOf>
type Tab = 'overview' | 'crew' | 'suppliers' | 'edit' | DepartureList
type Props = { head: Head; tab: Tab; children?: ReactNode }

/**
 * The head of one departure and its tabs, each an address. The next decision is the filled button, except on the tab for
 * editing, where saving is.
 */
export function DepartureHead({ head, tab, children }: Props) {
  const read = useReader()
  const words = useWords(departurePageWords)
  const departureLabels = useWords(departureAdminWords)
  const departureEditLabels = useWords(departureEditAdminWords)
  const frame = useWords(frameAdminWords)
  const { id, slug, title, days, sale, status, short, closes, cancelled, trashed } = head
  const { may } = useAuth()
  const path = `/admin/departures/${id}`
  const isList = tab in listsOf(read)
  const name =
    tab === 'overview'
      ? ''
      : `${tab in listsOf(read) ? listsOf(read)[tab as DepartureList] : words[tab as 'crew' | 'suppliers' | 'edit']}, `
  return (
    <>
      <title>{frame.pageTitle({ screen: `${name}${title}, ${days}` })}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb num off-paper" aria-label={departureLabels.breadcrumb}>
            <Link to="/admin/departures">{departureLabels.title}</Link> / <span aria-current="page">{days}</span>
          </nav>
          <h1>
            {title}, <span className="num">{days}</span>{' '}
            {sale === 'on-sale' || cancelled ? <StatusTag status={status} short={short} /> : null}
          </h1>
          <p className="muted num">
            {cancelled || (sale === 'on-sale' && !trashed)
              ? ''
              : `${trashed ? departureEditLabels.trashed : departureEditLabels.lede[sale]} `}
            {closes}
          </p>
        </div>
        <div className="row off-paper">
          {!cancelled && !trashed && sale === 'on-sale' && (
            <>
              {tab !== 'edit' && <NewBookingLink of={{ kind: 'departure', departure: slug }} isLine />}
              <a className="btn line" href={`/departure-details/${slug}`}>
                {departureLabels.onSite}
              </a>
            </>
          )}
          {children}
        </div>
      </header>
      <Facts head={head} />
      <NextDecision head={head} isLine={tab === 'edit'} changes={may('departures:change')} />
      <AdminTabs className="off-paper" label={words.tabs}>
        <TabLink to={path} word={words.overview} isOn={tab === 'overview'} />
        <TabLink to={`${path}/crew`} word={words.crew} isOn={tab === 'crew'} />
        <TabLink to={`${path}/suppliers`} word={words.suppliers} isOn={tab === 'suppliers'} />
        <TabLink to={`${path}/manifest`} word={words.lists} isOn={isList} />
        {may('departures:change') && <TabLink to={`${path}/edit`} word={words.edit} isOn={tab === 'edit'} />}
      </AdminTabs>
      {isList && (
        <FilterBar
          label={words.listsOf}
          className="gap off-paper"
          current="true"
          filters={Object.entries(listsOf(read)).map(([list, word]) => ({ to: `${path}/${list}`, word, isOn: list === tab }))}
        />
      )}
    </>
  )
}

const TabLink = ({ to, word, isOn }: { to: string; word: string; isOn: boolean }) => (
  <Link to={to} aria-current={isOn ? 'page' : undefined}>
    {word}
  </Link>
)

/** Seats sold, held and left, the minimum, and whether it runs. */
function Facts({ head: { seats, minimum, confirmed, guaranteed, cancelled, supply } }: { head: Head }) {
  const words = useWords(departurePageWords)
  const { sold, held, left, capacity } = seats
  return (
    <dl className="departure-facts num off-paper" aria-label={words.facts}>
      <Fact name={words.sold} figure={sold} small={words.ofCapacity({ capacity })} />
      <Fact name={words.held} figure={held} />
      <Fact name={words.left} figure={left} />
      <Fact name={words.minimum} figure={minimum} small={words.confirmed({ confirmed })} />
      {supply && <Fact name={words.suppliers} figure={supply.text} small={supply.open.join(', ')} />}
      {!cancelled && (
        <div>
          <dt className="visually-hidden">{words.guarantee}</dt>
          <dd>
            <b>{guaranteed ? words.guaranteed : words.notGuaranteed}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}

const Fact = ({ name, figure, small }: { name: string; figure: number | string; small?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{figure}</b> {small && <small>{small}</small>}
    </dd>
  </div>
)

const decisionAt = { sell: '/edit#sale', run: '#guarantee', guide: '/crew' } as const

/** The next decision, its deadline, and its link. */
function NextDecision({ head: { id, decision }, isLine, changes }: { head: Head; isLine: boolean; changes: boolean }) {
  const words = useWords(departurePageWords)
  if (!decision) return null
  const { what, isLate, text } = decision
  return (
    <div className="next-decision off-paper">
      <p className="num">
        {isLate && <span className="tag bad">{words.late}</span>} {text}
      </p>
      {changes && (
        <Link className={isLine ? 'btn line' : 'btn'} to={`/admin/departures/${id}${decisionAt[what]}`}>
          {words.decisions[what].go}
        </Link>
      )}
    </div>
  )
}
