import type { ReactNode } from 'react'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { fitnessWords } from '../../words/fitness.ts'
import { frameWords } from '../../words/frame.ts'
import type { fromPriceWords } from '../../words/from-price.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { PageHero } from '../page-hero.tsx'

/** The head of a package's page, and the facts for its structured data. */
export function headOf(found: PublishedPackage, words: Words<typeof fromPriceWords.tree>, format: Formatter) {
  const { slug, title, sentence, lede, scene, days, nights, groupMin, groupMax, fitness, minimumAge, from, bookable } = found
  const places = { start: found.start.name, end: found.end.name }
  const isSold = from && bookable
  const fromText = isSold
    ? words.amount({ amount: format.money(from.amount), size: from.groupSize, comfort: from.comfort })
    : undefined
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
    ...untranslatedOf(found),
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
      of={about}
      place={scene.place}
      crumbs={[{ name: useWords(frameWords).nav.journeys, path: '/packages' }]}
      details
      cover={cover}
    >
      <Facts about={about} />
    </PageHero>
  )
}

const Facts = ({ about }: { about: About }) => (
  <FactList facts={headFacts(about, useWords(packageDetailWords), useWords(fitnessWords))} />
)

/** The facts under the title, as labels and values. */
export function headFacts(
  about: About,
  words: Words<typeof packageDetailWords.tree>,
  { level }: Words<typeof fitnessWords.tree>,
): Fact[] {
  const { days, nights, groupMin, groupMax, fitness, start, end, minimumAge, fromText } = about
  return [
    [words.facts.length, words.daysNights({ days, nights })],
    [words.facts.group, groupMin === groupMax ? `${groupMin}` : words.groupOf({ least: groupMin, most: groupMax })],
    [words.facts.walking, level({ level: String(fitness) })],
    [words.facts.age, words.ageYears({ age: minimumAge })],
    [words.facts.route, start === end ? start : words.startEnd({ start, end })],
    fromText !== undefined && [words.facts.from, fromText],
  ]
}
