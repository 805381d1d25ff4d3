import type { ReactNode } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { staticPart } from '../../ui/static-part.tsx'
import { bookingTermsWords } from '../../words/booking-terms.ts'
import { answerOf } from '../booking/form-answers.ts'
import type { FormReply } from '../form-reply.ts'
import type { ShownTerms } from './shown-terms.server.ts'

const load = async () => (await import('./terms-text.tsx')).TermsText
const Text = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** The terms in a form that agrees to them: their whole text in a fold, and which text it is. Open where they changed meanwhile. */
export function TermsToAgree({ terms, changed }: { terms: ShownTerms; changed: boolean }) {
  const words = useWords(bookingTermsWords)
  return (
    <>
      <input type="hidden" name="agreedTerms" value={terms.key} />
      {terms.lang && <p className="note">{words.inEnglish}</p>}
      {terms.sections !== null && (
        <details className="fold part" open={changed}>
          <summary>
            {words.title}. {words.read({ version: terms.name })}
          </summary>
          <div lang={terms.lang}>
            <Text name="terms" of={terms.sections} />
          </div>
        </details>
      )}
    </>
  )
}

type TickProps = { terms: ShownTerms; reply: FormReply; children: ReactNode }

/** The tick `terms` that agrees to them, with its error; a new text is ticked anew. It says in which language they are where that is another one. */
export function TermsTick({ terms, reply, children }: TickProps) {
  const words = useWords(bookingTermsWords)
  const { error } = answerOf(reply, 'terms')
  return (
    <>
      <FieldError name="terms" error={error} />
      <label className="tick">
        <input
          key={terms.key}
          type="checkbox"
          name="terms"
          id={fieldId('terms')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${fieldId('terms')}-error`}
          defaultChecked={reply.values.terms === 'on'}
        />
        <span>
          {children} {terms.lang && words.tick}
        </span>
      </label>
    </>
  )
}
