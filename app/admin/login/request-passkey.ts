import { useSyncExternalStore } from 'react'
import type { PasskeyReply } from './passkey-reply.ts'

type BrowserWord = 'stopped' | 'twice' | 'elsewhere' | 'failed'

/** Why the server refused, or the error of the browser. */
export type PasskeyRefusal = { reason: string } | { browser: BrowserWord }

/**
 * Gets a challenge from the server, the browser's answer to it, and the server's reply to that. `kind`: a new passkey, or an
 * existing one. Never throws.
 */
export async function requestPasskey(
  kind: 'create' | 'get',
  address: string,
  { begin, finish }: { begin?: Record<string, string>; finish?: Record<string, string> } = {},
): Promise<{ to: string } | PasskeyRefusal> {
  try {
    const challenge = await send(address, { step: 'begin', ...begin })
    if (!('options' in challenge)) return challenge
    const credential = await (kind === 'create' ? create(challenge.options) : get(challenge.options))
    if (!credential) return { browser: 'stopped' }
    const answered = await send(address, { step: 'finish', answer: JSON.stringify(credential.toJSON()), ...finish })
    return 'options' in answered ? { browser: 'failed' } : answered
  } catch (error) {
    return { browser: browserWord(error) }
  }
}

const create = async (options: unknown) =>
  (await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
  })) as PublicKeyCredential | null

const get = async (options: unknown) =>
  (await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
  })) as PublicKeyCredential | null

async function send(address: string, form: Record<string, string>): Promise<PasskeyReply> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) })
  // Who has to sign in first is redirected, and so is this page.
  if (response.redirected) return { to: response.url }
  return response.json()
}

/** The names of errors of Web Authentication (sections 5.1.3 and 5.1.4). */
function browserWord(error: unknown): BrowserWord {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'stopped'
    case 'InvalidStateError':
      return 'twice'
    case 'SecurityError':
      return 'elsewhere'
    default:
      return 'failed'
  }
}

/** Whether this browser supports passkeys. The server does not know, so nothing is shown before the page is hydrated. */
export const usePasskeys = (): boolean => useSyncExternalStore(never, knowsPasskeys, () => false)

const never = () => () => undefined
const knowsPasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.prototype.toJSON === 'function'
