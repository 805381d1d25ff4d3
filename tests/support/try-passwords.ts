import type { RunningServer } from './running-server.ts'

type Attempt = { email: string; password: string }

/** Sends the form of the sign-in as a browser would, behind a proxy that says where it comes from. */
export function tryPassword(
  at: RunningServer,
  fields: Attempt,
  { cookie = '', forwarded = '203.0.113.9' } = {},
): Promise<Response> {
  return fetch(`${at.url}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { Origin: at.url, 'X-Forwarded-For': forwarded, ...(cookie && { cookie }) },
  })
}

/** The statuses of so many wrong attempts, one after the other, each from another address as its header says. */
export async function tryWrongPasswords(
  at: RunningServer,
  count: number,
  { emailOf, network }: { emailOf: (nth: number) => string; network: string },
): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const wrong = { email: emailOf(nth), password: `wrong password ${nth}` }
    statuses.push((await tryPassword(at, wrong, { forwarded: `${network}.${nth}` })).status)
  }
  return statuses
}
