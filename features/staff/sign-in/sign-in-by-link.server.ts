import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findKeyHolder } from '../keys/find-key-holder.server.ts'
import { takeKey } from '../keys/keys.server.ts'
import { type FirstStepResult, passFirstStep } from './pass-first-step.server.ts'

const Facts = z.object({ to: z.string().nullable().catch(null) }).catch({ to: null })

/** Signs in by an emailed link; of several uses at once only one succeeds. `to`: the page they wanted to open when they requested it. */
export async function signInByLink(
  ctx: Context,
  { key, headers }: { key: string; headers: Headers },
): Promise<Outcome<FirstStepResult & { to: string | null }, { reason: 'key-over' }>> {
  const holder = await findKeyHolder(ctx, 'link', key)
  const row = holder && (await takeKey(ctx, ctx.db, 'link', key))
  if (!row?.staffId) return refused({ reason: 'key-over' })
  const passed = await passFirstStep(ctx, { staffId: row.staffId, method: 'link', headers })
  return passed.done ? done({ ...passed.value, ...Facts.parse(row.facts) }) : refused({ reason: 'key-over' })
}
