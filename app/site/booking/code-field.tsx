import { useWords } from '../../languages/use-words.ts'
import { answerOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { TextField } from '../../ui/field.tsx'
import { paymentWords } from '../../words/booking-payment.ts'

/** The discount code beside the payment, folded for those who have none. What it takes off is said below it. */
export function CodeField({ reply, status, busy }: { reply: FormReply; status: string | undefined; busy: boolean }) {
  const words = useWords(paymentWords)
  const answer = answerOf(reply, 'code')
  return (
    <details className="fold part" open={answer.defaultValue !== '' || answer.error !== undefined || status !== undefined}>
      <summary>{words.haveCode}</summary>
      <div className="part">
        <div className="row end code">
          <TextField
            name="code"
            label={words.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...answer}
          />
          <button type="submit" className="btn line apply" name="intent" value="apply" aria-disabled={busy}>
            {words.apply}
          </button>
        </div>
        <p role="status" className="ui applied num">
          {status}
        </p>
      </div>
    </details>
  )
}
