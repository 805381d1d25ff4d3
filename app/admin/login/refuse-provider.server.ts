import { createContext } from 'react-router'
import type { ProviderCode } from '#features/staff/provider/provider-codes.ts'
import type { ProviderRefusal } from '#features/staff/provider/provider-refusal.ts'
import { signOutAddress } from '#features/staff/sessions/sign-out-address.server.ts'
import type { Context } from '#platform/context.ts'
import { contextOf, type RouteContext } from '../../context.ts'
import { requestNotesKey } from '../../request-notes.ts'
import { providerAdminWords } from '../../words/admin/provider.ts'
import { safePath } from './safe-path.ts'

const statuses: Partial<Record<ProviderCode, number>> = {
  'too-many-requests': 429,
  'user-token-expired': 410,
  'sign-in-lost': 410,
  'linked-elsewhere': 409,
  'provider-away': 503,
  'provider-unknown': 502,
}

/** Reasons for which another account at the provider may help. */
const another: readonly ProviderCode[] = ['not-on-staff', 'linked-elsewhere', 'email-unverified']

/** Set where an action refused, for the loader that runs after it. */
export const refusedKey = createContext(false)

/** The page of a refused sign-in by the provider, with its status and the requested page. */
export function refuseProvider(context: RouteContext, { reason, to, message }: ProviderRefusal) {
  const ctx = contextOf(context)
  const { reference } = context.get(requestNotesKey)
  const status = statuses[reason] ?? 403
  write(ctx, { reason, detail: message, reference }, status)
  const { name, ownSignIn } = ctx.config.identity ?? { name: '', ownSignIn: true }
  const flash = providerAdminWords.sentence(reason, name, reference)
  const again = reason === 'not-proved' || reason === 'requires-recent-login'
  const leave = another.includes(reason) ? signOutAddress(ctx) : undefined
  context.set(refusedKey, true)
  const init = { status, headers: new Headers(status === 503 ? { 'Retry-After': '60' } : {}) }
  return { refused: { flash, name, ownSignIn, to: safePath(to), again, leave }, init }
}

export type Refused = ReturnType<typeof refuseProvider>['refused']

/** What the operator can repair is logged as an error; a temporary failure or a user's own doing as information. */
function write(
  ctx: Context,
  facts: { reason: ProviderCode; detail: string | undefined; reference: string },
  status: number,
): void {
  const level = facts.reason === 'provider-unknown' ? 'error' : status === 503 ? 'warn' : 'info'
  ctx.log[level]('A sign-in with the provider of identities came to nothing', facts)
}
