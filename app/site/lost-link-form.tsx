import { Form } from 'react-router'
import { useWords } from '../languages/use-words.ts'
import { answerOf, problemsOf } from '../shared/booking/form-answers.ts'
import type { FormReply } from '../shared/form-reply.ts'
import { ProblemSummary } from '../shared/problem-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { lostLinkWords } from '../words/lost-link.ts'
import { BusyButton } from './busy-button.tsx'

/** Requests a lost link by reference and email; always sent to the page for lost links. */
export function LostLinkForm({ reply }: { reply: FormReply }) {
  const words = useWords(lostLinkWords)
  const problems = problemsOf(reply)
  return (
    <Form method="post" action="/bookings" noValidate className="part">
      <ProblemSummary problems={problems} />
      <div className="grid2">
        <TextField
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          autoComplete="off"
          {...answerOf(reply, 'reference')}
        />
        <TextField name="email" label={words.email} type="email" autoComplete="email" {...answerOf(reply, 'email')} />
      </div>
      <p className="part">
        <BusyButton>{words.button}</BusyButton>
      </p>
    </Form>
  )
}
