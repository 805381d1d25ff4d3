import type { OpenSession } from '#features/staff/reads-people.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { methodWords } from '../../words/admin/staff-log.ts'
import { deviceText } from './device-text.ts'
import { instantText } from './instants.ts'

const hourMs = 60 * 60_000

/** One session in words: in what, since when and how, when last. A session says when it was used to the hour. */
export function sessionRow({ id, agent, method, signedInAt, usedAt }: OpenSession, now: Date) {
  const words = adminWords.profile.sessions
  return {
    id,
    device: deviceText(agent),
    signedIn: words.signedIn(instantText(signedInAt, now), methodWords[method]),
    used: now.getTime() - usedAt.getTime() < hourMs ? words.usedNow : words.used(instantText(usedAt, now)),
  }
}

export type SessionRow = ReturnType<typeof sessionRow>
