import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { findSignedIn } from '#features/staff/find-signed-in.server.ts'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { contextOf } from '../context.ts'
import { loginPath } from './safe-path.ts'

type RouteContext = Readonly<RouterContextProvider>
type SignedIn = Awaited<ReturnType<typeof findSignedIn>>

const signedInKey = createContext<Promise<SignedIn> | null>(null)

/** Who is signed in by a request's cookies, looked up once for all its loaders. */
export function signedIn(request: Request, context: RouteContext): Promise<SignedIn> {
  const found = context.get(signedInKey) ?? findSignedIn(contextOf(context), request.headers)
  context.set(signedInKey, found)
  return found
}

/**
 * Lets in who may: the first line of every loader and action of the desk, which names the permission it needs. Who is not
 * signed in is sent to do so and comes back; who may not gets a 403.
 */
export async function admit(
  { request, context, url }: { request: Request; context: RouteContext; url: URL },
  permission: Permission,
): Promise<Staff> {
  const found = await signedIn(request, context)
  if (!found) throw redirect(loginPath(`${url.pathname}${url.search}`))
  if (!may(found.staff.role, permission)) throw data({ permission }, { status: 403 })
  return found.staff
}
