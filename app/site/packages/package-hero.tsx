import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { words } from '../../words/en.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { daysWords, fitnessWords, nightsWords } from '../../words/trade.ts'
import { PageHero } from '../page-hero.tsx'

const says = packageDetailWords

const crumbs = [{ name: words.nav.journeys, path: '/packages' }]

export type About = Omit<PublishedPackage, 'rates' | 'itinerary' | 'goesWellWith' | 'pictures'>

export function PackageHero({ about }: { about: About }) {
  const { scene, title, lede } = about
  return (
    <PageHero drawing={scene} title={title} lede={lede} place={scene.place} crumbs={crumbs} details>
      <Facts about={about} />
    </PageHero>
  )
}

function Facts({ about }: { about: About }) {
  const { days, nights, groupMin, groupMax, fitness, start, end, minimumAge, from, bookable } = about
  const facts: Fact[] = [
    [says.facts.length, says.daysNights(daysWords(days), nightsWords(nights))],
    [says.facts.group, says.groupOf(groupMin, groupMax)],
    [says.facts.walking, fitnessWords[fitness] ?? ''],
    [says.facts.age, says.ageYears(minimumAge)],
    [says.facts.route, says.startEnd(start.name, end.name)],
    from && bookable && [says.facts.from, moneyText(from.amount)],
  ]
  return <FactList facts={facts} />
}
