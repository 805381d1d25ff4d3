import type { DetailsState } from '#features/travellers/details.ts'
import type { TravellerFactWords } from './called-name.ts'

const tones: Record<DetailsState['state'], 'ok' | 'warn' | 'bad'> = {
  complete: 'ok',
  partly: 'warn',
  missing: 'warn',
  late: 'bad',
}

/** The tag of a traveller: whether all details are given. */
export const detailsTag = (state: DetailsState['state'], { states }: TravellerFactWords) => ({
  word: states[state],
  tone: tones[state],
})
