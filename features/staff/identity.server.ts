import { betterAuth } from 'better-auth'
import type { Context } from '#platform/context.ts'
import { longestPassword, shortestPassword } from './password-rules.ts'
import { argon2Passwords, type Passwords } from './passwords.server.ts'
import { isDisabled } from './reads.server.ts'

const day = 24 * 60 * 60

export type Identity = ReturnType<typeof openIdentity>

/**
 * The house's own identity provider on our tables: e-mail and password, sessions in the database. It is called as a library
 * and answers no address of its own, so its limits by address are off: features/staff/count-try.server.ts counts by account.
 */
export function openIdentity(ctx: Context, passwords: Passwords) {
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
      expiresIn: 7 * day,
      updateAge: day,
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
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: { hash: passwords.hash, verify: ({ password, hash }) => passwords.verify(password, hash) },
    },
    databaseHooks: {
      session: { create: { before: async (session) => !(await isDisabled(ctx.db, session.userId)) } },
    },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: secure ? '__Host-impamba-staff' : 'impamba-staff',
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It logs what people typed wrong; what matters is logged by the action that asked.
    logger: { disabled: true },
  })
}

const opened = new WeakMap<Context, Identity>()

/** The identity provider of a context, opened once: opening it takes longer than a page. */
export function identityOf(ctx: Context): Identity {
  const found = opened.get(ctx) ?? openIdentity(ctx, argon2Passwords)
  opened.set(ctx, found)
  return found
}
