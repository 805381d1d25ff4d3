import { redirect } from 'react-router'
import { beginPasskeySignIn } from '#features/staff/factors/begin-passkey.server.ts'
import { signInByPasskey } from '#features/staff/factors/sign-in-by-passkey.server.ts'
import { readStaffCookie } from '#features/staff/sign-in/staff-cookies.server.ts'
import { contextOf } from '../../context.ts'
import { requestNotesKey } from '../../request-notes.ts'
import type { Route } from './+types/passkey.ts'
import { passkeyReply } from './passkey-reply.ts'
import { safePath } from './safe-path.ts'

/** Open to everyone: sends the challenge of a passkey, then signs in its owner. The replies are JSON, for passkey-button.tsx. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await request.formData()
  if (form.get('step') !== 'finish') {
    const begun = await beginPasskeySignIn(ctx, context.get(requestNotesKey).clientAddress)
    if (!begun.done) return passkeyReply({ reason: begun.refusal.reason }, 429)
    return passkeyReply({ options: begun.value.options }, 200, begun.value.cookies)
  }
  const key = readStaffCookie(ctx, request.headers, 'passkey') ?? ''
  const answer = String(form.get('answer') ?? '')
  const outcome = await signInByPasskey(ctx, { key, answer, headers: request.headers })
  if (!outcome.done) return passkeyReply({ reason: outcome.refusal.reason }, 422)
  return passkeyReply({ to: safePath(String(form.get('to') ?? '')) }, 200, outcome.value.cookies)
}

/** A GET redirects to the page with the button. */
export const loader = () => redirect('/admin/login')
