import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'

/** A file for machines; whoever keeps it asks again each time. */
export const xmlAnswer = (text: string, type: string): Response =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' } })

/** The next midnight in Kigali: a list of what is still to come is another one then. */
export const tomorrowInKigali = (now: Date): Date => kigaliInstant(addDays(kigaliDay(now), 1), 0)
