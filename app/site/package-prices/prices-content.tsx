import { Link } from 'react-router'
import type { Season } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { packagePricesWords as says } from '../../words/package-prices.ts'
import { alternativeWords } from '../../words/panel-options.ts'
import { seasonWords } from '../../words/trade.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PriceGrids } from './price-grids.ts'
import { largestParty, type PriceChoice, pricesAddress } from './price-starts.ts'

/** The departure that can be joined, and the words above its prices. */
type JoinedDeparture = { slug: string; left: number; title: string; about: string }

export type PricesContentData = Omit<PriceChoice, 'start' | 'starts'> &
  PriceGrids & {
    slug: string
    start: { id: string; startsOn: Day; join?: JoinedDeparture }
    starts: readonly { id: string; word: string }[]
    season: Season | undefined
    groupMax: number
    /** The first day on which a private trip can begin. */
    privateFrom: Day
  }

/** The prices of a package for a month and a group: joining a departure beside a private trip. Plain links and a form. */
export function PricesContent({ of }: { of: PricesContentData }) {
  const { month, travellers, start, season, groupMax, privateFrom, comforts, rows } = of
  const grid = { comforts, travellers }
  const begins = [dayText(start.startsOn), season && seasonWords[season].toLowerCase()].filter(Boolean).join(', ')
  const { join } = start
  return (
    <div className="price-explorer">
      <Choose of={of} />
      <Problems of={of} />
      <Starts of={of} />
      {travellers > rows.length && rows.length > 0 && (
        <p className="note">
          {says.tooMany(travellers, rows.length)} <LargerGroup />
        </p>
      )}
      {!join && <p className="note">{says.noDeparture(month)}</p>}
      <h2>{says.prices(begins)}</h2>
      <div className="beside">
        {join && (
          <PriceGrid
            {...grid}
            title={join.title}
            about={join.about}
            rows={rows.map(({ travellers, join }) => ({ travellers, cells: join }))}
            none={<NoSeats join={join} />}
          />
        )}
        <PriceGrid
          {...grid}
          title={alternativeWords.private}
          about={says.from(dayText(start.startsOn))}
          rows={rows.map(({ travellers, own }) => ({ travellers, cells: own }))}
          none={start.startsOn < privateFrom ? says.privateFrom(dayText(privateFrom)) : <TooLarge most={groupMax} />}
        />
      </div>
      <p className="ui muted small under">{says.caption}</p>
    </div>
  )
}

function NoSeats({ join: { left, slug } }: { join: JoinedDeparture }) {
  if (left > 0) return says.seats(left)
  return (
    <>
      {says.full} <Link to={`/departure-details/${slug}`}>{says.fullLink}</Link>
    </>
  )
}

const TooLarge = ({ most }: { most: number }) => (
  <>
    {says.privateMost(most)} <LargerGroup />
  </>
)

const LargerGroup = () => <Link to="/contact">{says.largerGroup}</Link>

function Choose({ of: { slug, months, month, travellers } }: { of: PricesContentData }) {
  return (
    <form
      key={`${month} ${travellers}`}
      className="pick"
      method="get"
      action={`/package-prices/${slug}`}
      aria-label={says.choose}
    >
      <label>
        {says.month}
        <select name="month" defaultValue={month}>
          {months.map((one) => (
            <option key={one.month} value={one.month}>
              {says.monthOption(one.month, one.departures)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {says.travellers}
        <select name="travellers" defaultValue={travellers}>
          {Array.from({ length: largestParty }, (_, index) => index + 1).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button className="btn" type="submit">
        {says.show}
      </button>
    </form>
  )
}

/** What of the address was not understood, and what is shown instead. */
function Problems({ of: { problems, month, start } }: { of: PricesContentData }) {
  const sentences = {
    month: says.problems.month(month),
    travellers: says.problems.travellers(largestParty),
    start: says.problems.start(dayText(start.startsOn)),
  }
  return problems.map((problem) => (
    <p className="note" key={problem}>
      {sentences[problem]}
    </p>
  ))
}

/** The dates of the month to choose among: its departures, or where it has none a day of each season. */
function Starts({ of: { slug, month, travellers, starts, start } }: { of: PricesContentData }) {
  if (starts.length < 2) return null
  return (
    <nav className="filters" aria-label={start.join ? says.departures(month) : says.seasons(month)}>
      {starts.map(({ id, word }) => (
        <Link
          key={id}
          className="chip num"
          to={pricesAddress(slug, { month, travellers, start: id })}
          aria-current={id === start.id ? 'true' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  )
}
