/** The server's reply to a script that requests a passkey: a challenge for the browser, a redirect, or a refusal. */
export type PasskeyReply = { options: unknown } | { to: string } | { reason: string }

/** The reply as a response, with its cookies. */
export function passkeyReply(reply: PasskeyReply, status: number, cookies: readonly string[] = []): Response {
  const response = Response.json(reply, { status })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
