import type { ReactNode } from 'react'
import type { PublishedPackage } from '#features/packages/reads.server.ts'
import { daysText, shortDay, weekdayName } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { useWords } from '../../languages/use-words.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { departureWords } from '../../words/departures.ts'
import { frameWords } from '../../words/frame.ts'
import { packageDetailWords } from '../../words/package-details.ts'
import { comfortWords, daysWords } from '../../words/trade.ts'
import { PageHero } from '../page-hero.tsx'
import type { Leaving } from '../timetable/leaving.ts'

const text = departureWords.details

type Props = {
  leaving: Leaving
  journey: Pick<PublishedPackage, 'title' | 'scene'>
  /** The photograph of its journey, where it has one. */
  cover: ReactNode
}

export function DepartureHero({ leaving, journey, cover }: Props) {
  const { startsOn, endsOn, days, startPlace, endPlace, comfort, price } = leaving
  const facts = [
    [text.leaves, `${weekdayName(startsOn)} ${shortDay(startsOn)}`],
    [text.returns, `${weekdayName(endsOn)} ${shortDay(endsOn)}`],
    [text.length, daysWords(days)],
    [text.route, packageDetailWords.startEnd(startPlace, endPlace)],
    [text.comfort, comfortWords[comfort]],
    [text.price, moneyText(price)],
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
