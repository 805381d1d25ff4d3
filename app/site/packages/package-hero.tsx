import type { ReactNode } from 'react'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { moneyText } from '#values/money.ts'
import { useWords } from '../../languages/use-words.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { cardWords } from '../../words/card.ts'
import { frameWords } from '../../words/frame.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { daysWords, fitnessWords, nightsWords } from '../../words/trade.ts'
import { PageHero } from '../page-hero.tsx'

const text = packageDetailWords

/** The head of a package's page, and the facts for its structured data. */
export function headOf(found: PublishedPackage) {
  const { slug, title, sentence, lede, scene, days, nights, groupMin, groupMax, fitness, minimumAge, from, bookable } = found
  const places = { start: found.start.name, end: found.end.name }
  const isSold = from && bookable
  const fromText = isSold ? `${moneyText(from.amount)}, ${cardWords.basis(from.groupSize, from.comfort)}` : undefined
  return {
    slug,
    title,
    sentence,
    lede,
    scene,
    days,
    nights,
    groupMin,
    groupMax,
    fitness,
    minimumAge,
    from,
    fromText,
    bookable,
    ...places,
  }
}

type About = ReturnType<typeof headOf>

/** `cover`: its photograph, where it has one. */
export function PackageHero({ about, cover }: { about: About; cover: ReactNode }) {
  const { scene, title, lede } = about
  return (
    <PageHero
      drawing={scene}
      title={title}
      lede={lede}
      place={scene.place}
      crumbs={[{ name: useWords(frameWords).nav.journeys, path: '/packages' }]}
      details
      cover={cover}
    >
      <Facts about={about} />
    </PageHero>
  )
}

const Facts = ({ about }: { about: About }) => <FactList facts={headFacts(about)} />

/** The facts under the title, as labels and values. */
export function headFacts(about: About): Fact[] {
  const { days, nights, groupMin, groupMax, fitness, start, end, minimumAge, fromText } = about
  return [
    [text.facts.length, text.daysNights(daysWords(days), nightsWords(nights))],
    [text.facts.group, text.groupOf(groupMin, groupMax)],
    [text.facts.walking, fitnessWords[fitness] ?? ''],
    [text.facts.age, text.ageYears(minimumAge)],
    [text.facts.route, text.startEnd(start, end)],
    fromText !== undefined && [text.facts.from, fromText],
  ]
}
