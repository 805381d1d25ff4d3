import type { EnquiryEvent } from '#features/enquiries/enquiry-moves.ts'
import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import type { AdminEnquiry, EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { originLine } from '../bookings/contact/origin-line.ts'
import { instantText } from '../components/instants.ts'

/** The occasion under which the email of an event is stored; none where the event wrote none. */
export const emailOccasion = (id: string, event: EnquiryEvent, version: number): string[] =>
  event === 'answer' ? [`enquiry:${id}:answer:${version}`] : []

/** One thing that happened, as the screen tells it. */
export type TimelineItem = {
  key: string
  when: string
  title: string
  by: string
  text: string
  tone: 'ok' | 'now' | 'memo' | 'bad' | undefined
  sentEmail: { id: number; state: string } | undefined
}

const tones: Partial<Record<EnquiryEvent, TimelineItem['tone']>> = {
  answer: 'ok',
  told: 'ok',
  reply: 'now',
  note: 'memo',
  spam: 'bad',
}

type Happened = {
  events: readonly EnquiryEventRow[]
  emails: readonly { id: number; occasion: string; sentAt: Date | null }[]
  delivers: boolean
}

/** What happened to an enquiry, oldest first, from the instant it was sent. */
export function enquiryTimeline(
  read: ReadWords,
  { id, createdAt, name }: Pick<AdminEnquiry, 'id' | 'createdAt' | 'name'>,
  { events, emails, delivers }: Happened,
  now: Date,
): TimelineItem[] {
  const words = read(enquiryAdminWords).enquiry.timeline
  const received = {
    key: '1',
    when: instantText(createdAt, now, read.format),
    title: words.received,
    by: words.from({ name }),
    text: '',
  }
  return [
    { ...received, tone: 'now', sentEmail: undefined },
    ...events.map(({ version, at, actor, event, text }): TimelineItem => {
      const [occasion] = emailOccasion(id, event, version)
      const sentEmail = emails.find((one) => one.occasion === occasion)
      return {
        key: String(version),
        when: instantText(at, now, read.format),
        title: sentEmail && !sentEmail.sentAt ? words.written : words.events[event],
        by: words.by({ name: actor }),
        text: textOf(read, event, text),
        tone: tones[event],
        sentEmail: sentEmail && {
          id: sentEmail.id,
          state: sentEmail.sentAt ? words.sent : delivers ? words.waits : words.notSent,
        },
      }
    }),
  ]
}

const textOf = (read: ReadWords, event: EnquiryEvent, text: string) => {
  const words = read(enquiryAdminWords).enquiry.timeline
  return event === 'assign'
    ? words.to({ name: text, assigned: text === '' ? 'no' : 'yes' })
    : event === 'link'
      ? words.linked({ reference: text, linked: text === '' ? 'no' : 'yes' })
      : event === 'origin'
        ? originText(read, text)
        : text
}

/** 'whatsapp/returning', as an event keeps it; either may be empty. */
const originText = (read: ReadWords, text: string) => {
  const [channel = null, source = null] = text.split('/')
  return originLine(read, {
    channel: salesChannels.find((one) => one === channel) ?? null,
    source: marketingSources.find((one) => one === source) ?? null,
  })
}

/** What somebody else did meanwhile, in a sentence each. */
export const sinceText = (
  read: ReadWords,
  since: readonly EnquiryEventRow[],
  now: Date,
): { key: number; head: string; text: string }[] => {
  const words = read(enquiryAdminWords).enquiry.timeline
  return since.map(({ version, at, actor, event, text }) => ({
    key: version,
    head: `${words.events[event]} ${words.by({ name: actor })}, ${instantText(at, now, read.format)}`,
    text: textOf(read, event, text),
  }))
}
