import { useWords } from '../../languages/use-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { useAuth } from '../auth/auth.tsx'
import { EventTimeline } from '../components/event-timeline.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import type { loadEnquiry } from './load-enquiry.server.ts'

export type LoadedEnquiry = Awaited<ReturnType<typeof loadEnquiry>>

/** What they sent, and everything that came of it. */
export function Thread({ enquiry: { message, details, timeline } }: { enquiry: LoadedEnquiry }) {
  const words = useWords(enquiryAdminWords).enquiry
  const { may } = useAuth()
  return (
    <>
      <Pane title={words.sent}>
        {message ? <blockquote className="enquiry-text">{message}</blockquote> : <p className="muted">{words.noMessage}</p>}
        {details.length > 0 && <FactRows facts={details} label={words.facts} className="enquiry-facts num" />}
      </Pane>
      <Pane title={words.timeline.title}>
        <EventTimeline events={timeline} emailName={words.timeline.sentEmail} mayOpenEmails={may('emails:read')} />
      </Pane>
    </>
  )
}
