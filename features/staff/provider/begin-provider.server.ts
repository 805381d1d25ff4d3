import * as oidc from 'openid-client'
import { countHit } from '#features/rate-limits/count-hit.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { keyLifeMs } from '../keys/key-purposes.ts'
import { findKey, makeKey } from '../keys/keys.server.ts'
import { readStaffCookie, staffCookie } from '../sign-in/staff-cookies.server.ts'
import { openProvider } from './provider-client.server.ts'
import { providerFault } from './provider-fault.server.ts'
import { questionFor } from './provider-peculiarities.ts'
import type { ProviderRefusal } from './provider-refusal.ts'
import { type ProviderQuestion, readQuestion, verifierPlace } from './provider-request.ts'

/** Where the provider sends people back to: the address to register with it. */
export const backAddress = ({ config }: Context): string => `${config.publicUrl}/admin/login/provider/back`

/**
 * Begins a sign-in with the provider: what is asked is kept in a key whose text goes into a cookie, so that the answer is taken
 * from this browser alone, once. `again`: they have to show the provider anew who they are. `to` is where they wanted to go.
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
  if ('code' in provider) return refused({ reason: provider.code, said: provider.said, to })
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const scopes = provider.serverMetadata().scopes_supported ?? []
  const url = oidc.buildAuthorizationUrl(provider, {
    ...questionFor(settings.issuer, { scopes, again }),
    redirect_uri: backAddress(ctx),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const encrypted = ctx.encryption.encrypt(verifier, verifierPlace(state)).toString('base64')
  const facts: ProviderQuestion = { state, nonce, verifier: encrypted, to, again, url: url.href }
  const key = await makeKey(ctx, ctx.db, { purpose: 'provider', staffId: null, facts })
  return done({ cookies: [staffCookie(ctx, 'provider', key.text, keyLifeMs.provider / 1_000)] })
}

/** The provider's page that a browser which has begun is to be sent to. Changes nothing. */
export async function findProviderPage(ctx: Context, headers: Headers): Promise<string | undefined> {
  const key = await findKey(ctx, ctx.db, 'provider', readStaffCookie(ctx, headers, 'provider') ?? '')
  return key && readQuestion(key.facts)?.url
}
