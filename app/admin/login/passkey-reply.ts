/** What the server says to a script that asks for a passkey: a question for the browser, where to go, or why not. */
export type PasskeyReply = { options: unknown } | { to: string } | { reason: string }

/** It as a response, with cookies to set. */
export function passkeyReply(reply: PasskeyReply, status: number, cookies: readonly string[] = []): Response {
  const response = Response.json(reply, { status })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
