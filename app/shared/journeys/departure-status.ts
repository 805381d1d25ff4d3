import type { DepartureStatus } from '#features/departures/departure.ts'
import type { Words } from '#platform/languages/source.ts'
import type { departureStatusWords } from '../../words/departure-status.ts'

/** The colour of a status where it has one. */
export const statusTone = (status: DepartureStatus): 'ok' | 'warn' | undefined =>
  status === 'guaranteed' ? 'ok' : status === 'nearly' || status === 'last-places' ? 'warn' : undefined

/** The status of a departure in one word. `short` is how many travellers are missing to its minimum. */
export const statusWord = (status: DepartureStatus, short: number, words: Words<typeof departureStatusWords.tree>): string =>
  status === 'nearly' || (status === 'planned' && short > 0) ? words.missing({ short }) : words[status]
