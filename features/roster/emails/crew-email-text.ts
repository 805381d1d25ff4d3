import { daysOfSpan, type Span } from '#features/crew/assignments/assignment.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import type { CrewNews } from './crew-news.ts'

export const roleNames = { guide: 'Guide', driver: 'Driver', 'driver-guide': 'Driver-guide' } as const

/** '14 June 2027 to 16 June 2027', or with times where they are not whole days. English: emails to crew are. */
export function hoursText(span: Span): string {
  const { from, to } = daysOfSpan(span)
  if (span.from.endsWith('T00:00') && span.to.endsWith('T00:00'))
    return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`
  const end = span.to.endsWith('T00:00') ? '24:00' : span.to.slice(11)
  return from === to
    ? `${dayText(from)}, ${span.from.slice(11)} to ${end}`
    : `${dayText(from)}, ${span.from.slice(11)}, to ${dayText(to)}, ${end}`
}

type Facts = { what: string; answerBy: Date | null; hadHours: string | null }
type EmailText = { subject: string; preview: string; heading: string; paragraph: string }

/** What an email to a guide or the owner of a hired-in vehicle says besides its facts. */
export function crewEmailText(news: CrewNews, { what, answerBy, hadHours }: Facts): EmailText {
  switch (news) {
    case 'request': {
      const until = answerBy ? `${dayText(kigaliDay(answerBy))}, ${kigaliClock(answerBy)} (Kigali)` : 'soon'
      return {
        subject: `are you free? ${what}`,
        preview: `Please answer by ${until}.`,
        heading: 'Are you free?',
        paragraph: `We would like you on this trip. Please answer by ${until}: press the button and say yes or no. Until then the time is kept for you.`,
      }
    }
    case 'assigned':
      return {
        subject: `you are assigned: ${what}`,
        preview: what,
        heading: 'You are assigned',
        paragraph: 'You are on this trip.',
      }
    case 'changed':
      return {
        subject: `your times changed: ${what}`,
        preview: what,
        heading: 'Your times changed',
        paragraph: hadHours ? `You had ${hadHours}. These are the times now.` : 'These are the times now.',
      }
    case 'released':
      return {
        subject: `you are free again: ${what}`,
        preview: what,
        heading: 'You are free again',
        paragraph: 'You are no longer on this trip, and its sheet is closed. If this surprises you, call us.',
      }
    case 'lapsed':
      return {
        subject: `no answer in time: ${what}`,
        preview: what,
        heading: 'You are free again',
        paragraph: 'We had no answer in time, so somebody else is asked. If you would have come, call us.',
      }
  }
}
