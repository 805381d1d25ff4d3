import * as oidc from 'openid-client'
import type { Context, ProviderSettings } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKey, takeKey } from '../keys/keys.server.ts'
import { readStaffCookie, staffCookie } from '../sign-in/staff-cookies.server.ts'
import { type StartedSession, startSession } from '../sign-in/start-session.server.ts'
import { backAddress } from './begin-provider.server.ts'
import { findProviderAccount } from './find-provider-account.server.ts'
import { readClaims } from './provider-claims.ts'
import { openProvider } from './provider-client.server.ts'
import { type ProviderFault, providerFault } from './provider-fault.server.ts'
import type { ProviderRefusal } from './provider-refusal.ts'
import { type ProviderRequest, readProviderRequest, verifierContext } from './provider-request.ts'
import { storedTokens } from './provider-tokens.server.ts'
import { insertTokens } from './writes-provider.server.ts'

/**
 * Finishes a sign-in with the provider's answer: accepted once, only for a request of this browser, and only for a member whose
 * address the provider has verified. Signing in never creates an account. Refused with a code.
 */
export async function finishProvider(
  ctx: Context,
  { search, headers }: { search: string; headers: Headers },
): Promise<Outcome<StartedSession & { to: string | null }, ProviderRefusal>> {
  const settings = ctx.config.identity
  if (!settings) return refused({ reason: 'sign-in-lost', to: null })
  const url = new URL(backAddress(ctx) + search)
  const taken = await takeRequest(ctx, url.searchParams.get('state'), headers)
  if (!taken) return refused({ reason: 'sign-in-lost', to: null })
  const { request, requestedAt } = taken
  const { to } = request
  const answer = await requestTokens(ctx, settings, url, request).catch(providerFault)
  if ('code' in answer) return refused({ reason: answer.code, message: answer.message, to })
  const { tokens, claims } = answer
  const { issuer } = settings
  const read = readClaims(claims, { issuer, requestedAt: request.again ? requestedAt : undefined })
  if ('refused' in read) return refused({ reason: read.refused, to })
  const whose = await findProviderAccount(ctx, { ...read.read, issuer })
  if (!whose.done) return refused({ ...whose.refusal, to })
  const entered = await startSession(ctx, { staffId: whose.value.id, method: 'provider', headers })
  if (!entered.done) return refused({ reason: 'not-on-staff', to })
  const { sessionId, cookies } = entered.value
  const row = storedTokens(ctx, { sessionId, issuer, tokens, before: undefined })
  await insertTokens(ctx.db, { ...row, session_id: sessionId, asking_until: null, proved_at: read.read.provedAt })
  return done({ ...entered.value, cookies: [...cookies, staffCookie(ctx, 'provider', '', 0)], to })
}

/**
 * The request of this browser that the answer belongs to. An answer to another request leaves it open, so that a sign-in cannot
 * be spoiled from elsewhere.
 */
async function takeRequest(ctx: Context, state: string | null, headers: Headers) {
  const text = readStaffCookie(ctx, headers, 'provider') ?? ''
  const found = await findKey(ctx, ctx.db, 'provider', text)
  if (!found || readProviderRequest(found.facts)?.state !== state) return undefined
  const taken = await takeKey(ctx, ctx.db, 'provider', text)
  const request = taken && readProviderRequest(taken.facts)
  return request && { request, requestedAt: taken.createdAt }
}

type Answer = { tokens: oidc.TokenEndpointResponse; claims: oidc.IDToken }

/** Exchanges the code for tokens and checks state, nonce, issuer, audience, times and signature. */
async function requestTokens(
  ctx: Context,
  settings: ProviderSettings,
  url: URL,
  request: ProviderRequest,
): Promise<Answer | ProviderFault> {
  const provider = await openProvider(ctx, settings)
  const tokens = await oidc.authorizationCodeGrant(provider, url, {
    expectedState: request.state,
    expectedNonce: request.nonce,
    pkceCodeVerifier: ctx.encryption.decrypt(Buffer.from(request.verifier, 'base64'), verifierContext(request.state)),
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) return { code: 'sign-in-lost', message: 'no ID token' }
  // By the standard the email is in the userinfo answer; many providers put it into the token as well.
  const needsUserInfo = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
  const more = needsUserInfo ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
  return { tokens, claims: { ...more, ...claims } }
}
