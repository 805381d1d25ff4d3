import type { OpenSession } from '#features/staff/reads-people.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { profileAdminWords } from '../../words/admin/profile.ts'
import { deviceText } from './device-text.ts'
import { instantText } from './instants.ts'

const hourMs = 60 * 60_000

/** One session in words: in what, since when and how, when last. A session says when it was used to the hour. */
export function sessionRow({ id, agent, method, signedInAt, usedAt }: OpenSession, read: ReadWords, now: Date) {
  const words = read(profileAdminWords).sessions
  return {
    id,
    device: deviceText(read, agent),
    signedIn: words.signedIn({ when: instantText(signedInAt, now, read.format), how: words.methods[method] }),
    used: now.getTime() - usedAt.getTime() < hourMs ? words.usedNow : words.used({ when: instantText(usedAt, now, read.format) }),
  }
}

export type SessionRow = ReturnType<typeof sessionRow>
