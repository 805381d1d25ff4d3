import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { longestPasskeyName } from '#features/staff/factors/passkey-name.ts'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { Pane } from '../components/pane.tsx'
import { type PasskeyRefusal, requestPasskey, usePasskeys } from '../login/request-passkey.ts'

type Flash = { field?: string; sentence?: string }

/** Adds a passkey of this device. Its field and button are not there where the browser knows no passkeys, or scripts are off. */
export function AddPasskeyForm({ siteAddress }: { siteAddress: string }) {
  const factors = useWords(factorAdminWords)
  const words = factors.passkeys.add
  const known = usePasskeys()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [flash, setFlash] = useState<Flash>({})
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setIsPending(true)
    setFlash({})
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const end = await requestPasskey('create', '/admin/settings/profile/passkeys/add', { begin: { name } })
    setIsPending(false)
    if ('to' in end) await navigate(new URL(end.to, window.location.href).href.slice(window.location.origin.length))
    else setFlash(flashOf(factors, end, siteAddress))
  }
  return (
    <Pane title={words.title} className="stack">
      <p>{words.text}</p>
      {known && (
        <form className="stack" onSubmit={add} noValidate>
          <div role="alert">{flash.sentence && <p className="note bad">{flash.sentence}</p>}</div>
          <TextField
            name="name"
            label={words.name}
            hint={words.hint}
            error={flash.field}
            maxLength={longestPasskeyName}
            autoComplete="off"
          />
          <button className="btn" type="submit" aria-disabled={isPending}>
            {isPending ? words.asking : words.go}
          </button>
        </form>
      )}
    </Pane>
  )
}

function flashOf(
  { passkeys: { add: words }, nameFaults }: Words<typeof factorAdminWords.tree>,
  end: PasskeyRefusal,
  siteAddress: string,
): Flash {
  if ('browser' in end)
    return { sentence: end.browser === 'elsewhere' ? words.elsewhere({ address: siteAddress }) : words[end.browser] }
  switch (end.reason) {
    case 'name-missing':
    case 'name-too-long':
      return { field: nameFaults[end.reason] }
    case 'too-many-passkeys':
      return { sentence: words.tooMany }
    case 'passkey-refused':
      return { sentence: words.refused }
    default:
      return { sentence: words.failed }
  }
}
