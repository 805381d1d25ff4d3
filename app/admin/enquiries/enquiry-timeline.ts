import type { EnquiryEvent } from '#features/enquiries/enquiry-moves.ts'
import { marketingSources, salesChannels } from '#features/enquiries/origin.ts'
import type { AdminEnquiry, EnquiryEventRow } from '#features/enquiries/reads-admin.server.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { instantText } from '../components/instants.ts'

const words = enquiryAdminWords.enquiry.timeline

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
  { id, createdAt, name }: Pick<AdminEnquiry, 'id' | 'createdAt' | 'name'>,
  { events, emails, delivers }: Happened,
  now: Date,
): TimelineItem[] {
  const received = { key: '1', when: instantText(createdAt, now), title: words.received, by: words.from(name), text: '' }
  return [
    { ...received, tone: 'now', sentEmail: undefined },
    ...events.map(({ version, at, actor, event, text }): TimelineItem => {
      const [occasion] = emailOccasion(id, event, version)
      const sentEmail = emails.find((one) => one.occasion === occasion)
      return {
        key: String(version),
        when: instantText(at, now),
        title: words.events[event],
        by: words.by(actor),
        text: textOf(event, text),
        tone: tones[event],
        sentEmail: sentEmail && {
          id: sentEmail.id,
          state: sentEmail.sentAt ? words.sent : delivers ? words.waits : words.notSent,
        },
      }
    }),
  ]
}

const textOf = (event: EnquiryEvent, text: string) =>
  event === 'assign' ? words.to(text) : event === 'link' ? words.linked(text) : event === 'origin' ? originLine(text) : text

/** 'whatsapp/returning', as an event keeps it; either may be empty. */
const originLine = (text: string) => {
  const [channel = null, source = null] = text.split('/')
  return originWords.line({
    channel: salesChannels.find((one) => one === channel) ?? null,
    source: marketingSources.find((one) => one === source) ?? null,
  })
}

/** What somebody else did meanwhile, in a sentence each. */
export const sinceText = (since: readonly EnquiryEventRow[], now: Date): { key: number; head: string; text: string }[] =>
  since.map(({ version, at, actor, event, text }) => ({
    key: version,
    head: `${words.events[event]} ${words.by(actor)}, ${instantText(at, now)}`,
    text: textOf(event, text),
  }))
