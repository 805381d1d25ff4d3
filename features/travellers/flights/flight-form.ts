import { z } from 'zod'
import { airports } from './airports.ts'
import { flightDirections, readClock, readFlightNumber } from './flight.ts'

const codesByName = new Map(Object.entries(airports).map(([code, name]) => [name.toLowerCase(), code]))

/** The code of an airport as it was typed: 'KGL', 'kgl', 'Kigali' or 'Kigali (KGL)'; undefined of anything else. */
function readAirport(typed: string): string | undefined {
  const text = typed.trim()
  const code = (/\(([A-Za-z]{3})\)$/.exec(text)?.[1] ?? codesByName.get(text.toLowerCase()) ?? text).toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

const read = (wrong: string, reader: (typed: string) => string | undefined) =>
  z
    .string(wrong)
    .max(60, wrong)
    .transform((typed, check) => {
      const value = reader(typed)
      if (value !== undefined) return value
      check.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })

/** A flight from a form, besides whose it is. Errors are keys of the sentences in app/words/flights.ts. */
export const flightForm = z.object({
  direction: z.enum(flightDirections, 'direction-missing'),
  number: read('number-wrong', readFlightNumber),
  airport: read('airport-wrong', readAirport),
  day: z.iso.date('day-wrong'),
  at: read('time-wrong', readClock),
  note: z
    .string()
    .trim()
    .max(200, 'note-too-long')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'strange-characters')
    .optional()
    .transform((note) => note || null),
})
