import type { ReactNode } from 'react'
import { answerOf } from '../../shared/booking/form-answers.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { TextField } from '../../ui/field.tsx'

type Row = { label: ReactNode; apply: string; reply: FormReply; status: string | undefined; busy: boolean }

/** A discount code with the button that prices it, which holds nothing, and what it takes off. */
export function CodeRow({ label, apply, reply, status, busy }: Row) {
  return (
    <>
      <div className="row end code">
        <TextField
          name="code"
          label={label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...answerOf(reply, 'code')}
        />
        <button type="submit" className="btn line apply" name="intent" value="apply" aria-disabled={busy}>
          {apply}
        </button>
      </div>
      <p role="status" className="ui applied num">
        {status}
      </p>
    </>
  )
}
