import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { PriceText } from '../../shared/booking/summary-of.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import type { ShownTerms } from '../../shared/terms/shown-terms.server.ts'
import { TermsTick, TermsToAgree } from '../../shared/terms/terms-to-agree.tsx'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { paymentWords } from '../../words/booking-payment.ts'
import { bookingSummaryWords } from '../../words/booking-summary.ts'
import { cancellationRestWords } from '../../words/cancellation-rest.ts'
import { paymentMethodWords } from '../../words/payment-methods.ts'
import { CodeField } from './code-field.tsx'
import type { PaymentView } from './payment-view.server.ts'

type Props = {
  view: PaymentView
  terms: ShownTerms
  changed: boolean
  price: PriceText | undefined
  draft: string
  reply: FormReply
  /** What a discount code took off just now. */
  status: string | undefined
}

/** What is due when, the payment methods and the cancellation policy; the button holds the booking. */
export function PaymentForm({ view, terms, changed, price, draft, reply, status }: Props) {
  const words = useWords(paymentWords)
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  const back = (
    <Link className="more" to={`/booking/${draft}/extras`}>
      {words.back}
    </Link>
  )
  if (view.methods.length === 0) {
    return (
      <>
        <Note bad>{words.noMethod}</Note>
        <p className="part">{back}</p>
      </>
    )
  }
  return (
    <Form method="post" noValidate>
      <input type="hidden" {...arrival} />
      <input type="hidden" name="agreedTotalMinor" value={view.totalMinor} />
      <ProblemSummary problems={problems} />
      {view.request && (
        <section className="part">
          <h2 className="legend large">{words.request}</h2>
          <p>{view.request.text}</p>
        </section>
      )}
      {view.visits && <Note>{view.visits}</Note>}
      {view.mayNotRun && <Note>{view.mayNotRun}</Note>}
      {view.permits && <p className="part">{view.permits}</p>}
      {price && <Money price={price} isRequest={view.request !== undefined} />}
      <CodeField reply={reply} status={status} busy={busy} />
      <Methods methods={view.methods} isRequest={view.request !== undefined} reply={reply} />
      <Rule policies={view.policies} passedOn={view.passedOn} terms={terms} changed={changed} reply={reply} />
      <div className="row between part">
        {back}
        <button type="submit" className="btn" aria-disabled={busy}>
          {view.button} <Icon name="check" />
        </button>
      </div>
    </Form>
  )
}

/** Dollars with francs beside them: an operator in Rwanda must name both. */
function Money({ price, isRequest }: { price: PriceText; isRequest: boolean }) {
  const words = useWords(paymentWords)
  const { deposit, balance, balanceOn, total, rwf, rwfDeposit, rwfBalance } = price
  const [now, all] = isRequest ? [words.nowRequest, words.allRequest] : [words.now, words.all]
  return (
    <section className="part">
      <h2 className="legend large">{words.money}</h2>
      <dl className="pairs sums num">
        <Sum label={balance ? now : all} usd={deposit} rwf={rwfDeposit} />
        {balance && <Sum label={words.later({ day: balanceOn })} usd={balance} rwf={rwfBalance} />}
        {balance && <Sum label={words.whole} usd={total} rwf={rwf} />}
      </dl>
    </section>
  )
}

function Sum({ label, usd, rwf }: { label: string; usd: string; rwf: string }) {
  const summary = useWords(bookingSummaryWords)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{usd}</b> <span className="muted nowrap">{summary.rwf({ money: rwf })}</span>
      </dd>
    </div>
  )
}

function Methods({ methods, isRequest, reply }: Pick<PaymentView, 'methods'> & { isRequest: boolean; reply: FormReply }) {
  const words = useWords(paymentWords)
  const names = useWords(paymentMethodWords)
  const { error } = answerOf(reply, 'method')
  return (
    <fieldset className="part" id={fieldId('method')} tabIndex={-1} aria-describedby={error && `${fieldId('method')}-error`}>
      <legend className="legend large">{isRequest ? words.methodRequest : words.method}</legend>
      <FieldError name="method" error={error} />
      <div className="choices">
        {methods.map(({ method, hint, confirm }) => (
          <label className="choice" key={method}>
            <input type="radio" name="method" value={method} defaultChecked={reply.values.method === method} />
            <b>{names[method]}</b>
            <span>
              {hint} {confirm}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type RuleProps = Pick<PaymentView, 'policies' | 'passedOn'> & Pick<Props, 'terms' | 'changed' | 'reply'>

function Rule({ policies, passedOn, terms, changed, reply }: RuleProps) {
  const words = useWords(paymentWords)
  const rest = useWords(cancellationRestWords)
  return (
    <section className="part">
      <h2 className="legend large">{words.rule}</h2>
      <p>{words.free}</p>
      {policies.map(({ title, steps }) => (
        <div className="rule" key={title}>
          {policies.length > 1 && <h3>{title}</h3>}
          <ul className="plain">
            {steps.map(({ text, isNow }) => (
              <li key={text}>{isNow ? <b>{text}</b> : text}</li>
            ))}
          </ul>
        </div>
      ))}
      {passedOn && <p className="muted">{rest.text}</p>}
      <TermsToAgree terms={terms} changed={changed} />
      <TermsTick terms={terms} reply={reply}>
        {words.terms}
      </TermsTick>
    </section>
  )
}
