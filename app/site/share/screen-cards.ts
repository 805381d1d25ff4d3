import type { ReadWords } from '#platform/languages/read-words.ts'
import { departureWords } from '../../words/departures.ts'
import { homeWords } from '../../words/home.ts'
import { hotelWords } from '../../words/hotels.ts'
import { kibehoWords } from '../../words/kibeho.ts'
import { packageWords } from '../../words/packages.ts'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { pilgrimageDetailWords } from '../../words/pilgrimage-details.ts'
import { shareWords } from '../../words/share.ts'
import type { ShareCard } from './share-cards.ts'

/** What the pictures of screens show that are about no single thing: the scene and the title of their head. */
const screenCards = (read: ReadWords) => {
  const { lines } = read(shareWords)
  return {
    home: { scene: { id: 'virunga', hour: 'dawn', seed: 7 }, title: read(homeWords).title, line: lines.home },
    packages: { scene: { id: 'hairpins', hour: 'dawn', seed: 7 }, title: read(packageWords).title, line: lines.packages },
    departures: { scene: { id: 'airstrip', hour: 'golden', seed: 7 }, title: read(departureWords).title, line: lines.departures },
    hotels: { scene: { id: 'veranda', hour: 'dusk', seed: 7 }, title: read(hotelWords).title, line: '' },
    pilgrimage: { scene: { id: 'kibeho', hour: 'dusk', seed: 7 }, title: read(pilgrimageWords).title, line: lines.pilgrimage },
    'pilgrimage-details': {
      scene: { id: 'pilgrim-road', hour: 'dawn', seed: 7 },
      title: read(pilgrimageDetailWords).title,
      line: '',
    },
    kibeho: { scene: { id: 'kibeho', hour: 'dawn', seed: 5 }, title: read(kibehoWords).title, line: lines.kibeho },
  } satisfies Record<string, ShareCard>
}

export type CardScreen = keyof ReturnType<typeof screenCards>

/** The card of a screen by its name; undefined for an unknown one. */
export const findScreenCard = (name: string, read: ReadWords): ShareCard | undefined =>
  Object.entries(screenCards(read)).find(([one]) => one === name)?.[1]

export const screenCard = (name: CardScreen, read: ReadWords): ShareCard => screenCards(read)[name]
