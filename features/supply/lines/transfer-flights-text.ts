import { airportText } from '#features/travellers/flights/airports.ts'
import type { LineDetails, LineFlight } from './order-line.ts'

/** How a language says a flight, its airport with its name, and for how many people there is none yet. */
type Words = { flight(of: LineFlight): string; unknown(of: { count: number }): string }

/** The flights of a transfer in one text, and for how many of its people we know none; undefined of a line that is no transfer. */
export function transferFlightsText({ adults, childAges, flights }: LineDetails, words: Words): string | undefined {
  if (!flights) return undefined
  const unknown = adults + childAges.length - flights.reduce((sum, { travellers }) => sum + travellers, 0)
  return [
    ...flights.map((flight) => words.flight({ ...flight, airport: airportText(flight.airport) })),
    ...(unknown > 0 ? [words.unknown({ count: unknown })] : []),
  ].join('; ')
}
