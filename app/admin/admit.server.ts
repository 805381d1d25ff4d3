import { createContext, data, redirect } from 'react-router'
import { may, type Permission } from '#features/staff/permissions.ts'
import { hasPasskey } from '#features/staff/reads.server.ts'
import { checkSignedIn, type SignedIn, type SignInCheck } from '#features/staff/sessions/find-signed-in.server.ts'
import { isRecent, type Staff } from '#features/staff/staff.ts'
import { contextOf, type RouteContext } from '../context.ts'
import { loginPath } from './login/safe-path.ts'

const lookKey = createContext<Promise<SignInCheck> | null>(null)

/** Who is signed in by a request's cookies. */
export const signedIn = async (request: Request, context: RouteContext): Promise<SignedIn | undefined> =>
  (await checkRequest(request, context)).found

/** The same, or why nobody is, looked up once for all loaders of a request. */
export function checkRequest(request: Request, context: RouteContext): Promise<SignInCheck> {
  const found = context.get(lookKey) ?? checkSignedIn(contextOf(context), request.headers)
  context.set(lookKey, found)
  return found
}

type RouteArgs = { request: Request; context: RouteContext; url: URL }

/** Whoever is signed in; everybody else is sent to do so, comes back, and is told why where it is not simply that they are not. */
export async function mustBeSignedIn({ request, context, url }: RouteArgs): Promise<SignedIn> {
  const looked = await checkRequest(request, context)
  if (looked.found) return looked.found
  throw redirect(loginPath(`${url.pathname}${url.search}`, looked.why))
}

/** Where an owner who must add a second factor is sent, whatever page they ask for. */
const profilePath = '/admin/settings/profile'

/**
 * Lets in who may: the first line of every loader and action of the admin area, which names the permission it needs. Who is not
 * signed in is sent to do so and comes back; who may not gets a 403. An owner who must add a second factor first reaches
 * their own profile (`self:write`) and nothing else.
 */
export const admit = async (args: RouteArgs, permission: Permission): Promise<Staff> => (await admitted(args, permission)).staff

/**
 * The same, for what changes by what somebody signs in: who signed in a while ago is asked to do so again, and comes back. So is
 * an owner who must have a second factor, has a passkey, and came in without it.
 */
export async function admitRecent(args: RouteArgs, permission: Permission): Promise<SignedIn> {
  const found = await admitted(args, permission)
  const signIn = await signInAgain(args, found)
  if (signIn === undefined) return found
  throw redirect(signIn)
}

/**
 * The same for a form that keeps what was typed: where to sign in again, in another tab, before the form is sent once more.
 * Undefined for who signed in recently.
 */
export async function mustSignInAgain(args: RouteArgs, permission: Permission): Promise<string | undefined> {
  return signInAgain(args, await admitted(args, permission))
}

async function signInAgain({ context, url }: RouteArgs, found: SignedIn): Promise<string | undefined> {
  const { db, clock } = contextOf(context)
  const withoutPasskey = found.mustAddFactor && (await hasPasskey(db, found.staff.id))
  if (isRecent(found.session, clock.now()) && !withoutPasskey) return undefined
  return loginPath(`${url.pathname}${url.search}`, 'requires-recent-login')
}

async function admitted(args: RouteArgs, permission: Permission): Promise<SignedIn> {
  const found = await mustBeSignedIn(args)
  if (found.mustAddFactor && permission !== 'self:write') throw redirect(profilePath)
  if (!may(found.staff.role, permission)) throw data({ permission }, { status: 403 })
  return found
}
