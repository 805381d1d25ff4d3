import { langOf } from '#features/content/texts/untranslated.ts'
import { type FramePhoto, framePhoto } from '#features/media/frame-photo.ts'
import { type LandScene, parkScene } from '#features/places/land-scenes.ts'
import { isSold, type ParkStatus, parkStatus } from '#features/places/park-status.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import type { ParkRow } from '#features/places/reads.server.ts'
import { firstUpper } from '#values/first-upper.ts'

/** The fields of a park that its card needs: loaders send no more to the browser. */
export type ParkCard = {
  id: string
  name: string
  href: string
  drawing: LandScene
  photo?: FramePhoto
  animals: string
  /** Where what it names has stayed English. */
  animalsLang?: 'en'
  status: ParkStatus
  sold: boolean
  /** Where it is reached from: the city, where it has one, else the nearest town. */
  from: string
  minutes: number
  country: string
  countryId: string
}

/** How many animals a card names. */
const named = 4

export function parkCardOf({ id, name, countryId, country, status, cover, guide, hub, city }: ParkRow): ParkCard {
  return {
    id,
    name,
    href: parkHref(id),
    drawing: parkScene(id, countryId),
    ...(cover && { photo: framePhoto(cover) }),
    animals: animalsOf(guide.species),
    ...(areEnglish(guide) && { animalsLang: 'en' }),
    status: parkStatus(status),
    sold: isSold(status),
    from: city ?? hub,
    minutes: (guide.fromCity ?? guide.hub).minutes,
    country,
    countryId,
  }
}

/** One of them may be English among others: the list is said in one language. */
const areEnglish = (guide: ParkRow['guide']) => guide.species.slice(0, named).every((_, at) => langOf(guide, `species.${at}`))

/** 'Lion, leopard, elephant, buffalo': the first few, without the text in brackets. */
function animalsOf(species: readonly string[]): string {
  const text = species
    .slice(0, named)
    .map((kind) => kind.split(/ \(|, /)[0])
    .join(', ')
  return firstUpper(text)
}
