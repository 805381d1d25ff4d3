import { Link } from 'react-router'
import type { PackageFacts } from '#features/content-kinds/reads-package-facts.server.ts'
import { moneyText, usd } from '#values/money.ts'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { ofFacts } from '../content/content-kind.ts'
import { Undercuts } from './undercuts.tsx'

type Facts = { facts: PackageFacts }
const words = packageAdminWords.columns

/** What the list of packages says of each. */
export const packageColumns = [
  { head: words.countries, Cell: ofFacts(({ facts }: Facts) => facts.countries.join(', ')) },
  { head: words.days, Cell: ofFacts(({ facts }: Facts) => facts.days) },
  { head: words.from, Cell: ofFacts(({ facts }: Facts) => (facts.fromMinor === null ? null : moneyText(usd(facts.fromMinor)))) },
  { head: words.ahead, Cell: ofFacts(({ facts }: Facts) => (facts.slug === null ? null : <Ahead facts={facts} />)) },
] as const

function Ahead({ facts: { ahead, seats, taken } }: Facts) {
  return (
    <span className="seats-of">
      <SeatsBar taken={taken} seats={seats} />
      <span>{words.seats(ahead, taken, seats)}</span>
    </span>
  )
}

/** How many of all the seats ahead are taken; the words beside it say the same. */
function SeatsBar({ taken, seats }: { taken: number; seats: number }) {
  if (seats === 0) return null
  return (
    <svg className="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="of" width="100" height="10" />
      <rect className="f" width={Math.min(100, (taken / seats) * 100)} height="10" />
    </svg>
  )
}

/** The departures that hang on a package while it is public, and where its private price undercuts them. */
export const PackageDepartures = ofFacts(({ facts }: Facts) => (
  <>
    <Departures facts={facts} />
    <Undercuts undercuts={facts.undercuts} />
  </>
))

function Departures({ facts: { slug, ahead, seats, taken } }: Facts) {
  const says = packageAdminWords.departures
  return (
    <section className="pane" aria-labelledby="departures-title">
      <h2 id="departures-title">{says.title}</h2>
      <p>{ahead === 0 ? says.none : words.seats(ahead, taken, seats)}</p>
      <SeatsBar taken={taken} seats={seats} />
      <p className="row wraps">
        {ahead > 0 && <Link to={`/admin/departures?package=${slug}`}>{says.all}</Link>}
        <Link to={`/admin/departures/series?package=${slug}`}>{says.series}</Link>
      </p>
    </section>
  )
}
