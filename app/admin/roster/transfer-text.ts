import type { UntimedTransfer } from '#features/roster/transfers.ts'
import type { FlightNeed, RoadDirection } from '#features/travellers/flights/flight.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { transferWords } from '../../words/admin/roster/transfers.ts'

/** 'Arrival, 12 Jun: airport transfer sold, flight not known yet (2 travellers).' */
export function untimedText(read: ReadWords, { direction, day, travellers, byRoad }: UntimedTransfer): string {
  const words = read(transferWords)
  const shown = read.format.shortDay(day)
  return byRoad ? words.byRoad[direction]({ day: shown }) : words.untimed[direction]({ day: shown, count: travellers })
}

/** What is said of a transfer behind a sentence about a missing flight; the sentence alone where none was sold. */
export function withNeed(read: ReadWords, sentence: string, need: FlightNeed | undefined, direction: RoadDirection): string {
  const { needs } = read(transferWords)
  if (need === undefined || need === 'meeting') return sentence
  const whole = sentence.endsWith('.') ? sentence : `${sentence}.`
  return `${whole} ${need === 'transfer' ? needs.transfer : needs.byRoad[direction]}`
}
