import type { TokenEndpointResponse } from 'openid-client'
import type { Context } from '#platform/context.ts'
import { describeError } from '#platform/log.server.ts'
import type { TokensRow } from './reads-provider.server.ts'
import type { NewTokens } from './writes-provider.server.ts'

/** The lifetime of a token when the provider gives none. */
const defaultSeconds = 3_600

type Given = Pick<TokenEndpointResponse, 'expires_in' | 'refresh_token' | 'id_token'>

/**
 * What is stored of a provider's answer for a session: its expiry, and the encrypted refresh and ID tokens. The access token is not
 * stored. A token missing from the answer stays as it was `before`.
 */
export function storedTokens(
  ctx: Context,
  { sessionId, issuer, tokens, before }: { sessionId: string; issuer: string; tokens: Given; before: TokensRow | undefined },
): NewTokens {
  const now = ctx.clock.now()
  const { refresh_token: refresh, id_token: idToken } = tokens
  const encrypt = (text: string, what: TokenName) => ctx.encryption.encrypt(text, placeOf(sessionId, issuer, what))
  if (idToken === undefined && !before) throw new Error('The first answer of a provider has an ID token')
  return {
    expires_at: new Date(now.getTime() + (tokens.expires_in ?? defaultSeconds) * 1_000),
    refresh_sealed: refresh === undefined ? (before?.refreshSealed ?? null) : encrypt(refresh, 'refresh'),
    id_token_sealed: idToken === undefined && before ? before.idTokenSealed : encrypt(idToken ?? '', 'id-token'),
    refreshed_at: now,
  }
}

type TokenName = 'refresh' | 'id-token'

/** A token decrypts only for its session and its provider: after a change of OIDC_ISSUER it is not sent to another one. */
const placeOf = (sessionId: string, issuer: string, what: TokenName) => `staff-session:${sessionId}:${what}:${issuer}`

/** The decrypted tokens of a row; `refresh` undefined when there is none. Undefined when they belong to another provider or key. */
export function openTokens(
  ctx: Context,
  issuer: string,
  row: TokensRow,
): { refresh: string | undefined; idToken: string } | undefined {
  const open = (encrypted: Buffer, what: TokenName) => ctx.encryption.decrypt(encrypted, placeOf(row.sessionId, issuer, what))
  try {
    const refresh = row.refreshSealed ? open(row.refreshSealed, 'refresh') : undefined
    return { refresh, idToken: open(row.idTokenSealed, 'id-token') }
  } catch (error) {
    ctx.log.warn('The tokens of a session do not open, so it ends with them', describeError(error))
    return undefined
  }
}
