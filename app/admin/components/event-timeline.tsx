import { Link } from 'react-router'

type Event = {
  key: string | number
  when: string
  title: string
  by: string
  text: string
  tone?: string | undefined
  /** The email of the event, with its state in words. `name`: of its link, where several emails are on the page. */
  sentEmail: { id: number; state: string; name?: string } | undefined
}

type Props = { events: readonly Event[]; emailName: string; mayOpenEmails: boolean }

/** Events in the order of time, each with its email. */
export function EventTimeline({ events, emailName, mayOpenEmails }: Props) {
  return (
    <ol className="timeline num">
      {events.map(({ key, when, title, by, text, tone, sentEmail }) => (
        <li key={key} className={tone}>
          <span className="when">{when}</span>
          <div>
            <p>
              <b>{title}</b> <span className="muted">{by}</span>
            </p>
            {text && <p className="said">{text}</p>}
            {sentEmail && (
              <p className="muted">
                {mayOpenEmails ? (
                  <Link to={`/admin/emails/${sentEmail.id}`} aria-label={sentEmail.name}>
                    {emailName}
                  </Link>
                ) : (
                  emailName
                )}
                : {sentEmail.state}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
