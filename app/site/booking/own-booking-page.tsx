import { Form, Link, useNavigation } from 'react-router'
import { links } from '#values/links.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { seatsCount, stateWords } from '../../words/booking.ts'
import { ownWords } from '../../words/own-booking.ts'
import type { Route } from './+types/own-booking.ts'
import { SummaryPanel } from './booking-frame.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { TimeLeft } from './time-left.tsx'

type Props = Route.ComponentProps['loaderData'] & { answer: { status?: string; problem?: string } | undefined }

/** The visitor's own page: how it stands in plain words, what is due, and what can be done. */
export function OwnBooking(props: Props) {
  const { reference, state, count, answer, hold } = props
  const { word, tone } = stateWords[state]
  return (
    <div className="wrap booking own">
      <div className="split">
        <div>
          <p className="row">
            <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
            <span className="ref copy num">{reference}</span>
          </p>
          <h1 className="t-2">{ownWords.heading[state](count)}</h1>
          {answer?.status && (
            <p className="note" role="status">
              {answer.status}
            </p>
          )}
          {answer?.problem && (
            <div role="alert">
              <Note bad>{answer.problem}</Note>
            </div>
          )}
          {hold && (
            <p className="lede">
              {ownWords.held(hold.words)} <TimeLeft {...hold} />
            </p>
          )}
          <p className="lede muted">{textOf(state)}</p>
          {state === 'expired' && props.again && <HoldAgain again={props.again} packageSlug={props.packageSlug} />}
          {state === 'on-hold' && <HowToPay {...props} />}
          <Journey {...props} />
          <History events={props.events} />
          <Cancel mayCancel={props.mayCancel} state={state} />
          <p className="ui small muted part">{ownWords.kept}</p>
        </div>
        <SummaryPanel {...props} travellers={count} />
      </div>
    </div>
  )
}

function textOf(state: Props['state']): string {
  switch (state) {
    case 'on-hold':
      return ownWords.heldText
    case 'waitlisted':
      return ownWords.waitingText
    case 'expired':
      return ownWords.expiredText
    case 'rejected':
      return ownWords.rejectedText
    case 'cancelled':
      return ownWords.cancelledText
    default:
      return ownWords.confirmedText
  }
}

function HoldAgain({ again, packageSlug }: { again: NonNullable<Props['again']>; packageSlug: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="part">
      <input type="hidden" name="intent" value="hold-again" />
      {'problem' in again ? (
        <>
          <Note bad>{again.problem}</Note>
          <p className="part">
            <Link className="btn" to={`${links.package(packageSlug)}#dates`}>
              {ownWords.otherDates}
            </Link>
          </p>
        </>
      ) : (
        <>
          <input type="hidden" name="agreedTotalMinor" value={again.totalMinor} />
          <button type="submit" className="btn" aria-disabled={busy}>
            {again.words}
          </button>
        </>
      )}
    </Form>
  )
}

function Journey({ travellers, count, packageSlug, departureSlug, state }: Props) {
  return (
    <section className="part">
      <h2 className="t-3">{ownWords.departure}</h2>
      <p>{travellers.length > 0 ? travellers.join(', ') : seatsCount(count)}</p>
      <p className="row">
        <Link className="more" to={links.package(packageSlug)}>
          {ownWords.days}
        </Link>
        {state !== 'cancelled' && state !== 'rejected' && (
          <a className="more" href={links.departureCalendar(departureSlug)}>
            <Icon name="calendar" /> {ownWords.calendar}
          </a>
        )}
      </p>
    </section>
  )
}

function History({ events }: Pick<Props, 'events'>) {
  return (
    <section className="part">
      <h2 className="t-3">{ownWords.history}</h2>
      <ol className="plain">
        {events.map(({ at, words }) => (
          <li key={at + words}>
            <span className="muted num">{at}</span> {words}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cancel({ mayCancel, state }: Pick<Props, 'mayCancel' | 'state'>) {
  const busy = useNavigation().state !== 'idle'
  if (state === 'confirmed') return <p className="part">{ownWords.cancelAsk}</p>
  if (!mayCancel) return null
  return (
    <details className="part fold">
      <summary>{ownWords.cancel}</summary>
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <p>{ownWords.cancelText}</p>
        <div className="field">
          <label htmlFor="reason">{ownWords.cancelWhy}</label>
          <input id="reason" name="reason" maxLength={500} />
        </div>
        <button type="submit" className="btn line" aria-disabled={busy}>
          {ownWords.cancelButton}
        </button>
      </Form>
    </details>
  )
}
