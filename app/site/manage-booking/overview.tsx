import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { links } from '#values/links.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import type { ShownTerms } from '../../shared/terms/shown-terms.server.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { ownWords } from '../../words/manage-booking.ts'
import { BusyButton } from '../busy-button.tsx'
import { TimeLeft } from '../time-left.tsx'
import { Booked } from './booked.tsx'
import { OwnPanel } from './booking-panel.tsx'
import { History } from './history.tsx'
import type { OwnView } from './load-booking.server.ts'
import { AcceptQuote } from './payments/accept-quote.tsx'
import { HowToPay } from './payments/how-to-pay.tsx'
import { Payments } from './payments/payments.tsx'
import { Statement } from './payments/statement.tsx'
import { Questions, type QuestionView } from './questions.tsx'
import { SaveLink } from './save-link.tsx'

type Props = OwnView & {
  /** The days of a journey made to measure. */
  journey: ReactNode
  questions: readonly QuestionView[]
  terms: ShownTerms | null
  answer: { status?: string; problem?: string; reply?: FormReply; termsChanged?: true }
}

/** The visitor's booking page: its state in plain words, what is due and how to pay, and what can be done. */
export function OwnPage(props: Props) {
  const words = useWords(ownWords)
  const format = useFormatter()
  const { reference, tag, heading, answer, hold, news, sentences, details } = props
  return (
    <div className="wrap booking manage-booking">
      <div className="split">
        <div>
          <p className="row">
            <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>
            <span className="ref copy num">{reference}</span>
          </p>
          <h1 className="t-2">{heading}</h1>
          <p className="ui small muted">
            {props.about.title}, {format.days(props.about.startsOn, props.about.endsOn)}
          </p>
          {answer.status && (
            <p className="note" role="status">
              {answer.status}
            </p>
          )}
          <Problem text={answer.problem} />
          {news && <CardNews news={news} />}
          {hold && (
            <p className="lede">
              {words.held({ until: hold.words })} <TimeLeft {...hold} />
            </p>
          )}
          {props.confirm && <ConfirmFirst sentence={props.confirm} />}
          {sentences.map((sentence) => (
            <p className="lede muted" key={sentence}>
              {sentence}
            </p>
          ))}
          {props.mayNotRun && <Note>{props.mayNotRun}</Note>}
          {props.visits && <Note>{props.visits}</Note>}
          {props.link && <SaveLink link={props.link} />}
          <OnRequest {...props} />
          {details && (
            <p className={details.bad ? 'note bad' : 'note'}>
              {details.words} <Link to={`${links.booking(reference)}/travellers`}>{words.todo.travellers}</Link>
            </p>
          )}
          {props.flights && (
            <p className="note">
              {props.flights} <Link to={`${links.booking(reference)}/flights`}>{words.todo.flights}</Link>
            </p>
          )}
          {props.again && <HoldAgain again={props.again} packageSlug={props.packageSlug} />}
          {props.state === 'rejected' && <OtherDates packageSlug={props.packageSlug} />}
          {props.quote && props.terms && (
            <AcceptQuote
              quote={props.quote}
              terms={props.terms}
              changed={answer.termsChanged === true}
              reply={answer.reply ?? { values: {}, errors: {} }}
            />
          )}
          <Money {...props} />
          {props.statement && <Statement statement={props.statement} past />}
          <Payments rows={props.payments} reference={reference} />
          <Doings {...props} />
          <Booked {...props} />
          {props.journey}
          <Questions questions={props.questions} />
          <History events={props.events} />
          <p className="ui small muted part">
            {!props.link && words.device} {props.agreed && <Link to={props.agreed}>{words.terms}</Link>}
          </p>
        </div>
        <OwnPanel about={props.about} price={props.price} priced={props.state !== 'enquiry'} />
      </div>
    </div>
  )
}

function CardNews({ news: { words: sentence, again, bad } }: { news: NonNullable<OwnView['news']> }) {
  const words = useWords(ownWords)
  const { pathname, search } = useLocation()
  return (
    <p className={bad ? 'note bad' : 'note'} role="status">
      {sentence}{' '}
      {again && (
        <Link to={pathname + search} reloadDocument>
          {words.reload}
        </Link>
      )}
    </p>
  )
}

function ConfirmFirst({ sentence }: { sentence: string }) {
  const words = useWords(ownWords)
  return (
    <Form method="post">
      <Note>{sentence}</Note>
      <BusyButton line name="intent" value="resend-confirmation">
        {words.sendAgain}
      </BusyButton>
    </Form>
  )
}

