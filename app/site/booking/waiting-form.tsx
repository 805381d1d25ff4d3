import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { reachFieldWords } from '../../words/reach-fields.ts'
import { waitingListWords } from '../../words/waiting-list.ts'
import { useSite } from '../site-data.ts'

type Props = {
  departure: string
  /** The first step with this party, to which the form is sent. */
  address: string
  /** Seats for sale now, fewer than the party needs. */
  left: number
  travellers: number
  /** The key of this form, so that a second submission does not join the list twice. */
  formKey: string
  reply: FormReply
}

/** Puts a whole party on the waiting list of a full departure. It is sent to the first step, whichever page shows it. */
export function WaitingForm({ departure, address, left, travellers, formKey, reply }: Props) {
  const words = useWords(waitingListWords)
  const reach = useWords(reachFieldWords)
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <Form method="post" action={address} noValidate className="part">
      <h2 className="t-3">{words.title}</h2>
      <p>{words.short({ left, party: travellers })}</p>
      <p className="muted">{useSite()?.noEmails ? words.noEmails : words.text}</p>
      <ProblemSummary problems={problems} />
      <input type="hidden" {...arrival} />
      <input type="hidden" name="intent" value="wait" />
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="departure" value={departure} />
      <input type="hidden" name="travellers" value={travellers} />
      <div className="grid2">
        <TextField wide name="name" label={words.name} autoComplete="name" {...answerOf(reply, 'name')} />
        <TextField name="email" label={reach.email} type="email" autoComplete="email" {...answerOf(reply, 'email')} />
        <TextField name="phone" label={reach.phone} type="tel" autoComplete="tel" {...answerOf(reply, 'phone')} />
      </div>
      <p className="part">
        <button type="submit" className="btn" aria-disabled={busy}>
          {words.button({ count: travellers })}
        </button>
      </p>
    </Form>
  )
}
