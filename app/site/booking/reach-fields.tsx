import { useWords } from '../../languages/use-words.ts'
import { answerOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { TextField } from '../../ui/field.tsx'
import { reachFieldWords } from '../../words/reach-fields.ts'
import { useSite } from '../site-data.ts'

/** Email and phone, which every second step needs. */
export function ReachFields({ reply }: { reply: FormReply }) {
  const { email, emailHint, noEmails, phone, phoneHint } = useWords(reachFieldWords)
  const hint = useSite()?.noEmails ? noEmails : emailHint
  return (
    <>
      <TextField name="email" label={email} hint={hint} type="email" autoComplete="email" {...answerOf(reply, 'email')} />
      <TextField name="phone" label={phone} hint={phoneHint} type="tel" autoComplete="tel" {...answerOf(reply, 'phone')} />
    </>
  )
}
