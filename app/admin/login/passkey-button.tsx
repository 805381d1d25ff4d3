import { useState } from 'react'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { type PasskeyRefusal, requestPasskey, usePasskeys } from './request-passkey.ts'

/**
 * Signs in with a passkey and redirects to a page of the admin area. It is hidden where the browser has no passkeys or scripts
 * are off. Its place is reserved, so that nothing below it moves when scripts load.
 */
export function PasskeyButton({ to }: { to: string | null }) {
  const words = useWords(factorAdminWords).passkeySignIn
  const inBrowser = useInBrowser()
  const known = usePasskeys()
  const [isPending, setIsPending] = useState(false)
  const [flash, setFlash] = useState<string>()
  if (inBrowser && !known) return null
  async function signIn() {
    if (isPending) return
    setIsPending(true)
    setFlash(undefined)
    const end = await requestPasskey('get', '/admin/login/passkey', { finish: { to: to ?? '' } })
    // Loads a document, so that nothing of the user before stays in memory.
    if ('to' in end) return window.location.assign(end.to)
    setIsPending(false)
    setFlash(sentence(words, end))
  }
  return (
    <div className="stack by-script">
      <button className="btn line full" type="button" aria-disabled={isPending} onClick={signIn}>
        {isPending ? words.asking : words.button}
      </button>
      <div role="alert">{flash && <p className="note bad">{flash}</p>}</div>
    </div>
  )
}

function sentence(words: Words<typeof factorAdminWords.tree>['passkeySignIn'], end: PasskeyRefusal): string {
  if ('browser' in end) return end.browser === 'stopped' ? words.stopped : words.failed
  if (end.reason === 'too-many-requests') return words.tooMany
  return end.reason === 'passkey-refused' ? words.refused : words.failed
}
