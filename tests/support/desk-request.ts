import { RouterContextProvider } from 'react-router'
import { contextKey } from '#app/context.ts'
import { requestNotesKey } from '#app/request-notes.ts'
import type { Role } from '#features/staff/permissions.ts'
import { signIn } from '#features/staff/sign-in.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'

export type Asked = { cookie?: string; form?: Record<string, string>; params?: Record<string, string> }

/** What the router gives a loader or an action of the desk for a request. */
export function argsOf(ctx: Context, path: string, { cookie = '', form, params = {} }: Asked = {}) {
  const context = new RouterContextProvider()
  context.set(contextKey, ctx)
  context.set(requestNotesKey, { reference: 'TEST', clientAddress: '192.0.2.1', unavailable: false })
  const url = new URL(path, 'http://localhost:3000')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, { headers: { cookie }, ...(body && { method: 'POST', body }) })
  return { request, url, context, params, pattern: '', unstable_pattern: '' }
}

/** The status that something answers with or throws, and where it sends to. */
export async function answerOf(run: () => unknown): Promise<{ status: number; location?: string | null; cookies?: string[] }> {
  const came = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => thrown)
  if (came instanceof Error) throw came
  if (came instanceof Response)
    return { status: came.status, location: came.headers.get('location'), cookies: came.headers.getSetCookie() }
  const init = typeof came === 'object' && came !== null && 'init' in came ? (came.init as ResponseInit | null) : null
  return { status: init?.status ?? 200 }
}

/** The cookie of somebody new of a role who has just signed in. */
export async function cookieOf(ctx: Context, role: Role): Promise<string> {
  const diane = await member(ctx, { role })
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  return cookieHeader(outcome.done ? outcome.value.cookies : [])
}
