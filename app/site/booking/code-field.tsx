import { useWords } from '../../languages/use-words.ts'
import { answerOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { paymentWords } from '../../words/booking-payment.ts'
import { CodeRow } from './code-row.tsx'

/** The discount code beside the payment, folded for those who have none. What it takes off is said below it. */
export function CodeField({ reply, status, busy }: { reply: FormReply; status: string | undefined; busy: boolean }) {
  const words = useWords(paymentWords)
  const answer = answerOf(reply, 'code')
  return (
    <details className="fold part" open={answer.defaultValue !== '' || answer.error !== undefined || status !== undefined}>
      <summary>{words.haveCode}</summary>
      <div className="part">
        <CodeRow label={words.code} apply={words.apply} reply={reply} status={status} busy={busy} />
      </div>
    </details>
  )
}
