import { Link } from 'react-router'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { useAuth } from '../auth/auth.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import type { loadEnquiry } from './load-enquiry.server.ts'

const words = enquiryAdminWords.enquiry

export type LoadedEnquiry = Awaited<ReturnType<typeof loadEnquiry>>

/** What they sent, and everything that came of it. */
export function Thread({ enquiry: { message, details, timeline } }: { enquiry: LoadedEnquiry }) {
  const { may } = useAuth()
  return (
    <>
      <Pane title={words.sent}>
        {message ? <blockquote className="enquiry-text">{message}</blockquote> : <p className="muted">{words.noMessage}</p>}
        {details.length > 0 && <FactRows facts={details} label={words.facts} className="enquiry-facts num" />}
      </Pane>
      <Pane title={words.timeline.title}>
        <ol className="timeline num">
          {timeline.map(({ key, when, title, by, text, tone, sentEmail }) => (
            <li key={key} className={tone}>
              <span className="when">{when}</span>
              <div>
                <p>
                  <b>{title}</b> <span className="muted">{by}</span>
                </p>
                {text && <p className="said">{text}</p>}
                {sentEmail && (
                  <p className="muted">
                    {may('emails:read') ? (
                      <Link to={`/admin/emails/${sentEmail.id}`}>{words.timeline.sentEmail}</Link>
                    ) : (
                      words.timeline.sentEmail
                    )}
                    : {sentEmail.state}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Pane>
    </>
  )
}
