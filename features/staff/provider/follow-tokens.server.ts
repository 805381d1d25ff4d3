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

/** Whether a provider's word on a session still holds; `away`: it has run out, and the provider cannot be asked just now. */
export type TokenState = { word: 'holds'; provedAt: Date | null } | { word: 'ended' } | { word: 'away' }

/** A provider that was away is left alone for so long by sessions whose word still holds. */
const pauseMs = 30_000
/** Longer than any refresh takes: a process that claimed one and died is not waited for after it. */
const claimMs = 20_000
/** How long a request waits for another one that asks. */
const patienceMs = 12_000
const lookEveryMs = 40

const awayUntil = new WeakMap<Context['config'], Date>()

/**
 * Follows the provider's word on a session: refreshed from 5 minutes before its end, ended with it or where the provider says so.
 * Of many requests at once, in however many processes, one asks. A provider that is away ends nothing: while the word holds
 * staff work on, and afterwards they are let in again as soon as it answers.
 */
export async function followTokens(ctx: Context, sessionId: string): Promise<TokenState> {
  const row = await findTokens(ctx.db, sessionId)
  if (!row) return end(ctx, sessionId)
  const settings = ctx.config.identity
  const before = settings && openTokens(ctx, settings.issuer, row)
  // The word of a provider that is not asked any more is worth nothing, however long it was to hold.
  if (!settings || !before) return end(ctx, sessionId)
  const now = ctx.clock.now()
  const state = tokenState(row.expiresAt, now)
  if (state === 'good') return holds(row)
  if (before.refresh === undefined) return state === 'refresh' ? holds(row) : end(ctx, sessionId)
  if (state === 'refresh' && (isFresh(row.refreshedAt, now) || now < (awayUntil.get(ctx.config) ?? now))) return holds(row)
  const claimed = await claimTokens(ctx.db, sessionId, now, new Date(now.getTime() + claimMs))
  if (!claimed) return state === 'refresh' ? holds(row) : waitForOther(ctx, sessionId)
  return refresh(ctx, settings, claimed).catch(async (error) => {
    await releaseTokens(ctx.db, sessionId)
    throw error
  })
}

const holds = ({ provedAt }: TokensRow): TokenState => ({ word: 'holds', provedAt })

async function end(ctx: Context, sessionId: string): Promise<TokenState> {
  await deleteSessionById(ctx.db, sessionId)
  return { word: 'ended' }
}

/** Asks the provider, as the one who may. Another may have done so between the look and the claim. */
async function refresh(ctx: Context, settings: ProviderSettings, row: TokensRow): Promise<TokenState> {
  const { sessionId } = row
  const state = tokenState(row.expiresAt, ctx.clock.now())
  const before = openTokens(ctx, settings.issuer, row)
  if (before?.refresh === undefined) return end(ctx, sessionId)
  if (state === 'good') {
    await releaseTokens(ctx.db, sessionId)
    return holds(row)
  }
  const { refresh, idToken } = before
  const answer = await ask(ctx, settings, { refresh, idToken }).catch(providerFault)
  if ('code' in answer) return told(ctx, row, answer, state === 'refresh')
  awayUntil.delete(ctx.config)
  const tokens = storedTokens(ctx, { sessionId, issuer: settings.issuer, tokens: answer.tokens, before: row })
  await replaceTokens(ctx.db, sessionId, tokens)
  return holds(row)
}

async function ask(
  ctx: Context,
  settings: ProviderSettings,
  before: { refresh: string; idToken: string },
): Promise<{ tokens: oidc.TokenEndpointResponse } | ProviderFault> {
  const tokens = await oidc.refreshTokenGrant(await openProvider(ctx, settings), before.refresh)
  const sub = tokens.claims()?.sub
  // OpenID Connect Core 1.0, §12.2: the new token is about the same person.
  if (sub !== undefined && sub !== subOf(before.idToken)) return { code: 'user-token-expired', said: 'another subject' }
  return { tokens }
}

const subOf = (idToken: string): unknown => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub

/** What follows from a no. Only the provider's word that it is over ends a session, or an answer that fails the checks. */
async function told(
  ctx: Context,
  { sessionId, provedAt }: TokensRow,
  fault: ProviderFault,
  stillHolds: boolean,
): Promise<TokenState> {
  const { code, said } = fault
  if (endsSession(code) || code === 'sign-in-lost') {
    ctx.log.info('The provider of identities ended a session', { said })
    return end(ctx, sessionId)
  }
  const level = code === 'provider-away' ? 'warn' : 'error'
  ctx.log[level]('The provider of identities could not be asked about a session', { said, stillHolds })
  awayUntil.set(ctx.config, new Date(ctx.clock.now().getTime() + pauseMs))
  await releaseTokens(ctx.db, sessionId)
  return stillHolds ? { word: 'holds', provedAt } : { word: 'away' }
}

/** Waits until whoever asks has the answer, and takes it for this request too. */
async function waitForOther(ctx: Context, sessionId: string): Promise<TokenState> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const row = await findTokens(ctx.db, sessionId)
    if (!row) return { word: 'ended' }
    if (row.askingUntil === null) return tokenState(row.expiresAt, ctx.clock.now()) === 'expired' ? { word: 'away' } : holds(row)
    await wait(lookEveryMs)
  }
  return { word: 'away' }
}