function HoldAgain({ again, packageSlug }: { again: NonNullable<OwnView['again']>; packageSlug: string | null }) {
  if ('problem' in again)
    return (
      <div className="part">
        <Note bad>{again.problem}</Note>
        <OtherDates packageSlug={packageSlug} />
      </div>
    )
  return (
    <Form method="post" className="part">
      <input type="hidden" name="intent" value="hold-again" />
      <input type="hidden" name="agreedTotalMinor" value={again.totalMinor} />
      <BusyButton>{again.words}</BusyButton>
    </Form>
  )
}

function OtherDates({ packageSlug }: Pick<OwnView, 'packageSlug'>) {
  const words = useWords(ownWords)
  if (!packageSlug) return null
  return (
    <p className="part">
      <Link className="btn" to={`${links.package(packageSlug)}#dates`}>
        {words.otherDates}
      </Link>
    </p>
  )
}

/** What is due now and why, what is paid, what comes later, and where to send it. */
function Money({ money, pay, accounts, reference, state, statement }: OwnView) {
  const words = useWords(ownWords).money
  const { due, later, paid, back } = money
  const lines = [later, paid, back].filter((sentence) => sentence !== null)
  // Refunds of a booking that never became definite are shown above, those of a cancelled one in its statement.
  if (!due && (lines.length === 0 || statement?.refund || state === 'expired' || state === 'rejected')) return null
  return (
    <section className="part" id="pay">
      {due ? (
        <>
          <h2 className="due num">{due.words}</h2>
          <p className="ui muted num">{due.francs}</p>
        </>
      ) : (
        <h2 className="t-3">{words.nothing}</h2>
      )}
      {lines.length > 0 && <p className="num">{lines.join(' ')}</p>}
      {pay && due && <HowToPay pay={pay} reference={reference} accounts={accounts} />}
      {pay && !due && (
        <details className="fold">
          <summary>{words.early({ amount: pay.amount })}</summary>
          <HowToPay pay={pay} reference={reference} accounts={accounts} />
        </details>
      )}
    </section>
  )
}

/** States before or during the trip: details are needed, and the days can be added to a calendar. */
const goesOn: readonly OwnView['state'][] = ['requested', 'on-hold', 'pending', 'confirmed', 'in-progress']

/** Everything the visitor can do, a page each. */
function Doings({ reference, may, documents, state, journey, hasFlights }: Props) {
  const words = useWords(ownWords)
  const at = links.booking(reference)
  const goes = goesOn.includes(state)
  if (!may.change && !may.write && !may.cancel && documents.length === 0 && !goes && !journey) return null
  return (
    <nav className="part" aria-labelledby="doings">
      <h2 className="t-3" id="doings">
        {words.todo.title}
      </h2>
      {may.write && (
        <p>
          {words.todo.byWriting} <Link to={links.ask(reference)}>{words.todo.write}</Link>
        </p>
      )}
      <ul className="link-list">
        {journey && (
          <li>
            <a href="#days">
              {words.order.days} <Icon name="arrow" />
            </a>
          </li>
        )}
        {goes && (
          <li>
            <Link to={`${at}/travellers`}>
              {words.todo.travellers} <Icon name="arrow" />
            </Link>
          </li>
        )}
        {goes && hasFlights && (
          <li>
            <Link to={`${at}/flights`}>
              {words.todo.flights} <Icon name="arrow" />
            </Link>
          </li>
        )}
        {may.change && (
          <li>
            <Link to={`${at}/change`}>
              {words.todo.change} <Icon name="arrow" />
            </Link>
          </li>
        )}
        {documents.map(({ name, words: title }) => (
          <li key={name}>
            <a href={`${at}/documents/${name}.pdf`}>
              {title} <small>{words.pdf}</small>
            </a>
          </li>
        ))}
        {goes && (
          <li>
            <a href={`${at}/calendar.ics`}>
              {words.order.calendar} <Icon name="calendar" />
            </a>
          </li>
        )}
        {may.cancel && (
          <li>
            <Link to={`${at}/cancel`}>
              {words.todo.cancel} <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** What a supplier must confirm, and each answer. */
function OnRequest({ onRequest }: OwnView) {
  const format = useFormatter()
  const words = useWords(ownWords).order
  if (onRequest.length === 0) return null
  return (
    <section className="part">
      <h2 className="t-3">{onRequest.every(({ answer }) => answer === 'yes') ? words.agreed : words.onRequest}</h2>
      <ul className="plain">
        {onRequest.map(({ label, lang, day, answer }) => (
          <li key={`${label} ${day}`}>
            <span lang={lang}>{label}</span>, {day}
            {/* Some languages have a space before the colon. */}
            <b>
              {format.colon}
              {words.answers[answer]}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
