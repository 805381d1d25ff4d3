import { data } from 'react-router'
import { readCrewKey } from '#features/crew/crew.ts'
import { assignCrew, releaseCrew } from '#features/departures/crew/assign-crew.server.ts'
import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { isDay } from '#values/dates.ts'
import { departureEditAdminWords } from '../../words/admin/departures/departure-edit.ts'
import { type EditReply, refusedReply } from './edit-action.server.ts'

/** Assigns or removes a guide or vehicle. Returns what was done, or what to show again. */
export async function doByCrewForm(
  ctx: Context,
  read: ReadWords,
  { id: departureId }: AdminDeparture,
  form: FormData,
  actor: { id: string; name: string },
): Promise<{ done: { did: string } } | { reply: EditReply }> {
  const words = read(departureEditAdminWords).crew
  const event = form.get('event')
  if (event !== 'assign' && event !== 'release') throw data(null, { status: 404 })
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200)
  const values = Object.fromEntries(['who', 'from', 'to'].map((name) => [name, text(name)]))
  const member = readCrewKey(text('who'))
  if (!member) return { reply: { event, values, errors: {}, sentence: words.missing, status: 422 } }
  const of = { departureId, kind: member.kind, memberId: member.id, actor }
  const [from, to] = [text('from'), text('to')]
  const days = isDay(from) && isDay(to) ? { from, to } : {}
  const outcome =
    event === 'assign'
      ? await assignCrew(ctx, { ...of, ...days, evenIfClash: text('even') === 'yes' })
      : await releaseCrew(ctx, of)
  return outcome.done
    ? { done: { did: event === 'assign' ? 'assigned' : 'released' } }
    : { reply: refusedReply(read, event, values, outcome.refusal) }
}
