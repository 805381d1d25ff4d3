import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { isDisabled } from '../reads.server.ts'
import { cookieName } from './staff-cookies.server.ts'

const hour = 60 * 60
const day = 24 * hour

export type Identity = ReturnType<typeof openIdentity>

/**
 * The sessions of staff on our tables: their tokens, signed cookies, ends. Whichever way somebody comes in, enter.server.ts
 * opens the session here. It is called as a library and answers no address of its own, so its limits by address are off:
 * features/staff/sign-in/count-sign-in-attempt.server.ts counts.
 */
function openIdentity(ctx: Context) {
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
        role: { type: ['owner', 'sales', 'editor', 'read-only'], required: true, input: false },
        disabled: { type: 'boolean', required: true, input: false },
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
      // Also how exactly the list of sessions says when each was last used.
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
    plugins: [openingSessions],
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
    // Nothing of it is written down: it logs what people typed wrong, and what matters is logged by the action that asked.
    logger: { log: (_level, _message, ...facts) => keepReason(facts) },
  })
}

/** A session for somebody who was found to be who they say, by whichever way; null where they may not come in. */
const openingSessions = {
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

const asked = new AsyncLocalStorage<{ reason?: Error | undefined }>()

function keepReason(facts: unknown[]): void {
  const call = asked.getStore()
  if (call) call.reason ??= facts.find((fact) => fact instanceof Error)
}

/**
 * Asks the sessions for something. The library tells its log alone why it failed, and whoever asked only that it did: this throws the
 * reason itself, so that a database that is away is known for what it is.
 */
export async function querySessions<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const call: { reason?: Error | undefined } = {}
  try {
    return await asked.run(call, ask)
  } catch (error) {
    throw (error instanceof APIError && error.statusCode >= 500 && call.reason) || error
  }
}

const opened = new WeakMap<Context, Identity>()

/** The sessions of a context, opened once: opening them takes longer than a page. */
export function identityOf(ctx: Context): Identity {
  const found = opened.get(ctx) ?? openIdentity(ctx)
  opened.set(ctx, found)
  return found
}
