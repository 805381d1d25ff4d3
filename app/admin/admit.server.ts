import { createContext, data, redirect } from 'react-router'
import { may, type Permission } from '#features/staff/permissions.ts'
import { hasPasskey } from '#features/staff/reads.server.ts'
import { checkSignedIn, type SignedIn, type SignInCheck } from '#features/staff/sessions/find-signed-in.server.ts'
import { isRecent, type Staff } from '#features/staff/staff.ts'
import { contextOf, type RouteContext } from '../context.ts'
import { loginPath } from './login/safe-path.ts'

const lookKey = createContext<Promise<SignInCheck> | null>(null)

/** The member of staff whom the cookies of a request sign in. */
export const signedIn = async (request: Request, context: RouteContext): Promise<SignedIn | undefined> =>
  (await checkRequest(request, context)).found

/** The same, or the reason why nobody is signed in. Looked up once for all loaders of a request. */
export function checkRequest(request: Request, context: RouteContext): Promise<SignInCheck> {
  const found = context.get(lookKey) ?? checkSignedIn(contextOf(context), request.headers)
  context.set(lookKey, found)
  return found
}

type RouteArgs = { request: Request; context: RouteContext; url: URL }

/**
 * The signed-in member of staff. Everybody else is redirected to the sign-in page, with the reason where there is one, and
 * comes back afterwards.
 */
export async function mustBeSignedIn({ request, context, url }: RouteArgs): Promise<SignedIn> {
  const looked = await checkRequest(request, context)
  if (looked.found) return looked.found
  throw redirect(loginPath(`${url.pathname}${url.search}`, looked.why))
}

/** Where an owner who must add a second factor is sent, whatever page they request. */
const profilePath = '/admin/settings/profile'

/**
 * Checks the permission. It is the first line of every loader and action of the admin area. A visitor who is not signed in is
 * redirected to sign in and comes back; one without the permission gets a 403. An owner who must add a second factor reaches
 * only their own profile (`self:write`).
 */
export const admit = async (args: RouteArgs, permission: Permission): Promise<Staff> => (await admitted(args, permission)).staff

/**
 * The same, for changes to how somebody signs in: if their sign-in is not recent, they sign in again and come back. So does an
 * owner who must have a second factor, has a passkey, and signed in without it.
 */
export async function admitRecent(args: RouteArgs, permission: Permission): Promise<SignedIn> {
  const found = await admitted(args, permission)
  const signIn = await signInAgain(args, found)
  if (signIn === undefined) return found
  throw redirect(signIn)
}

/**
 * The same for a form that must not lose what was typed: the address at which to sign in again, in another tab, before the form
 * is sent once more. Undefined after a recent sign-in.
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
