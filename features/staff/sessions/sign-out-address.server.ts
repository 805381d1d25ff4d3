import { buildEndSessionUrl } from 'openid-client'
import type { Context } from '#platform/context.ts'
import { knownProvider } from '../provider/provider-client.server.ts'

/**
 * The provider's own sign-out page, if it has one. It is a link and not a redirect, because a member may leave the admin area and
 * stay signed in elsewhere.
 */
export function signOutAddress(ctx: Context): string | undefined {
  const provider = knownProvider(ctx)
  return provider?.serverMetadata().end_session_endpoint === undefined ? undefined : buildEndSessionUrl(provider).href
}
