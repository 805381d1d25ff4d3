import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { leaderWords } from '../../words/booking-leader.ts'
import { ReachFields } from './reach-fields.tsx'

type Props = {
  kind: 'pilgrims' | 'stay' | 'hire'
  reply: FormReply
  back: string
  /** What the step of extras holds, where it may be left out. */
  extras: string | undefined
}

/** The contact, where no traveller is named yet. */
export function ContactForm({ kind, reply, back, extras }: Props) {
  const words = useWords(leaderWords)
  const problems = problemsOf(reply)
  return (
    <>
      <h1 className="t-2">{words.title[kind]}</h1>
      <p className="lede muted">{words.lede[kind]}</p>
      <ProblemSummary problems={problems} />
      <Form method="post" noValidate>
        <div className="grid2 part">
          <TextField wide name="name" label={words.name} autoComplete="name" {...answerOf(reply, 'name')} />
          <ReachFields reply={reply} />
        </div>
        <StepButtons back={back} backText={words.back[kind]} extras={extras} />
      </Form>
    </>
  )
}

type ButtonProps = { back: string; backText: string; extras: string | undefined }

/** The way back and the way on from the second step: to the payment, or first to what the step of extras holds. */
export function StepButtons({ back, backText, extras }: ButtonProps) {
  const words = useWords(leaderWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      {extras && <p className="ui small muted part">{extras}</p>}
      <div className="row between part">
        <Link className="more" to={back}>
          {backText}
        </Link>
        {extras === undefined ? (
          <button type="submit" className="btn" aria-disabled={busy}>
            {words.next} <Icon name="arrow" />
          </button>
        ) : (
          <div className="row">
            {/* First in the form, so that the Enter key goes the shortest way. */}
            <button type="submit" className="btn" name="then" value="payment" aria-disabled={busy}>
              {words.pay} <Icon name="arrow" />
            </button>
            <button type="submit" className="btn line" name="then" value="extras" aria-disabled={busy}>
              {words.add}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
