import type { ReactNode } from 'react'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
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
  const format = useFormatter()
  const { startsOn, endsOn, days, startPlace, endPlace, comfort, price } = leaving
  const words = useWords(departureDetailWords)
  const ends = useWords(packageDetailWords)
  const facts = [
    [words.leaves, format.weekdayDay(startsOn)],
    [words.returns, format.weekdayDay(endsOn)],
    [words.length, words.days({ days })],
    [words.route, startPlace === endPlace ? startPlace : ends.startEnd({ start: startPlace, end: endPlace })],
    [words.comfort, useWords(comfortWords)[comfort]],
    [words.price, format.money(price)],
  ] as const
  return (
    <PageHero
      drawing={journey.scene}
      title={journey.title}
      of={journey}
      lede={<span className="num">{format.days(startsOn, endsOn)}</span>}
      place={journey.scene.place}
      crumbs={[{ name: useWords(frameWords).nav.departures, path: '/departures' }]}
      details
      cover={cover}
    >
      <FactList facts={facts} />
    </PageHero>
  )
}
