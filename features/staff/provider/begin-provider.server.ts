import * as oidc from 'openid-client'
import { countHit } from '#features/rate-limits/count-hit.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { keyLifeMs } from '../keys/key-purposes.ts'
import { findKey, makeKey } from '../keys/keys.server.ts'
import { readStaffCookie, staffCookie } from '../sign-in/staff-cookies.server.ts'
import { openProvider } from './provider-client.server.ts'
import { providerFault } from './provider-fault.server.ts'
import { authorizationParams } from './provider-peculiarities.ts'
import type { ProviderRefusal } from './provider-refusal.ts'
import { type ProviderRequest, readProviderRequest, verifierContext } from './provider-request.ts'

/** The redirect address to register with the provider. */
export const backAddress = ({ config }: Context): string => `${config.publicUrl}/admin/login/provider/back`

/**
 * Begins a sign-in with the provider: the request is stored under a key in a cookie, so that its answer is accepted once and only from this
 * browser. `again`: the user has to sign in again at the provider. `to` is the page they wanted to open.
 */
export async function beginProvider(
  ctx: Context,
  { to, again, address }: { to: string | null; again: boolean; address: string },
): Promise<Outcome<{ cookies: string[] }, ProviderRefusal>> {
  const settings = ctx.config.identity
  if (!settings) throw new Error('A sign-in with a provider was begun where none is set')
  const counted = await countHit(ctx, 'provider', { address })
  if (!counted.done) return refused({ reason: 'too-many-requests', to })
  const provider = await openProvider(ctx, settings).catch(providerFault)
  if ('code' in provider) return refused({ reason: provider.code, message: provider.message, to })
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const scopes = provider.serverMetadata().scopes_supported ?? []
  const url = oidc.buildAuthorizationUrl(provider, {
    ...authorizationParams(settings.issuer, { scopes, again }),
    redirect_uri: backAddress(ctx),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const encrypted = ctx.encryption.encrypt(verifier, verifierContext(state)).toString('base64')
  const facts: ProviderRequest = { state, nonce, verifier: encrypted, to, again, url: url.href }
  const key = await makeKey(ctx, ctx.db, { purpose: 'provider', staffId: null, facts })
  return done({ cookies: [staffCookie(ctx, 'provider', key.text, keyLifeMs.provider / 1_000)] })
}

/** The provider's page for a browser that has begun a sign-in. Changes nothing. */
export async function findProviderPage(ctx: Context, headers: Headers): Promise<string | undefined> {
  const key = await findKey(ctx, ctx.db, 'provider', readStaffCookie(ctx, headers, 'provider') ?? '')
  return key && readProviderRequest(key.facts)?.url
}
