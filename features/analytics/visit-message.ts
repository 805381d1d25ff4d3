import { z } from 'zod'

/** What a browser reports about a page view: nothing about the visitor, no time, no count and no id. */
export type VisitMessage = z.infer<typeof message>

const zones = new Set(Intl.supportedValuesOf('timeZone'))

const side = z.number().int().min(1).max(20_000)

const message = z.strictObject({
  kind: z.enum(['view', 'beat']),
  /** The page's path; empty where the address leads nowhere. */
  path: z.string().max(500),
  /** The host of the referrer, sent with the first page of a document only. */
  from: z.string().max(253).optional(),
  platform: z.string().regex(/^[\w .()/+-]{0,40}$/),
  screen: z.tuple([side, side]),
  zone: z.string().max(64).refine(isZone),
  language: z.string().max(35).refine(isLanguage),
})

/** Reads a message; undefined for invalid JSON, unknown fields, or an invalid zone, screen or language. */
export function readVisitMessage(text: string): VisitMessage | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  return message.safeParse(given).data
}

/** Aliases of a zone, such as Asia/Kolkata, are valid although no list has them. An offset is not a zone. */
function isZone(zone: string): boolean {
  if (zones.has(zone)) return true
  return /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone) && accepts(() => new Intl.DateTimeFormat('en', { timeZone: zone }))
}

function isLanguage(language: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(language) && accepts(() => Intl.getCanonicalLocales(language))
}

function accepts(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}
