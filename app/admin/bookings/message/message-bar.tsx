import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { taskWords } from '../../../words/admin/tasks.ts'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import type { messageView } from './message-view.server.ts'

export type Message = Awaited<ReturnType<typeof messageView>>

/**
 * Every way to reach the customer by one press, with the reason where one is missing, and a link to a new task about the
 * booking.
 */
export function MessageBar({ message, task }: { message: Message; task: string | undefined }) {
  const words = useWords(messageWords)
  const tasks = useWords(taskWords)
  const { email, whatsapp, call, link, pdf, missing, today } = message
  if (!email && !call && !link && !pdf && !today) return null
  return (
    <nav className="message-bar" aria-label={words.bar}>
      {whatsapp && (
        <a className="btn sm line" href={whatsapp} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>
      )}
      {call && (
        <a className="btn sm line" href={call}>
          {words.call}
        </a>
      )}
      {email && <DialogLink what="email">{words.email}</DialogLink>}
      {link && <CopyLink link={link} />}
      {/* A plain link: a file is not a page of the admin area. */}
      {pdf && (
        <a className="btn sm line" href={pdf.href}>
          {pdf.title}
        </a>
      )}
      {today && <DialogLink what="said">{words.record.open}</DialogLink>}
      {task && (
        <Link className="btn sm line" to={task}>
          {tasks.add}
        </Link>
      )}
      {missing.length > 0 && <span className="small muted">{missing.join(' ')}</span>}
    </nav>
  )
}

const DialogLink = ({ what, children }: { what: string; children: string }) => (
  <Link className="btn sm line" to={`?${dialogParameter}=${what}`} preventScrollReset>
    {children}
  </Link>
)

/** Copies the link at once. Where the browser refuses, a dialog shows it for copying by hand. */
function CopyLink({ link }: { link: string }) {
  const words = useWords(messageWords)
  const navigate = useNavigate()
  const [copied, setCopied] = useState(false)
  const to = `?${dialogParameter}=link`
  return (
    <>
      <Link
        className="btn sm line"
        to={to}
        preventScrollReset
        onClick={(event) => {
          if (!navigator.clipboard) return
          event.preventDefault()
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => navigate(to, { preventScrollReset: true }),
          )
        }}
      >
        {words.copy}
      </Link>
      <span role="status" className="small muted">
        {copied && words.copied}
      </span>
    </>
  )
}
