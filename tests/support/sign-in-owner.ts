import type { RunningServer } from './running-server.ts'

/** The cookies of a server's first owner, signed in by the form. */
export async function signInOwner({ url, owner }: Pick<RunningServer, 'url' | 'owner'>): Promise<string> {
  const body = new URLSearchParams({ email: owner?.email ?? '', password: owner?.password ?? '' })
  const answer = await fetch(`${url}/admin/login`, { method: 'POST', body, redirect: 'manual', headers: { Origin: url } })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
