import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { beginProvider, findProviderPage } from '#features/staff/provider/begin-provider.server.ts'
import { finishProvider } from '#features/staff/provider/finish-provider.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'
import type { Person } from './identity-provider.ts'
import { providerAgent } from './provider-agent.ts'

type Finished = Awaited<ReturnType<typeof finishProvider>>

export const headersOf = (cookies: readonly string[]) => new Headers({ cookie: cookieHeader(cookies) })

/** How a sign-in ended: signed in, or the reason why not. */
export const reasonOf = (outcome: Finished): string => (outcome.done ? 'in' : outcome.refusal.reason)

/** The steps of a sign-in with a local provider, by the site's actions and a browser at the provider. */
export function providerJourney(ctx: Context, { people }: { people: Record<string, Person> }) {
  /** A member of staff with an account at the provider. */
  async function known(changed: Parameters<typeof member>[1] = {}) {
    const staff = await member(ctx, changed)
    const sub = randomUUID()
    people[sub] = { email: staff.email, email_verified: true, name: staff.name }
    return { ...staff, sub }
  }

  async function begin(requester = ctx, again = false): Promise<string[]> {
    const begun = await beginProvider(requester, { to: '/admin/emails', again, address: randomUUID() })
    return begun.done ? begun.value.cookies : expect.unreachable(`It did not begin: ${begun.refusal.reason}`)
  }

  /** The provider's answer to a browser that began with these cookies. */
  async function answerTo(cookies: readonly string[], press: Record<string, string>, agent = providerAgent()): Promise<URL> {
    return agent((await findProviderPage(ctx, headersOf(cookies))) ?? '', press)
  }

  /** All of it, as the person of the provider. */
  async function comeBack(sub: string, { again = false, agent = providerAgent(), requester = ctx } = {}): Promise<Finished> {
    const cookies = await begin(requester, again)
    const { search } = await answerTo(cookies, { login: sub }, agent)
    return finishProvider(requester, { search, headers: headersOf(cookies) })
  }

  return { known, begin, answerTo, comeBack }
}
