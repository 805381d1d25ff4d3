import type { Post } from '#features/blog/post.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { PackageCard } from '#features/packages/published-package.ts'
import { countryScene, parkScene } from '#features/places/land-scenes.ts'
import { daysText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import type { Drawing } from '../../ui/scene-picture.tsx'
import { shareWords } from '../../words/share.ts'
import { comfortWords, daysWords } from '../../words/trade.ts'

/** What the picture of a shared page shows: its scene, its name, and one line. */
export type ShareCard = { scene: Drawing; title: string; line: string }

const drawn = ({ id, hour, seed }: Drawing): Drawing => ({ id, hour, seed })

/** What is on sale shows its lowest price and what that is for. */
export const packageCard = ({
  title,
  scene,
  days,
  from,
  bookable,
}: Pick<PackageCard, 'title' | 'scene' | 'days' | 'from' | 'bookable'>) => ({
  scene: drawn(scene),
  title,
  line: bookable && from ? shareWords.package(daysWords(days), from) : daysWords(days),
})

export const departureCard = ({ title, scene, startsOn, endsOn, price, comfort }: DepartureRow): ShareCard => ({
  scene: drawn(scene),
  title,
  line: shareWords.departure(daysText(startsOn, endsOn), moneyText(price), comfortWords[comfort].toLowerCase()),
})

/** `night`: the lowest price of a night, where rooms are on sale. */
export const hotelCard = (hotel: { name: string; place: string; drawing: Drawing; night: string | undefined }): ShareCard => ({
  scene: drawn(hotel.drawing),
  title: hotel.name,
  line: hotel.night === undefined ? hotel.place : shareWords.hotel(hotel.place, hotel.night),
})

export const parkCard = ({ id, name, country, countryId }: { id: string; name: string; country: string; countryId: string }) => ({
  scene: drawn(parkScene(id, countryId)),
  title: name,
  line: country,
})

export const countryCard = ({ id, name }: { id: string; name: string }): ShareCard => ({
  scene: drawn(countryScene(id)),
  title: name,
  line: shareWords.country,
})

export const writtenCard = ({ title, scene }: Pick<Post, 'title' | 'scene'>): ShareCard => ({
  scene: drawn(scene),
  title,
  line: '',
})
