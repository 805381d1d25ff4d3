import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { declineReasons } from '#features/proposals/proposal.ts'
import { useWords } from '../../languages/use-words.ts'
import { answerOf } from '../../shared/booking/form-answers.ts'
import { FieldError, fieldId, TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { proposalWords } from '../../words/proposal.ts'
import type { ProposalAnswer } from './answer-proposal.server.ts'

const replyOf = (answer: ProposalAnswer | undefined) => answer?.reply ?? { values: {}, errors: {} }

/** `query`: of the address of the choice that is looked at. */
type Props = { query: string; answer: ProposalAnswer | undefined }

/** A question about the proposal, which stays open. */
export function QuestionForm({ query, answer }: Props) {
  const words = useWords(proposalWords).question
  return (
    <AnswerForm id="question" intent="question" query={query} title={words.title} go={words.go} answer={answer}>
      <TextArea name="question" label={words.label} hint={words.hint} rows={4} {...answerOf(replyOf(answer), 'question')} />
    </AnswerForm>
  )
}

/** The customer says no, and why. */
export function DeclineForm({ query, answer }: Props) {
  const words = useWords(proposalWords).decline
  const reason = answerOf(replyOf(answer), 'reason')
  return (
    <AnswerForm id="decline" intent="decline" query={query} title={words.title} go={words.go} answer={answer}>
      <p className="muted">{words.lede}</p>
      <fieldset id={fieldId('reason')} tabIndex={-1} aria-describedby={reason.error && `${fieldId('reason')}-error`}>
        <legend className="legend">{words.reason}</legend>
        <FieldError name="reason" error={reason.error} />
        <div className="choices">
          {declineReasons.map((one) => (
            <label className="choice" key={one}>
              <input type="radio" name="reason" value={one} defaultChecked={reason.defaultValue === one} />
              <b>{words.reasons[one]}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea name="text" label={words.text} rows={3} {...answerOf(replyOf(answer), 'text')} />
    </AnswerForm>
  )
}

/** The customer asks for a new proposal, once this one has ended. */
export function RenewForm({ query, answer }: Props) {
  const words = useWords(proposalWords).renew
  return (
    <AnswerForm id="renew" intent="renew" query={query} title={words.title} go={words.go} answer={answer}>
      <TextArea name="text" label={words.text} rows={3} {...answerOf(replyOf(answer), 'text')} />
    </AnswerForm>
  )
}

type FrameProps = {
  id: string
  intent: string
  query: string
  title: ReactNode
  go: ReactNode
  answer: ProposalAnswer | undefined
  children: ReactNode
}

function AnswerForm({ id, intent, query, title, go, answer, children }: FrameProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <section className="block answer" id={id}>
      <h2>{title}</h2>
      <div role="status">{answer?.done && <p className="note">{answer.done}</p>}</div>
      {!answer?.done && (
        <Form method="post" action={`?${query}#${id}`} preventScrollReset noValidate className="stack">
          <Problem text={answer?.problem} />
          {children}
          <p>
            <button type="submit" className="btn line" name="intent" value={intent} aria-disabled={busy}>
              {go}
            </button>
          </p>
        </Form>
      )}
    </section>
  )
}
