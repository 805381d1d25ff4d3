import { RouterContextProvider } from 'react-router'
import { contextKey, newPageNotes, pageNotesKey } from '#app/context.ts'
import { requestNotesKey } from '#app/request-notes.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import type { Role } from '#features/staff/permissions.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'

export type RequestParts = { cookie?: string; form?: Record<string, string>; params?: Record<string, string> }

/** The arguments that the router gives a loader or an action of the admin area for a request. */
export function argsOf(ctx: Context, path: string, { cookie = '', form, params = {} }: RequestParts = {}) {
  const context = new RouterContextProvider()
  context.set(contextKey, ctx)
  context.set(requestNotesKey, { reference: 'TEST', clientAddress: '192.0.2.1', route: '(none)', unavailable: false })
  context.set(pageNotesKey, newPageNotes('en'))
  const url = new URL(path, 'http://localhost:3000')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, { headers: { cookie }, ...(body && { method: 'POST', body }) })
  return { request, url, context, params } as never
}

/** The answer of a loader or an action, returned or thrown: its status, its redirect, its cookies, its data. */
type Answer = { status: number; location: string | null; cookies: string[]; data: unknown }

export async function answerOf(run: () => unknown): Promise<Answer> {
  const came = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => thrown)
  if (came instanceof Error) throw came
  if (came instanceof Response) {
    const { status, headers } = came
    const data = headers.get('content-type') === 'application/json' ? await came.json() : null
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), data }
  }
  const { init, data } = (came ?? {}) as { init?: ResponseInit | null; data?: unknown }
  return { status: init?.status ?? 200, location: null, cookies: [], data: data ?? came }
}

/** The cookie of a new member with a role who has just signed in. */
export async function cookieOf(ctx: Context, role: Role): Promise<string> {
  const diane = await member(ctx, { role })
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  return cookieHeader(outcome.done ? outcome.value.cookies : [])
}
