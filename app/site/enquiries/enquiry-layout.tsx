import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { GuardFields } from '../../shared/guard-fields.tsx'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { enquiryWords } from '../../words/enquiries.ts'
import { BusyButton } from '../busy-button.tsx'
import { answerOf, type EnquiryAnswer, nothingTyped, problemsOf, type SentEnquiry } from './enquiry-answers.ts'

type Props = {
  answer: EnquiryAnswer | undefined
  /** From `stampForm`, in the page's loader. */
  stamp: string
  button: string
  /** What is shown above the form until it is sent. */
  head?: ReactNode
  /** The fields, filled with the answer that came back. */
  children: (reply: FormReply) => ReactNode
  /** The values of the fields before anything was typed. */
  begins?: Record<string, string>
}

/** The form of an enquiry with its spam guard; once it is sent, its reference in the same place. */
export function EnquiryPage({ answer, stamp, button, head, children, begins = {} }: Props) {
  const words = useWords(enquiryWords)
  if (answer?.sent) return <Sent sent={answer.sent} />
  const reply = answer?.reply ?? { ...nothingTyped, values: begins }
  const problems = problemsOf(reply)
  return (
    <>
      {head}
      <Form method="post" noValidate>
        <Problem text={answer?.problem} />
        <ProblemSummary problems={problems} />
        {children(reply)}
        <GuardFields stamp={stamp} reply={reply} />
        <div className="part">
          <BusyButton>{button}</BusyButton>
          <p className="hint">{words.retention}</p>
        </div>
      </Form>
    </>
  )
}

/** What replaces the form once it is sent. */
export function Sent({ sent }: { sent: SentEnquiry }) {
  const words = useWords(enquiryWords)
  const box = useTakesFocus(sent.reference)
  return (
    // Without JavaScript the browser itself moves the focus to the first element with `autofocus`.
    <div className="sent" role="status" tabIndex={-1} ref={box} {...{ autoFocus: true }}>
      <h2 className="t-2">{words.sent.title}</h2>
      <p className="ui">
        {words.sent.reference} <b className="ref copy">{sent.reference}</b>
      </p>
      <p>{sent.next}</p>
      {sent.facts && (
        <dl className="pairs num">
          {sent.facts.map(([term, value]) => (
            <div key={term + value}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sent.email.map((sentence) => (
        <p className="ui" key={sentence}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** The contact, which every enquiry needs. */
export function ReachFields({ reply }: { reply: FormReply }) {
  const words = useWords(enquiryWords)
  return (
    <>
      <TextField wide name="name" label={words.name} autoComplete="name" {...answerOf(reply, 'name')} />
      <TextField
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...answerOf(reply, 'email')}
      />
      <TextField
        name="phone"
        label={<Optional label={words.phone} />}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        {...answerOf(reply, 'phone')}
      />
    </>
  )
}

/** A field's label, with a word that the field is optional. */
export const Optional = ({ label }: { label: string }) => (
  <>
    {label} <span className="muted">{useWords(enquiryWords).optional}</span>
  </>
)

/** How to reach the sender, as the last part of a form. */
export const ReachPart = ({ reply }: { reply: FormReply }) => (
  <fieldset className="part">
    <legend className="legend large">{useWords(enquiryWords).reach}</legend>
    <div className="grid2">
      <ReachFields reply={reply} />
    </div>
  </fieldset>
)

type NumberProps = { name: string; label: ReactNode; hint?: string; least: number; most: number; reply: FormReply }

/** A field for a whole number. Errors of an enquiry are sentences; those of a booking are keys (shared/booking/choice-fields.tsx). */
export const NumberField = ({ name, label, hint, least, most, reply }: NumberProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    type="number"
    inputMode="numeric"
    min={least}
    max={most}
    {...answerOf(reply, name)}
  />
)

export const MessageField = ({ reply, label, hint }: { reply: FormReply; label: ReactNode; hint: string }) => (
  <TextArea wide name="message" label={label} hint={hint} {...answerOf(reply, 'message')} />
)
