import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { TextField } from '../../../ui/field.tsx'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { useAuth } from '../../auth/auth.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Pane } from '../../components/pane.tsx'
import type { Route } from './+types/proposal.ts'

/** The address of the page, with the ways to send and to open it. */
export function LinkPane({ address, whatsapp }: { address: string; whatsapp: string }) {
  const words = useWords(tripProposalWords).one.link
  return (
    <Pane title={words.title} className="stack">
      <p className="small">{words.text}</p>
      <TextField name="address" label={words.label} readOnly defaultValue={address} wide />
      <div className="row">
        <a className="btn" href={whatsapp} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>
        <a className="btn line" href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
        <a className="btn line" href={`${address}/proposal.pdf`} target="_blank" rel="noreferrer">
          {words.pdf}
        </a>
        <CopyButton text={address} what={words.label} />
      </div>
    </Pane>
  )
}

/** What became of a proposal. */
export function FactsPane({ proposal }: { proposal: Route.ComponentProps['loaderData'] }) {
  const { may } = useAuth()
  const labels = useWords(tripProposalWords).one.facts
  return (
    <Pane title={labels.title}>
      <dl className="kv">
        <dt>{labels.sent}</dt>
        <dd>{proposal.sent}</dd>
        <dt>{labels.until}</dt>
        <dd>{proposal.until}</dd>
        <dt>{labels.seen}</dt>
        <dd>{proposal.seen}</dd>
        {proposal.accepted && (
          <>
            <dt>{labels.acceptedLabel}</dt>
            <dd>{proposal.accepted}</dd>
          </>
        )}
        {proposal.bookingId && (
          <>
            <dt>{labels.booking}</dt>
            <dd>
              <Link to={`/admin/bookings/${proposal.bookingId}`}>{labels.booking}</Link>
            </dd>
          </>
        )}
        {proposal.ended && (
          <>
            <dt>{labels.ended}</dt>
            <dd>{proposal.ended}</dd>
          </>
        )}
        {proposal.reason && (
          <>
            <dt>{labels.reason}</dt>
            <dd className="breaks">{proposal.reason}</dd>
          </>
        )}
      </dl>
      {may('enquiries:read') && (
        <p className="below">
          <Link className="more" to={`/admin/enquiries/${proposal.trip.enquiryId}`}>
            {labels.enquiry}
          </Link>
        </p>
      )}
    </Pane>
  )
}
