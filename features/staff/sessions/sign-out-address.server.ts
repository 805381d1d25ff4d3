import { buildEndSessionUrl } from 'openid-client'
import type { Context } from '#platform/context.ts'
import { knownProvider } from '../provider/provider-client.server.ts'

/**
 * Where somebody signs out of the provider itself, if it has such a page and has told us of it. It is a link and no redirect:
 * whoever leaves the admin area may want to stay signed in elsewhere.
 */
export function signOutAddress(ctx: Context): string | undefined {
  const provider = knownProvider(ctx)
  return provider?.serverMetadata().end_session_endpoint === undefined ? undefined : buildEndSessionUrl(provider).href
}
