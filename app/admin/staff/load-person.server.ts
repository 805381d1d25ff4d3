import { data } from 'react-router'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { findPerson, listSessions } from '#features/staff/reads-people.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { stateOf } from '#features/staff/staff.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { instantText } from '../components/instants.ts'
import { sessionRow } from '../components/session-row.ts'
import { personLogText } from './person-log-text.ts'

/** How much of what happened is shown, the newest first. */
const mostShown = 50

/** Somebody on the staff as an owner sees them; 404 where there is nobody. `isYou`: it is the owner who looks. */
export async function loadPerson({ db, clock }: Context, read: ReadWords, { id, staff }: { id: string; staff: Staff }) {
  const person = await findPerson(db, id)
  if (!person) throw data(null, { status: 404 })
  const [sessions, log] = await Promise.all([listSessions(db, id), listAuditEntriesOf(db, { kind: 'staff', id })])
  const now = clock.now()
  const { name, email, role, hasFactor, lastLogin, invitedAt } = person
  return {
    id,
    name,
    email,
    role,
    hasFactor,
    state: stateOf(person),
    isYou: id === staff.id,
    /** Whether nobody has come by their invitation yet. */
    waits: invitedAt !== null && person.joinedAt === null,
    lastLogin: lastLogin && instantText(lastLogin, now, read.format),
    invited: invitedAt && instantText(invitedAt, now, read.format),
    sessions: sessions.map((session) => sessionRow(session, read, now)),
    log: log
      .slice(-mostShown)
      .reverse()
      .map((row) => ({
        id: row.id,
        when: instantText(row.at, now, read.format),
        // What somebody did to their own account needs no name beside it.
        who: row.actorId === id ? undefined : row.actor,
        text: personLogText(read, row.action, row.facts),
      })),
    older: Math.max(0, log.length - mostShown),
  }
}
