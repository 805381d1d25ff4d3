import { Link } from 'react-router'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { daysText, shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { HeroScene } from '../../ui/hero-scene.tsx'
import { HourTag } from '../../ui/hour-tag.tsx'
import { departureWords } from '../../words/departures.ts'
import { words } from '../../words/en.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { comfortWords, daysWords } from '../../words/trade.ts'
import type { Leaving } from './leaving.ts'

const says = departureWords.details

type Props = { leaving: Leaving; journey: Pick<PublishedPackage, 'title' | 'scene'>; clock: string }

export function DepartureHero({ leaving, journey, clock }: Props) {
  const { startsOn, endsOn, days, startPlace, endPlace, comfort, price } = leaving
  const facts = [
    [says.leaves, `${weekdayName(startsOn)} ${shortDay(startsOn)}`],
    [says.returns, `${weekdayName(endsOn)} ${shortDay(endsOn)}`],
    [says.length, daysWords(days)],
    [says.route, packageDetailWords.startEnd(startPlace, endPlace)],
    [says.comfort, comfortWords[comfort]],
    [says.price, moneyText(price)],
  ] as const
  return (
    <section className={`hero details h-${journey.scene.hour}`}>
      <div className="pic">
        <HeroScene drawing={journey.scene} />
      </div>
      <HourTag clock={clock} place={journey.scene.place} />
      <div className="wrap">
        <nav className="crumb" aria-label={words.nav.breadcrumb}>
          <Link to="/departures">{words.nav.departures}</Link>
        </nav>
        <h1>{journey.title}</h1>
        <p className="lede num">{daysText(startsOn, endsOn)}</p>
        <dl className="facts num">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
