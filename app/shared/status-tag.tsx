import type { DepartureStatus } from '#features/departures/departure.ts'
import { useWords } from '../languages/use-words.ts'
import { departureStatusWords } from '../words/departure-status.ts'
import { statusTone, statusWord } from './journeys/departure-status.ts'

/** The status of a departure in one word. `short` is how many travellers are missing to its minimum. */
export function StatusTag({ status, short }: { status: DepartureStatus; short: number }) {
  const tone = statusTone(status)
  return <span className={tone ? `tag ${tone}` : 'tag'}>{statusWord(status, short, useWords(departureStatusWords))}</span>
}
