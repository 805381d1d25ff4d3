import { daysOfSpan, type Span } from '#features/crew/assignments/assignment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { crewEmailWords } from '../words/crew-emails.ts'
import type { CrewNews } from './crew-news.ts'

/** '14 to 16 June 2027', or with times where they are not whole days. */
export function hoursText(read: ReadWords, span: Span): string {
  const words = read(crewEmailWords)
  const { from, to } = daysOfSpan(span)
  const [fromTime, toTime] = [span.from.slice(11), span.to.slice(11)]
  if (fromTime === '00:00' && toTime === '00:00') return read.format.days(from, to)
  const times = { fromTime, toTime: toTime === '00:00' ? '24:00' : toTime }
  if (from === to) return words.hours({ day: read.format.day(from), ...times })
  return words.days({ from: read.format.day(from), to: read.format.day(to), ...times })
}

type Facts = { what: string; answerBy: Date | null; had: Span | null }
type EmailText = { subject: string; preview: string; heading: string; paragraph: string }

/** What an email to a guide or the owner of a hired-in vehicle says besides its facts. */
export function crewEmailText(read: ReadWords, news: CrewNews, { what, answerBy, had }: Facts): EmailText {
  const words = read(crewEmailWords)
  const { heading } = words[news]
  const subject = words[news].subject({ what })
  switch (news) {
    case 'request': {
      const until = answerBy ? words.until({ when: read.format.instant(answerBy) }) : ''
      return { subject, heading, preview: words.request.preview({ until }), paragraph: words.request.text({ until }) }
    }
    case 'changed': {
      const { text, textBefore } = words.changed
      return { subject, heading, preview: what, paragraph: had ? textBefore({ hours: hoursText(read, had) }) : text }
    }
    default:
      return { subject, heading, preview: what, paragraph: words[news].text }
  }
}
