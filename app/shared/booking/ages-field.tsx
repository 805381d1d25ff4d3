import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { childAgesWords } from '../../words/child-ages.ts'
import type { FormReply } from '../form-reply.ts'
import { answerOf } from './form-answers.ts'

/** The ages of the children of a party. */
export const AgesField = ({ reply }: { reply: FormReply }) => (
  <TextField
    name="childAges"
    {...useWords(childAgesWords)}
    inputMode="text"
    autoComplete="off"
    {...answerOf(reply, 'childAges')}
  />
)
