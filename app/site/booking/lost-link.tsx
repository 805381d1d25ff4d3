import { data, Form, useNavigation } from 'react-router'
import { LostLinkAnswer } from '#features/bookings/booking-request.ts'
import { askForLink } from '#features/bookings/send-link-again.server.tsx'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { bookingWords } from '../../words/booking.ts'
import { ownWords } from '../../words/own-booking.ts'
import type { Route } from './+types/lost-link.ts'
import { answerOf, problemsOf } from './form-answers.ts'

const words = ownWords.lost

export async function action({ context, request }: Route.ActionArgs) {
  const read = readForm(await request.formData(), LostLinkAnswer)
  if (!read.value) return data({ sent: false, reply: read.reply }, { status: 422 })
  await askForLink(contextOf(context), read.value)
  return data({ sent: true, reply: undefined })
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'description', content: words.lede }]

export default function LostLink({ actionData }: Route.ComponentProps) {
  const reply: FormReply = actionData?.reply ?? { values: {}, errors: {} }
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <div className="wrap booking lost">
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      {actionData?.sent ? (
        <div role="status">
          <p className="note">{words.sent}</p>
          <p className="part">{words.noLetter}</p>
        </div>
      ) : (
        <Form method="post" noValidate className="part">
          <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
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
            <button type="submit" className="btn" aria-disabled={busy}>
              {words.button}
            </button>
          </p>
        </Form>
      )}
    </div>
  )
}
