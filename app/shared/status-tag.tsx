import type { DepartureStatus } from '#features/departures/departure.ts'
import { statusWord } from '../words/trade.ts'

/** The status of a departure in one word. `short` is how many travellers are missing to its minimum. */
export function StatusTag({ status, short }: { status: DepartureStatus; short: number }) {
  const { word, tone } = statusWord(status, short)
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
