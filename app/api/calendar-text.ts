import { addDays, type Day } from '#values/dates.ts'

type Entry = {
  uid: string
  stamp: Date
  from: Day
  /** The last day, inside. */
  to: Day
  title: string
  description: string
  /** Where it starts; empty where that is not known. */
  place: string
  url: string
  /** Tentative while nothing is confirmed. */
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

/** All-day events as an iCalendar file (RFC 5545): CRLF line ends, lines of at most 75 octets, the end day exclusive. */
export function calendarText(entry: Entry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Impamba//Departures//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${entry.stamp.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${digits(entry.from)}`,
    `DTEND;VALUE=DATE:${digits(addDays(entry.to, 1))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const digits = (day: Day) => day.replaceAll('-', '')

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
