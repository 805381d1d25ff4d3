import { Link } from 'react-router'
import type { EmailState } from '#features/emails/reads.server.ts'
import { useWords } from '../../languages/use-words.ts'
import { StatusTag } from '../../shared/status-tag.tsx'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { contactAdminWords } from '../../words/admin/bookings/contact.ts'
import { messageWords } from '../../words/admin/bookings/messages.ts'
import { newBookingWords } from '../../words/admin/bookings/new-booking.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { originWords } from '../../words/admin/bookings/origin.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { dialogParameter } from '../components/dialogs/dialog-address.ts'
import { FillingBar } from '../components/filling.tsx'
import { FoldPart } from '../components/fold-pane.tsx'
import { Pane } from '../components/pane.tsx'
import { telHref } from '../components/phone-links.ts'
import { EmailTag } from '../emails/email-tag.tsx'
import type { contactView, departureView } from './booking-view.ts'
import { ConfirmAgain } from './message/confirm-again.tsx'
import type { Fact } from './ordered-view.ts'

/** What was ordered, in words, and what the customer wrote with it. */
export function Ordered({ facts, message }: { facts: readonly Fact[]; message: string }) {
  const orderLabels = useWords(orderAdminWords)
  const words = useWords(bookingAdminWords)
  return (
    <FoldPart title={orderLabels.ordered.title}>
      <dl className="kv facts num">
        {facts.map(({ name, value }) => (
          <div key={name} className="wide">
            <dt>{name}</dt>
            <dd>
              {value.map((line) => (
                <span key={line} className="line-of">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {message && (
        <figure className="message">
          <figcaption>{words.contact.message}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
    </FoldPart>
  )
}

export function DeparturePanel({ departure }: { departure: ReturnType<typeof departureView> }) {
  const words = useWords(bookingAdminWords)
  if (!departure) return null
  const { id, slug, status, capacity, taken, minimum, guaranteed, short } = departure
  return (
    <FoldPart title={words.departure.title} beside={<StatusTag status={status} short={short} />}>
      <FillingBar {...departure} />
      <p className="small num">
        {words.departure.seats({ taken, capacity })}. {guaranteed ? words.departure.goes : words.departure.minimum({ minimum })}
      </p>
      <p className="small below links">
        <Link to={`/admin/departures/${id}`}>{words.departure.inAdmin}</Link>
        <a href={`/departure-details/${slug}`}>{words.departure.onSite}</a>
      </p>
    </FoldPart>
  )
}

/** The documents of a booking, as the traveller has them. */
export function Documents({ id, documents }: { id: string; documents: readonly { name: string; title: string }[] }) {
  const words = useWords(bookingAdminWords)
  const labels = words.documents
  return (
    <FoldPart title={labels.title}>
      {documents.length === 0 ? (
        <p className="small muted">{labels.none}</p>
      ) : (
        <ul className="item-list num">
          {documents.map(({ name, title }) => (
            <li key={name}>
              {/* A plain link: a file is not a page of the admin area. */}
              <a href={`/admin/bookings/${id}/documents/${name}.pdf`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </FoldPart>
  )
}

/** The lists that go on the road with a booking; none where it holds nothing. */
export function ListLinks({ lists }: { lists: readonly { to: string; word: string }[] }) {
  const words = useWords(roadListWords)
  if (lists.length === 0) return null
  return (
    <FoldPart title={words.title}>
      <ul className="item-list">
        {lists.map(({ to, word }) => (
          <li key={to}>
            <Link to={to}>{word}</Link>
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}

type EmailRow = { id: number; subject: string; written: string; state: EmailState; again: boolean }
type EmailsProps = {
  emails: readonly EmailRow[] | undefined
  delivers: boolean
  confirms: string | undefined
  version: number
}

export function EmailsPanel({ emails, delivers, confirms, version }: EmailsProps) {
  const messageLabels = useWords(messageWords)
  const words = useWords(bookingAdminWords)
  if (!emails) return null
  return (
    <FoldPart title={words.emails.title}>
      {emails.length === 0 ? (
        <p className="small muted">{words.emails.none}</p>
      ) : (
        <ul className="item-list">
          {emails.map(({ id, subject, written, state, again }) => (
            <li key={id}>
              <span>
                <Link to={`/admin/emails/${id}`}>{subject}</Link>
                <small className="num">{written}</small>
              </span>
              <span className="tags">
                <EmailTag state={state} delivers={delivers} />
                {again && (
                  <Link className="small" to={`/admin/emails/${id}?${dialogParameter}=again`}>
                    {messageLabels.again.email}
                    <span className="visually-hidden">: {subject}</span>
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {confirms && <ConfirmAgain why={confirms} delivers={delivers} version={version} />}
    </FoldPart>
  )
}

type ContactProps = { contact: ReturnType<typeof contactView>; edits: string | undefined }

/** `edits`: the address of the form; absent without the permission to change it. */
export function Contact({ contact, edits }: ContactProps) {
  const contactLabels = useWords(contactAdminWords)
  const newBookingLabels = useWords(newBookingWords)
  const originLabels = useWords(originWords)
  const words = useWords(bookingAdminWords)
  const { leadName, erased, email, phone, language, method, made, terms, termsPath, channel, source, firstSource, lastSource } =
    contact
  return (
    <Pane
      title={words.contact.title}
      className="contact"
      beside={edits && !erased && <Link to={edits}>{contactLabels.open}</Link>}
    >
      <dl className="kv">
        <ContactFact name={words.contact.name}>{leadName}</ContactFact>
        <ContactFact name={words.contact.email}>
          {erased ? email : email ? <MailTo email={email} /> : newBookingLabels.none}
        </ContactFact>
        <ContactFact name={words.contact.phone}>
          {erased ? (
            phone
          ) : (
            <a className="num" href={telHref(phone)}>
              {phone}
            </a>
          )}
        </ContactFact>
        {contact.billing.length > 0 && (
          <ContactFact name={contactLabels.billing.title}>
            <span className="said">{contact.billing.join('\n')}</span>
          </ContactFact>
        )}
        <ContactFact name={words.contact.language}>{language}</ContactFact>
        <ContactFact name={words.contact.method}>{method}</ContactFact>
        <ContactFact name={originLabels.channel}>{channel}</ContactFact>
        <ContactFact name={originLabels.source}>{source}</ContactFact>
        <ContactFact name={originLabels.first}>{firstSource}</ContactFact>
        <ContactFact name={originLabels.last}>{lastSource}</ContactFact>
        <ContactFact name={words.contact.made}>
          <span className="num">{made}</span>
        </ContactFact>
        <ContactFact name={words.contact.terms}>
          <a className="num" href={termsPath}>
            {terms}
          </a>
        </ContactFact>
      </dl>
    </Pane>
  )
}

const MailTo = ({ email }: { email: string }) => <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>

function ContactFact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="wide">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
