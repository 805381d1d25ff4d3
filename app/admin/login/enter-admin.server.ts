import { redirect } from 'react-router'
import type { FirstStepResult } from '#features/staff/sign-in/pass-first-step.server.ts'
import { safePath, secondStepPath } from './safe-path.ts'

/** After the first step: redirects to the requested page, or to the page for the code of the authenticator, with the cookies. */
export function enterAdmin(passed: FirstStepResult, to: string | null): Response {
  const headers = new Headers()
  for (const cookie of passed.cookies) headers.append('Set-Cookie', cookie)
  return redirect(passed.next === 'admin' ? safePath(to) : secondStepPath(to), { headers })
}
