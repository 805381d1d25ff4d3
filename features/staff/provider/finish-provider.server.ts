import * as oidc from 'openid-client'
import type { Context, ProviderSettings } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKey, takeKey } from '../keys/keys.server.ts'
import { readStaffCookie, staffCookie } from '../sign-in/staff-cookies.server.ts'
import { type Entered, enter } from '../sign-in/start-session.server.ts'
import { backAddress } from './begin-provider.server.ts'
import { whoseAccount } from './find-provider-account.server.ts'
import { readClaims } from './provider-claims.ts'
import { openProvider } from './provider-client.server.ts'
import { type ProviderFault, providerFault } from './provider-fault.server.ts'
import type { ProviderRefusal } from './provider-refusal.ts'
import { type ProviderQuestion, readQuestion, verifierPlace } from './provider-request.ts'
import { storedTokens } from './provider-tokens.server.ts'
import { insertTokens } from './writes-provider.server.ts'

/**
 * Takes the provider's answer: only what this browser asked, once, and only of somebody on the staff whose e-mail the provider
 * vouches for. Nobody gets an account by signing in. Refused with the code of what is the matter.
 */
export async function finishProvider(
  ctx: Context,
  { search, headers }: { search: string; headers: Headers },
): Promise<Outcome<Entered & { to: string | null }, ProviderRefusal>> {
  const settings = ctx.config.identity
  if (!settings) return refused({ reason: 'sign-in-lost', to: null })
  const url = new URL(backAddress(ctx) + search)
  const taken = await takeQuestion(ctx, url.searchParams.get('state'), headers)
  if (!taken) return refused({ reason: 'sign-in-lost', to: null })
  const { question, askedAt } = taken
  const { to } = question
  const answer = await ask(ctx, settings, url, question).catch(providerFault)
  if ('code' in answer) return refused({ reason: answer.code, said: answer.said, to })
  const { tokens, claims } = answer
  const { issuer } = settings
  const read = readClaims(claims, { issuer, askedAt: question.again ? askedAt : undefined })
  if ('refused' in read) return refused({ reason: read.refused, to })
  const whose = await whoseAccount(ctx, { ...read.read, issuer })
  if (!whose.done) return refused({ ...whose.refusal, to })
  const entered = await enter(ctx, { staffId: whose.value.id, method: 'provider', headers })
  if (!entered.done) return refused({ reason: 'not-on-staff', to })
  const { sessionId, cookies } = entered.value
  const row = storedTokens(ctx, { sessionId, issuer, tokens, before: undefined })
  await insertTokens(ctx.db, { ...row, session_id: sessionId, asking_until: null, proved_at: read.read.provedAt })
  return done({ ...entered.value, cookies: [...cookies, staffCookie(ctx, 'provider', '', 0)], to })
}

/**
 * What this browser asked, if the answer is to that. An answer to something else leaves the question open, so that nobody from
 * elsewhere can spoil a sign-in that is under way.
 */
async function takeQuestion(ctx: Context, state: string | null, headers: Headers) {
  const text = readStaffCookie(ctx, headers, 'provider') ?? ''
  const found = await findKey(ctx, ctx.db, 'provider', text)
  if (!found || readQuestion(found.facts)?.state !== state) return undefined
  const taken = await takeKey(ctx, ctx.db, 'provider', text)
  const question = taken && readQuestion(taken.facts)
  return question && { question, askedAt: taken.createdAt }
}

type Answer = { tokens: oidc.TokenEndpointResponse; claims: oidc.IDToken }

/** Changes the code for tokens, with everything checked that the protocol has: state, nonce, issuer, audience, times, signature. */
async function ask(
  ctx: Context,
  settings: ProviderSettings,
  url: URL,
  question: ProviderQuestion,
): Promise<Answer | ProviderFault> {
  const provider = await openProvider(ctx, settings)
  const tokens = await oidc.authorizationCodeGrant(provider, url, {
    expectedState: question.state,
    expectedNonce: question.nonce,
    pkceCodeVerifier: ctx.encryption.decrypt(Buffer.from(question.verifier, 'base64'), verifierPlace(question.state)),
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) return { code: 'sign-in-lost', said: 'no ID token' }
  // With a code the standard has the e-mail in the answer to a question of its own; many put it into the token as well.
  const asked = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
  const more = asked ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : {}
  return { tokens, claims: { ...more, ...claims } }
}
