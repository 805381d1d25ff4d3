import { redirect } from 'react-router'
import { signOut } from '#features/staff/sessions/sign-out.server.ts'
import { contextOf } from '../../context.ts'
import type { Route } from './+types/sign-out.ts'
import { loginPath } from './safe-path.ts'

/** Ends the session of the request. It needs no permission: everybody may sign out. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await signOut(contextOf(context), request.headers)
  const headers = new Headers()
  if (outcome.done) for (const cookie of outcome.value.cookies) headers.append('Set-Cookie', cookie)
  // Offers to sign out of the provider too, where it was the sign-in method.
  const byProvider = outcome.done && outcome.value.method === 'provider'
  return redirect(byProvider ? loginPath('/admin', 'signed-out') : '/admin/login', { headers })
}

/** A GET signs nobody out. */
export const loader = () => redirect('/admin')
