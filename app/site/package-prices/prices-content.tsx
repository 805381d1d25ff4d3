import { Form, Link } from 'react-router'
import { residencies } from '#features/places/visitor-fee.ts'
import type { Season } from '#features/pricing/packages/package-rates.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { childAgesWords } from '../../words/child-ages.ts'
import { packagePricesWords } from '../../words/package-prices.ts'
import { privateTripWords } from '../../words/private-trip.ts'
import { residencyWords } from '../../words/residencies.ts'
import { residencyFieldWords } from '../../words/residency-field.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PriceGrids, TooYoungParty } from './price-grids.ts'
import { largestParty, type PriceChoice, pricesAddress } from './price-starts.ts'
import type { ShownParty } from './shown-party.ts'

/** The departure that can be joined, and the words above its prices. */
type JoinedDeparture = { slug: string; left: number; title: string; about: string }

export type PricesContentData = Omit<PriceChoice, 'start' | 'starts' | 'party'> &
  PriceGrids & {
    slug: string
    party: ShownParty
    /** Who is too young for this package: nothing is priced for the party then. */
    tooYoung?: TooYoungParty
    start: { id: string; startsOn: Day; join?: JoinedDeparture }
    starts: readonly { id: string; word: string }[]
    season: Season | undefined
    groupMax: number
    /** The first day on which a private trip can begin. */
    privateFrom: Day
  }

/** The prices of a package for a month and a party: joining a departure beside a private trip. Plain links and a form. */
export function PricesContent({ of }: { of: PricesContentData }) {
  return (
    <div className="price-explorer">
      <Choose of={of} />
      <Problems of={of} />
      {of.tooYoung ? <TooYoung of={of} young={of.tooYoung} /> : !of.party.agesError && <Tables of={of} />}
    </div>
  )
}

function Tables({ of }: { of: PricesContentData }) {
  const format = useFormatter()
  const { month, travellers, start, season, groupMax, privateFrom, comforts, rows, party } = of
  const words = useWords(packagePricesWords)
  const own = useWords(privateTripWords).private
  const grid = { comforts, travellers, children: party.children }
  const day = format.day(start.startsOn)
  const { join } = start
  const most = rows.at(-1)?.travellers ?? 0
  return (
    <>
      <Starts of={of} />
      {travellers > most && most > 0 && (
        <p className="note">
          {words.tooMany({ travellers, most })} <LargerGroup />
        </p>
      )}
      {!join && <p className="note">{words.noDeparture({ month: format.month(`${month}-01`) })}</p>}
      <h2>{season ? words.pricesIn({ day, season }) : words.prices({ day })}</h2>
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
          title={own}
          about={words.from({ day })}
          rows={rows.map(({ travellers, own }) => ({ travellers, cells: own }))}
          none={start.startsOn < privateFrom ? words.privateFrom({ day: format.day(privateFrom) }) : <TooLarge most={groupMax} />}
        />
      </div>
      <p className="ui muted small under">{party.caption}</p>
    </>
  )
}

/** The rule and the age, and the prices without who is under it. */
function TooYoung({ of: { slug, month, travellers, party }, young }: { of: PricesContentData; young: TooYoungParty }) {
  const { childAges: _, ...parts } = party.parts
  const { sentence, words, childAges } = young
  const stay = String(travellers - party.children + childAges.length)
  const ages = childAges.length > 0 && { childAges: childAges.join(', ') }
  return (
    <p className="note">
      {sentence} <Link to={pricesAddress(slug, { month, ...parts, travellers: stay, ...ages })}>{words}</Link>
    </p>
  )
}

function NoSeats({ join: { left, slug } }: { join: JoinedDeparture }) {
  const words = useWords(packagePricesWords)
  if (left > 0) return words.seats({ left })
  return (
    <>
      {words.full} <Link to={`/departure-details/${slug}`}>{words.fullLink}</Link>
    </>
  )
}

const TooLarge = ({ most }: { most: number }) => (
  <>
    {useWords(packagePricesWords).privateMost({ most })} <LargerGroup />
  </>
)

const LargerGroup = () => <Link to="/contact">{useWords(packagePricesWords).largerGroup}</Link>

function Choose({ of: { slug, months, month, travellers, party } }: { of: PricesContentData }) {
  const format = useFormatter()
  const words = useWords(packagePricesWords)
  const names = useWords(residencyWords)
  return (
    <Form
      key={`${month} ${travellers} ${party.typedAges} ${party.residency}`}
      className="pick"
      method="get"
      action={`/package-prices/${slug}`}
      reloadDocument
      aria-label={words.choose}
    >
      <label>
        {words.month}
        <select name="month" defaultValue={month}>
          {months.map((one) => (
            <option key={one.month} value={one.month}>
              {monthOption(one, words, format)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.travellers}
        <select name="travellers" defaultValue={travellers}>
          {Array.from({ length: largestParty }, (_, index) => index + 1).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <label>
        {useWords(residencyFieldWords).label}
        <select name="residency" defaultValue={party.residency}>
          {residencies.map((one) => (
            <option key={one} value={one}>
              {String(names[one])}
            </option>
          ))}
        </select>
      </label>
      <label className={party.agesError ? 'err' : undefined}>
        {useWords(childAgesWords).label}
        <input
          type="text"
          name="childAges"
          defaultValue={party.typedAges}
          placeholder={words.agesExample}
          autoComplete="off"
          aria-invalid={party.agesError ? true : undefined}
          aria-describedby={party.agesError && 'ages-error'}
        />
      </label>
      {party.agesError && (
        <p className="msg" id="ages-error">
          {party.agesError}
        </p>
      )}
      <button className="btn" type="submit">
        {words.show}
      </button>
    </Form>
  )
}

/** A month to choose, with its departures where it has some. */
function monthOption(
  { month, departures }: PriceChoice['months'][number],
  words: Words<typeof packagePricesWords.tree>,
  format: Formatter,
): string {
  const text = format.month(`${month}-01`)
  return departures === 0 ? text : String(words.monthOption({ month: text, departures }))
}

/** What of the address was not understood, and what is shown instead. */
function Problems({ of: { problems, month, start } }: { of: PricesContentData }) {
  const words = useWords(packagePricesWords)
  const format = useFormatter()
  const sentences = {
    month: words.problems.month({ month: format.month(`${month}-01`) }),
    travellers: words.problems.travellers({ most: largestParty }),
    start: words.problems.start({ day: format.day(start.startsOn) }),
  }
  return problems.map((problem) => (
    <p className="note" key={problem}>
      {sentences[problem]}
    </p>
  ))
}

/** The dates of the month to choose among: its departures, or where it has none a day of each season. */
function Starts({ of: { slug, month, travellers, party, starts, start } }: { of: PricesContentData }) {
  const words = useWords(packagePricesWords)
  const format = useFormatter()
  if (starts.length < 2) return null
  return (
    <nav
      className="filters"
      aria-label={
        start.join
          ? words.departures({ month: format.month(`${month}-01`) })
          : words.seasons({ month: format.month(`${month}-01`) })
      }
    >
      {starts.map(({ id, word }) => (
        <Link
          key={id}
          className="chip num"
          to={pricesAddress(slug, { month, travellers: String(travellers), ...party.parts, start: id })}
          aria-current={id === start.id ? 'true' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  )
}
