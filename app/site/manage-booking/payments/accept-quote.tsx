import { Form } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { answerOf, problemsOf } from '../../../shared/booking/form-answers.ts'
import type { FormReply } from '../../../shared/form-reply.ts'
import { ProblemSummary } from '../../../shared/problem-summary.tsx'
import type { ShownTerms } from '../../../shared/terms/shown-terms.server.ts'
import { TermsTick, TermsToAgree } from '../../../shared/terms/terms-to-agree.tsx'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { cancellationRestWords } from '../../../words/cancellation-rest.ts'
import { ownWords } from '../../../words/manage-booking.ts'
import { paymentMethodWords } from '../../../words/payment-methods.ts'
import { BusyButton } from '../../busy-button.tsx'
import type { OwnView } from '../load-booking.server.ts'

type Props = { quote: NonNullable<OwnView['quote']>; terms: ShownTerms; changed: boolean; reply: FormReply }

/** Accepting a quote: the payment method, the rule of cancelling, and the terms and the price that are agreed to. */
export function AcceptQuote({ quote, terms, changed, reply }: Props) {
  const names = useWords(paymentMethodWords)
  const rest = useWords(cancellationRestWords)
  const words = useWords(ownWords).accept
  const problems = problemsOf(reply)
  const method = answerOf(reply, 'method').error
  if (quote.methods.length === 0) return <Note bad>{words.late}</Note>
  return (
    <Form method="post" noValidate className="part">
      <h2 className="t-3">{words.title}</h2>
      <p>{words.text}</p>
      <ProblemSummary problems={problems} />
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="agreedTotalMinor" value={quote.totalMinor} />
      <fieldset className="part" id={fieldId('method')} tabIndex={-1} aria-describedby={method && `${fieldId('method')}-error`}>
        <legend className="legend large">{words.method}</legend>
        <FieldError name="method" error={method} />
        <div className="choices">
          {quote.methods.map((one) => (
            <label className="choice" key={one}>
              <input type="radio" name="method" value={one} defaultChecked={reply.values.method === one} />
              <b>{names[one]}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <h3>{words.ruleHead}</h3>
      <ul className="plain">
        {quote.tiers.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="muted">{rest.text}</p>
      <TermsToAgree terms={terms} changed={changed} />
      <TermsTick terms={terms} reply={reply}>
        {words.terms}
      </TermsTick>
      <p className="part">
        <BusyButton>{words.button({ total: quote.total })}</BusyButton>
      </p>
    </Form>
  )
}
