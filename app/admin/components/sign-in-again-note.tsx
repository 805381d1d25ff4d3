import { useWords } from '../../languages/use-words.ts'
import { settingsWords } from '../../words/admin/settings.ts'

/** Says beside a form that nothing is saved yet, and opens the sign-in page in a new tab, so that what was typed stays. */
export function SignInAgainNote({ href }: { href: string | undefined }) {
  const words = useWords(settingsWords)
  if (!href) return null
  return (
    <p className="note warn" role="alert">
      {words.signInFirst}{' '}
      <a href={href} target="_blank" rel="noopener">
        {words.signInTab}
      </a>
    </p>
  )
}
