import { Link } from 'react-router'
import type { PackageFacts } from '#features/content-kinds/reads-package-facts.server.ts'
import type { Undercut } from '#features/pricing/packages/private-undercuts.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { roundHalfAway, usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { periodText } from '../../shared/rate-period-text.ts'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { comfortWords } from '../../words/comforts.ts'
import { priceTableWords } from '../../words/price-table.ts'
import { rateTableWords } from '../../words/rate-table.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { ofFacts } from '../content/content-kind.ts'

type Facts = { facts: PackageFacts }

/** The columns of the list of packages. */
export const packageColumns = (read: ReadWords) => {
  const words = read(packageAdminWords).columns
  return [
    { head: words.countries, Cell: ofFacts(({ facts }: Facts) => facts.countries.join(', ')) },
    { head: words.days, Cell: ofFacts(({ facts }: Facts) => facts.days) },
    {
      head: words.from,
      Cell: ofFacts(({ facts }: Facts) => (facts.fromMinor === null ? null : read.format.money(usd(facts.fromMinor)))),
    },
    { head: words.ahead, Cell: ofFacts(({ facts }: Facts) => (facts.slug === null ? null : <Ahead facts={facts} />)) },
  ] as const
}

function Ahead({ facts: { ahead, unsold, seats, taken } }: Facts) {
  const words = useWords(packageAdminWords).columns
  return (
    <span className="seats-of">
      <SeatsBar taken={taken} seats={seats} />
      <span>{words.seats({ ahead, unsold, taken, seats })}</span>
    </span>
  )
}

/** How many of all future seats are taken; the text beside it has the same numbers. */
function SeatsBar({ taken, seats }: { taken: number; seats: number }) {
  if (seats === 0) return null
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="of" width="100" height="10" />
      <rect className="f" width={Math.min(100, (taken / seats) * 100)} height="10" />
    </svg>
  )
}

/** The departures of a package while it is public, and where its private price is below theirs. */
export const PackageDepartures = ofFacts(({ facts }: Facts) => (
  <>
    <Departures facts={facts} />
    <Undercuts undercuts={facts.undercuts} />
  </>
))

function Departures({ facts: { slug, ahead, unsold, seats, taken } }: Facts) {
  const { departures: labels, columns: words } = useWords(packageAdminWords)
  return (
    <section className="pane" aria-labelledby="departures-title">
      <h2 id="departures-title">{labels.title}</h2>
      <p>{ahead === 0 ? labels.none : words.seats({ ahead, unsold, taken, seats })}</p>
      <SeatsBar taken={taken} seats={seats} />
      <p className="row wraps">
        {ahead > 0 && <Link to={`/admin/departures?package=${slug}`}>{labels.all}</Link>}
        <Link to={`/admin/departures/series?package=${slug}`}>{labels.series}</Link>
      </p>
    </section>
  )
}

type Row = Undercut['sizes'][number]

function columnsOf(read: ReadWords): Column<Row>[] {
  const words = read(packageAdminWords).undercuts
  const each = (minor: number, { size }: Row) => read.format.money(usd(roundHalfAway(minor / size)))
  return [
    { head: words.party, isRowHead: true, cell: ({ size }) => size },
    { head: words.own, isNumber: true, cell: (row) => each(row.privateMinor, row) },
    { head: words.join, isNumber: true, cell: (row) => each(row.joinMinor, row) },
  ]
}

/** The parties for which a private trip costs less than joining a departure, a small table for each level and season. */
function Undercuts({ undercuts }: { undercuts: readonly Undercut[] }) {
  const read = useReader()
  const words = read(packageAdminWords).undercuts
  const comfortNames = read(comfortWords)
  const seasonNames = read(priceTableWords).season
  if (undercuts.length === 0) return null
  return (
    <section className="pane stack" aria-labelledby="undercuts-title">
      <h2 id="undercuts-title">{words.title}</h2>
      <p className="small">{words.text}</p>
      {undercuts.map(({ from, comfort, season, minimum, sizes }) => {
        const group = words.of({ comfort: comfortNames[comfort], season: seasonNames[season].toLowerCase(), minimum })
        const title = from ? `${periodText(from, undefined, read(rateTableWords), read.format)}: ${group}` : group
        return (
          <details key={title} className="add">
            <summary>{title}</summary>
            <DataTable caption={title} columns={columnsOf(read)} rows={sizes} rowKey={({ size }) => size} className="num" />
          </details>
        )
      })}
    </section>
  )
}
