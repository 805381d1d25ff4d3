import { Link } from 'react-router'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { HeroScene } from '../../ui/hero-scene.tsx'
import { HourTag } from '../../ui/hour-tag.tsx'
import { words } from '../../words/en.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { daysWords, fitnessWords, nightsWords } from '../../words/trade.ts'

const says = packageDetailWords

export type About = Omit<PublishedPackage, 'rates' | 'itinerary' | 'goesWellWith'>

export function PackageHero({ about, clock }: { about: About; clock: string }) {
  return (
    <section className={`hero details h-${about.scene.hour}`}>
      <div className="pic">
        <HeroScene drawing={about.scene} />
      </div>
      <HourTag clock={clock} place={about.scene.place} />
      <div className="wrap">
        <nav className="crumb" aria-label={words.nav.breadcrumb}>
          <Link to="/packages">{words.nav.journeys}</Link>
        </nav>
        <h1>{about.title}</h1>
        <p className="lede">{about.lede}</p>
        <Facts about={about} />
      </div>
    </section>
  )
}

function Facts({ about }: { about: About }) {
  const { days, nights, groupMin, groupMax, fitness, start, end, minimumAge, from, bookable } = about
  const facts: [string, string][] = [
    [says.facts.length, says.daysNights(daysWords(days), nightsWords(nights))],
    [says.facts.group, says.groupOf(groupMin, groupMax)],
    [says.facts.walking, fitnessWords[fitness] ?? ''],
    [says.facts.age, says.ageYears(minimumAge)],
    [says.facts.route, says.startEnd(start.name, end.name)],
  ]
  if (from && bookable) facts.push([says.facts.from, moneyText(from.amount)])
  return (
    <dl className="facts num">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
