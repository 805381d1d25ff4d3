import type { ReactNode } from 'react'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { daysText, shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { useWords } from '../../languages/use-words.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { comfortWords } from '../../words/comforts.ts'
import { departureDetailWords } from '../../words/departure-details.ts'
import { frameWords } from '../../words/frame.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { PageHero } from '../page-hero.tsx'
import type { Leaving } from '../timetable/leaving.ts'

type Props = {
  leaving: Leaving
  journey: Pick<PublishedPackage, 'title' | 'scene'>
  /** The photograph of its journey, where it has one. */
  cover: ReactNode
}

export function DepartureHero({ leaving, journey, cover }: Props) {
  const { startsOn, endsOn, days, startPlace, endPlace, comfort, price } = leaving
  const words = useWords(departureDetailWords)
  const ends = useWords(packageDetailWords)
  const facts = [
    [words.leaves, `${weekdayName(startsOn)} ${shortDay(startsOn)}`],
    [words.returns, `${weekdayName(endsOn)} ${shortDay(endsOn)}`],
    [words.length, words.days({ days })],
    [words.route, startPlace === endPlace ? startPlace : ends.startEnd({ start: startPlace, end: endPlace })],
    [words.comfort, useWords(comfortWords)[comfort]],
    [words.price, moneyText(price)],
  ] as const
  return (
    <PageHero
      drawing={journey.scene}
      title={journey.title}
      lede={<span className="num">{daysText(startsOn, endsOn)}</span>}
      place={journey.scene.place}
      crumbs={[{ name: useWords(frameWords).nav.departures, path: '/departures' }]}
      details
      cover={cover}
    >
      <FactList facts={facts} />
    </PageHero>
  )
}
