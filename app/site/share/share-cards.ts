import type { Post } from '#features/blog/post.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { PackageCard } from '#features/packages/published-package.ts'
import { countryScene, parkScene } from '#features/places/land-scenes.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import type { Words } from '#platform/languages/source.ts'
import type { Drawing } from '../../ui/scene-picture.tsx'
import type { shareWords } from '../../words/share.ts'

/** What the picture of a shared page shows: its scene, its name, and one line. */
export type ShareCard = { scene: Drawing; title: string; line: string }

export type ShareWords = Words<typeof shareWords.tree>

const drawn = ({ id, hour, seed }: Drawing): Drawing => ({ id, hour, seed })

/** What is on sale shows its lowest price and what that is for. */
export const packageCard = (
  { title, scene, days, from, bookable }: Pick<PackageCard, 'title' | 'scene' | 'days' | 'from' | 'bookable'>,
  words: ShareWords,
  format: Formatter,
): ShareCard => ({
  scene: drawn(scene),
  title,
  line:
    bookable && from
      ? words.package({ days, amount: format.money(from.amount), size: from.groupSize, comfort: from.comfort })
      : words.days({ days }),
})

export const departureCard = (
  { title, scene, startsOn, endsOn, price, comfort }: DepartureRow,
  words: ShareWords,
  format: Formatter,
): ShareCard => ({
  scene: drawn(scene),
  title,
  line: words.departure({ days: format.days(startsOn, endsOn), price: format.money(price), comfort }),
})

/** `night`: the lowest price of a night, where rooms are on sale. */
export const hotelCard = (
  hotel: { name: string; place: string; drawing: Drawing; night: string | undefined },
  words: ShareWords,
): ShareCard => ({
  scene: drawn(hotel.drawing),
  title: hotel.name,
  line: hotel.night === undefined ? hotel.place : words.hotel({ place: hotel.place, night: hotel.night }),
})

export const parkCard = ({ id, name, country, countryId }: { id: string; name: string; country: string; countryId: string }) => ({
  scene: drawn(parkScene(id, countryId)),
  title: name,
  line: country,
})

export const countryCard = ({ id, name }: { id: string; name: string }, words: ShareWords): ShareCard => ({
  scene: drawn(countryScene(id)),
  title: name,
  line: words.country,
})

export const writtenCard = ({ title, scene }: Pick<Post, 'title' | 'scene'>): ShareCard => ({
  scene: drawn(scene),
  title,
  line: '',
})
