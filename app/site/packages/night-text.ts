import type { PublishedPackage } from '#features/packages/published-package.ts'
import type { Words } from '#platform/languages/source.ts'
import type { itineraryWords } from '../../words/itinerary.ts'
import { unbroken } from './day-travel.ts'

type ItineraryWords = Words<typeof itineraryWords.tree>
type Night = NonNullable<PublishedPackage['itinerary'][number]['night']>

/** A hotel without a name of its own, 'guesthouse', is shown by its place. */
export const hasName = (hotel: string) => /[A-Z ]/.test(hotel)

export const altitudeText = (metres: number, words: ItineraryWords) => unbroken(words.altitude({ metres }))

/** A night on one line: the hotel, its place and how high it lies. */
export const nightText = (
  { hotel, place, altitudeM }: Pick<Night, 'hotel' | 'altitudeM'> & { place: { name: string } },
  words: ItineraryWords,
) => [hasName(hotel) && hotel, place.name, altitudeM !== null && altitudeText(altitudeM, words)].filter(Boolean).join(', ')
