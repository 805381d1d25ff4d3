import type { Span } from '#features/crew/assignments/assignment.ts'
import { addDays, type Day } from '#values/dates.ts'

/** Whole days, the last one inside; or some time on Kigali's clock. */
type When = { from: Day; to: Day } | { span: Span }

export type CalendarEntry = When & {
  uid: string
  stamp: Date
  /** Higher for each change of an entry that a calendar has already. */
  sequence?: number
  title: string
  description: string
  /** Where it starts; empty where that is not known. */
  place: string
  /** Empty for what has no page. */
  url: string
  /** Tentative while nothing is confirmed. */
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

/** One event as an iCalendar file (RFC 5545): CRLF line ends, lines of at most 75 octets, the end day exclusive. */
export const calendarText = (entry: CalendarEntry): string => fileText([], [entry])

/** A calendar to subscribe to, under the name that programs show; they are told to look again every four hours. */
export const calendarFeedText = (name: string, entries: readonly CalendarEntry[]): string =>
  fileText(
    [
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      ...(entries.some(hasClock) ? kigali : []),
    ],
    entries,
  )

const fileText = (head: readonly string[], entries: readonly CalendarEntry[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Impamba//Departures//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...head,
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const eventLines = (entry: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${entry.stamp.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
  ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
  ...whenLines(entry),
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
  ...(entry.url ? [`URL:${entry.url}`] : []),
  `STATUS:${entry.status}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
]

const isMidnight = (at: string) => at.endsWith('T00:00')
const hasClock = (when: When) => 'span' in when && !(isMidnight(when.span.from) && isMidnight(when.span.to))

function whenLines(when: When): string[] {
  if (!('span' in when)) return daysLines(when.from, addDays(when.to, 1))
  const { from, to } = when.span
  if (!hasClock(when)) return daysLines(from.slice(0, 10), to.slice(0, 10))
  return [`DTSTART;TZID=Africa/Kigali:${localTime(from)}`, `DTEND;TZID=Africa/Kigali:${localTime(to)}`]
}

const daysLines = (from: Day, end: Day) => [`DTSTART;VALUE=DATE:${digits(from)}`, `DTEND;VALUE=DATE:${digits(end)}`]
const digits = (day: Day) => day.replaceAll('-', '')
/** '20270614T093000' of '2027-06-14T09:30'. */
const localTime = (at: string) => `${at.replace(/[-:]/g, '')}00`

/** Kigali's clock, which never changes: a file that names a zone has to describe it. */
const kigali = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Kigali',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:CAT',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Every kind of line break becomes one; other control characters are removed, because a calendar may not hold them. */
const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n?|[\n\p{Zl}\p{Zp}]/gu, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Long lines continue on the next one after a space; a character of several octets is never cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const weight = new TextEncoder().encode(character).length
    if (octets + weight > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += weight
  }
  return [...parts, part].join('\r\n ')
}
