import { setTimeout as wait } from 'node:timers/promises'
import * as oidc from 'openid-client'
import type { Context, ProviderSettings } from '#platform/context.ts'
import { openProvider } from './provider-client.server.ts'
import { endsSession } from './provider-codes.ts'
import { type ProviderFault, providerFault } from './provider-fault.server.ts'
import { openTokens, storedTokens } from './provider-tokens.server.ts'
import { findTokens, type TokensRow } from './reads-provider.server.ts'
import { isFresh, tokenState } from './token-state.ts'
import { claimTokens, deleteSessionById, releaseTokens, replaceTokens } from './writes-provider.server.ts'

/** The status of a session's provider token; `unavailable`: it has expired and the provider does not answer now. */
export type TokenStatus = { status: 'valid'; provedAt: Date | null } | { status: 'ended' } | { status: 'unavailable' }

/** For how long sessions do not call a provider that was unavailable. */
const pauseMs = 30_000
/** Longer than any refresh takes: after that, a claim of a process that died is ignored. */
const claimMs = 20_000
/** How long a request waits for another one's refresh. */
const patienceMs = 12_000
const lookEveryMs = 40

const unavailableUntil = new WeakMap<Context['config'], Date>()

/**
 * Keeps a session's provider token fresh: refreshed from 5 minutes before its end; the session ends with it or when the provider
 * ends it. Of many requests at once, in any number of processes, only one calls the provider. While it is unavailable staff work
 * on as long as the token is valid, and again as soon as the provider answers.
 */
export async function followTokens(ctx: Context, sessionId: string): Promise<TokenStatus> {
  const row = await findTokens(ctx.db, sessionId)
  if (!row) return end(ctx, sessionId)
  const settings = ctx.config.identity
  const before = settings && openTokens(ctx, settings.issuer, row)
  // A token of a provider that is no longer configured is useless.
  if (!settings || !before) return end(ctx, sessionId)
  const now = ctx.clock.now()
  const state = tokenState(row.expiresAt, now)
  if (state === 'good') return valid(row)
  if (before.refresh === undefined) return state === 'refresh' ? valid(row) : end(ctx, sessionId)
  if (state === 'refresh' && (isFresh(row.refreshedAt, now) || now < (unavailableUntil.get(ctx.config) ?? now))) return valid(row)
  const claimed = await claimTokens(ctx.db, sessionId, now, new Date(now.getTime() + claimMs))
  if (!claimed) return state === 'refresh' ? valid(row) : waitForOther(ctx, sessionId)
  return refresh(ctx, settings, claimed).catch(async (error) => {
    await releaseTokens(ctx.db, sessionId)
    throw error
  })
}

const valid = ({ provedAt }: TokensRow): TokenStatus => ({ status: 'valid', provedAt })

async function end(ctx: Context, sessionId: string): Promise<TokenStatus> {
  await deleteSessionById(ctx.db, sessionId)
  return { status: 'ended' }
}

/** Refreshes the token, with the claim held. Another request may have refreshed it before the claim. */
async function refresh(ctx: Context, settings: ProviderSettings, row: TokensRow): Promise<TokenStatus> {
  const { sessionId } = row
  const state = tokenState(row.expiresAt, ctx.clock.now())
  const before = openTokens(ctx, settings.issuer, row)
  if (before?.refresh === undefined) return end(ctx, sessionId)
  if (state === 'good') {
    await releaseTokens(ctx.db, sessionId)
    return valid(row)
  }
  const { refresh, idToken } = before
  const answer = await requestTokens(ctx, settings, { refresh, idToken }).catch(providerFault)
  if ('code' in answer) return afterFault(ctx, row, answer, state === 'refresh')
  unavailableUntil.delete(ctx.config)
  const tokens = storedTokens(ctx, { sessionId, issuer: settings.issuer, tokens: answer.tokens, before: row })
  await replaceTokens(ctx.db, sessionId, tokens)
  return valid(row)
}

async function requestTokens(
  ctx: Context,
  settings: ProviderSettings,
  before: { refresh: string; idToken: string },
): Promise<{ tokens: oidc.TokenEndpointResponse } | ProviderFault> {
  const tokens = await oidc.refreshTokenGrant(await openProvider(ctx, settings), before.refresh)
  const sub = tokens.claims()?.sub
  // OpenID Connect Core 1.0, §12.2: the new token is about the same person.
  if (sub !== undefined && sub !== subOf(before.idToken)) return { code: 'user-token-expired', message: 'another subject' }
  return { tokens }
}

const subOf = (idToken: string): unknown => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub

/** What follows a failed refresh. A session ends only when the provider ends it, or when its answer fails the checks. */
async function afterFault(
  ctx: Context,
  { sessionId, provedAt }: TokensRow,
  fault: ProviderFault,
  isValid: boolean,
): Promise<TokenStatus> {
  const { code, message } = fault
  if (endsSession(code) || code === 'sign-in-lost') {
    ctx.log.info('The provider of identities ended a session', { detail: message })
    return end(ctx, sessionId)
  }
  const level = code === 'provider-away' ? 'warn' : 'error'
  ctx.log[level]('The provider of identities could not be asked about a session', { detail: message, isValid })
  unavailableUntil.set(ctx.config, new Date(ctx.clock.now().getTime() + pauseMs))
  await releaseTokens(ctx.db, sessionId)
  return isValid ? { status: 'valid', provedAt } : { status: 'unavailable' }
}

/** Waits for the refresh of another request and uses its result. */
async function waitForOther(ctx: Context, sessionId: string): Promise<TokenStatus> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const row = await findTokens(ctx.db, sessionId)
    if (!row) return { status: 'ended' }
    if (row.askingUntil === null)
      return tokenState(row.expiresAt, ctx.clock.now()) === 'expired' ? { status: 'unavailable' } : valid(row)
    await wait(lookEveryMs)
  }
  return { status: 'unavailable' }
}
