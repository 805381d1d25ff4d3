import { Form, useNavigation } from 'react-router'
import { sumOf } from '#features/pricing/price-line.ts'
import { usd } from '#values/money.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import type { ShownTerms } from '../../shared/terms/shown-terms.server.ts'
import { TermsTick, TermsToAgree } from '../../shared/terms/terms-to-agree.tsx'
import { FieldError, fieldId, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { paymentMethodWords } from '../../words/payment-methods.ts'
import { proposalWords } from '../../words/proposal.ts'
import { ReachFields } from '../booking/reach-fields.tsx'
import type { PriceView } from './load-proposal.server.ts'
import { chosenLines } from './price-choice.tsx'

type Props = {
  price: PriceView
  ticked: readonly string[]
  /** Of the address of this choice: a refused form shows the same again. */
  query: string
  /** Of what can be accepted. */
  terms: ShownTerms | undefined
  /** Made with the page: the same form sent twice is one acceptance. */
  attempt: string
  reply: FormReply
  problem: string | undefined
  termsChanged: boolean
}

/** Who accepts, how it is paid, and the terms; the button says for how much. Where it cannot be accepted here, why. */
export function AcceptForm({ price, ticked, query, terms, attempt, reply, problem, termsChanged }: Props) {
  const { accept: words, question } = useWords(proposalWords)
  const methods = useWords(paymentMethodWords)
  const format = useFormatter()
  const busy = useNavigation().state !== 'idle'
  const { accept } = price
  const totalMinor = sumOf(chosenLines(price, ticked))
  const method = answerOf(reply, 'method')
  return (
    <section className="block" id="accept">
      <h2>{price.isChange ? words.changeTitle : price.name ? words.titleOf({ letter: price.name }) : words.title}</h2>
      {!accept && (
        <>
          <Problem text={problem} />
          <p className="note">
            {words[reasonAgainst(price)]} <a href="#question">{question.title}</a>
          </p>
        </>
      )}
      {accept && terms && (
        <Form method="post" action={`?${query}#accept`} preventScrollReset noValidate>
          <p className="lead">{accept.request ?? words.lede}</p>
          <Problem text={problem} />
          <ProblemSummary problems={problemsOf(reply)} />
          <input type="hidden" name="option" value={price.letter} />
          {ticked.map((id) => (
            <input key={id} type="hidden" name="add" value={id} />
          ))}
          <input type="hidden" name="agreedTotalMinor" value={totalMinor} />
          <input type="hidden" name="attempt" value={attempt} />
          <input type="hidden" {...arrival} />
          <div className="grid2 part">
            <TextField
              wide
              name="name"
              label={words.name}
              autoComplete="name"
              {...answerOf(reply, 'name')}
              defaultValue={reply.values.name ?? accept.customer}
            />
            <ReachFields reply={reply} />
          </div>
          <fieldset
            className="part"
            id={fieldId('method')}
            tabIndex={-1}
            aria-describedby={method.error && `${fieldId('method')}-error`}
          >
            <legend className="legend large">{words.method}</legend>
            <FieldError name="method" error={method.error} />
            <div className="choices">
              {accept.methods.map((one) => (
                <label className="choice" key={one}>
                  <input type="radio" name="method" value={one} defaultChecked={method.defaultValue === one} />
                  <b>{methods[one]}</b>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="part">
            <TermsToAgree terms={terms} changed={termsChanged} />
            <TermsTick terms={terms} reply={reply}>
              {words.terms}
            </TermsTick>
          </div>
          <p className="part">
            <button type="submit" className="btn" name="intent" value="accept" aria-disabled={busy}>
              {words.go({ total: format.money(usd(totalMinor)) })} <Icon name="check" />
            </button>
          </p>
        </Form>
      )}
    </section>
  )
}

/** Why an open proposal cannot be accepted on its page. */
function reasonAgainst({ isChange, isEstimate, isShort }: PriceView) {
  if (isChange) return 'change'
  if (isEstimate) return 'estimate'
  return isShort ? 'short' : 'closed'
}
