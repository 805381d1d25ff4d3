import { findFactors } from '#features/staff/factors/reads-factors.server.ts'
import { listSessions } from '#features/staff/reads-people.server.ts'
import type { SignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import { isRecent } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../components/instants.ts'
import { sessionRow } from '../components/session-row.ts'

/** Somebody's own profile. `isRecent`: whether they may change by what they sign in without signing in again. */
export async function loadProfile(
  { db, clock, mail }: Context,
  read: ReadWords,
  { staff, session, language, mustAddFactor }: SignedIn,
) {
  const [sessions, factors] = await Promise.all([listSessions(db, staff.id), findFactors(db, staff.id)])
  const now = clock.now()
  const rows = sessions.map((one) => ({ ...sessionRow(one, read, now), isHere: one.id === session.id }))
  return {
    staff,
    language,
    mustAddFactor,
    isRecent: isRecent(session, now),
    delivers: mail.delivers,
    factors: {
      since: factors.authenticator && instantText(factors.authenticator, now, read.format),
      codesLeft: factors.codesLeft,
      passkeys: factors.passkeys.map(({ id, name }) => ({ id, name })),
    },
    sessions: [...rows.filter(({ isHere }) => isHere), ...rows.filter(({ isHere }) => !isHere)],
  }
}
