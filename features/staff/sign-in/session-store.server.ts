import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { roles } from '../permissions.ts'
import { isDisabled } from '../reads.server.ts'
import { staffLanguages } from '../staff-language.ts'
import { cookieName } from './staff-cookies.server.ts'

const hour = 60 * 60
const day = 24 * hour

export type SessionStore = ReturnType<typeof openSessionStore>

/**
 * Better Auth as the store of staff sessions in our tables: tokens, signed cookies, expiry. Every sign-in method starts its session here
 * by start-session.server.ts. It serves no address of its own, so its rate limits are off:
 * features/staff/sign-in/count-sign-in-attempt.server.ts counts.
 */
function openSessionStore(ctx: Context) {
  const secure = ctx.config.secureCookies
  return betterAuth({
    appName: 'Impamba',
    baseURL: ctx.config.publicUrl,
    secret: ctx.config.secret,
    database: { db: ctx.db, type: 'postgres' },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: [...roles], required: true, input: false },
        disabled: { type: 'boolean', required: true, input: false },
        language: { type: [...staffLanguages], required: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: { method: { type: ['password', 'link', 'passkey', 'provider'], required: true, input: false } },
      expiresIn: 7 * day,
      // Also the precision of `usedAt` in the list of sessions.
      updateAge: hour,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: { create: { before: async (session) => !(await isDisabled(ctx.db, session.userId)) } },
    },
    plugins: [sessionStarter],
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName(ctx, 'staff'),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log is dropped, because it contains what people typed wrong; the calling action logs what matters.
    logger: { log: (_level, _message, ...facts) => keepReason(facts) },
  })
}

/** Creates a session for a verified member; null when they may not sign in. */
const sessionStarter = {
  id: 'opening-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ staffId: z.string(), method: z.enum(['password', 'link', 'passkey', 'provider']), at: z.date() }),
      },
      async (call) => {
        const { staffId, method, at } = call.body
        const user = await call.context.internalAdapter.findUserById(staffId)
        if (!user) return call.json(null)
        const session = await call.context.internalAdapter.createSession(user.id, false, { method, createdAt: at }, true)
        if (!session) return call.json(null)
        await setSessionCookie(call, { session, user })
        return call.json({ sessionId: session.id })
      },
    ),
  },
} as const

const calls = new AsyncLocalStorage<{ reason?: Error | undefined }>()

function keepReason(facts: unknown[]): void {
  const call = calls.getStore()
  if (call) call.reason ??= facts.find((fact) => fact instanceof Error)
}

/**
 * Calls the library. It writes the reason of a failure only to its log and throws a general error; this throws the reason itself, so that
 * an unavailable database is recognized.
 */
export async function querySessions<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  const call: { reason?: Error | undefined } = {}
  try {
    return await calls.run(call, request)
  } catch (error) {
    throw (error instanceof APIError && error.statusCode >= 500 && call.reason) || error
  }
}

const opened = new WeakMap<Context, SessionStore>()

/** The session store of a context, opened once: opening it takes longer than a page. */
export function sessionStoreOf(ctx: Context): SessionStore {
  const found = opened.get(ctx) ?? openSessionStore(ctx)
  opened.set(ctx, found)
  return found
}
