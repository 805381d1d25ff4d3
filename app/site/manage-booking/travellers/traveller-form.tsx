import { Form } from 'react-router'
import type { FormReply } from '../../../shared/form-reply.ts'
import { DetailsFields, detailProblems } from '../../../shared/travellers/details-fields.tsx'
import type { FoundTraveller } from '../../../shared/travellers/find-traveller.server.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { bookingWords } from '../../../words/booking.ts'
import { travellerWords } from '../../../words/manage-travellers.ts'
import { BusyButton } from '../../busy-button.tsx'
import { useSite } from '../../site-data.ts'

const words = travellerWords.form

/** The details form of the booking's own page. */
export function TravellerForm({ traveller, reply }: { traveller: FoundTraveller; reply: FormReply }) {
  const problems = detailProblems(reply)
  const company = useSite()?.company.name ?? ''
  const wording = {
    namesKept: words.namesKept,
    passportExpiresEarly: words.expiresEarly,
    consent: words.consentAs(company),
    consentSince: words.consentSince,
  }
  return (
    <Form method="post" noValidate autoComplete="off">
      {traveller.missing && <p className="lede muted">{traveller.missing}</p>}
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <DetailsFields traveller={traveller} reply={reply} wording={wording} />
      <p className="part">
        <BusyButton>{words.save}</BusyButton>
      </p>
    </Form>
  )
}
