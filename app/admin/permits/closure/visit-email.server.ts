import { listVisitorFees } from '#features/places/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { isDay } from '#values/dates.ts'
import { closureTexts } from './closure-email.server.ts'

/** The email that is proposed to who visits on another day of their departure; undefined where an address names no such visit. */
export async function visitEmail(
  ctx: Context,
  params: URLSearchParams,
  languages: readonly string[],
): Promise<Record<string, string> | undefined> {
  const [from = '', to = ''] = [params.get('first') ?? '', params.get('last') ?? '']
  const fee = (await listVisitorFees(ctx.db)).get(params.get('fee') ?? '')
  if (params.get('about') !== 'visit' || !fee || !isDay(from) || !isDay(to)) return undefined
  return closureTexts(ctx, languages, ({ moved }, { format }) => {
    const what = fee.name
    const [former, day] = [format.day(from), format.day(to)]
    return {
      subject: moved.subject({ what }),
      body: moved.body({ what, day, former, name: '{name}', reference: '{reference}' }),
    }
  })
}
