import { useWords } from '../../languages/use-words.ts'
import { staticPart } from '../../ui/static-part.tsx'
import { bookingTermsWords } from '../../words/booking-terms.ts'
import type { ShownTerms } from './shown-terms.server.ts'

const load = async () => (await import('./terms-text.tsx')).TermsText
const Text = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** The terms in a form that agrees to them: their whole text in a fold, and which text it is. Open where they changed meanwhile. */
export function TermsToAgree({ terms, changed }: { terms: ShownTerms; changed: boolean }) {
  const words = useWords(bookingTermsWords)
  return (
    <>
      <input type="hidden" name="agreedTerms" value={terms.key} />
      {terms.sections !== null && (
        <details className="fold part" open={changed}>
          <summary>
            {words.title}. {words.read({ version: terms.version })}
          </summary>
          <div lang={terms.lang}>
            <Text name="terms" of={terms.sections} />
          </div>
        </details>
      )}
    </>
  )
}
