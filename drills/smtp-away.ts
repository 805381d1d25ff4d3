import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { visitor } from '#tests/support/visitor.ts'
import { openBetween } from './between.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

/** What a mail server does before it comes back. */
const moods = ['gone', 'silent', { message: '421 4.3.2 The service is not available\r\n' }] as const

export const smtpAway: Drill = {
  name: 'smtp-away',
  promise: 'While the mail server refuses, hangs or says no, bookings go on; when it is back every email is sent once.',
  round: 'booking while the mail server is gone, silent or answers 421, in turn',
  rounds: 24,
  controls: [
    {
      guard: 'an email that the mail server did not take is a job that failed, and tried again',
      rounds: 3,
      replace: { text: 'if (refusal) throw refusal.error', by: '' },
    },
  ],
  run: keepEmails,
}

async function keepEmails(input: DrillInput): Promise<Counted> {
  const mailbox = await openMailbox()
  const between = await openBetween({ host: '127.0.0.1', port: Number(new URL(mailbox.url).port) })
  const environment = { SMTP_URL: `smtp://127.0.0.1:${between.port}`, MAIL_FROM: 'Impamba <desk@impamba.test>' }
  const server = await openServerToBreak(input, environment)
  const departure = demoTrek(3)
  const outcome = { acknowledged: [] as string[], wrong: [] as string[], triedAgain: 0 }
  let attempts = 0
  try {
    await makeRoom(server.db, departure, 1_000_000)
    const drafts = await readyDrafts(server, departure, { count: input.rounds, seats: 1 })
    for (const [index, mood] of moods.entries()) {
      await between.behave(mood)
      for (const { path, fields } of drafts.filter((_, place) => place % moods.length === index)) {
        const answer = await visitor(server.url).post(path, fields)
        const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(answer.headers.get('location') ?? '')?.[0]
        if (reference) outcome.acknowledged.push(reference)
        else outcome.wrong.push(`A booking was answered ${answer.status}`)
      }
      // Each is tried at least once while the mail server is down.
      await eventually(
        () => emailsUntried(server.db),
        (left) => left === 0,
        180_000,
      )
      attempts += await emailsToCome(server.db)
      input.print(`${typeof mood === 'string' ? mood : '421'}: ${await emailsToCome(server.db)} emails wait`)
    }
    if (mailbox.received.length > 0) outcome.wrong.push(`${mailbox.received.length} emails were sent while no server took them`)
    await between.behave('well')
    // The pauses before another try are 15 s to an hour: they are over now.
    await sql`update jobs set run_at = now() where queue = 'booking-email' and claimed_by is null`.execute(server.db)
    await eventually(
      () => emailsToCome(server.db),
      (left) => left === 0,
      120_000,
    )
    const { counted, wrong } = await countBookings(server.db, departure, outcome, mailbox, 0)
    if (attempts < input.rounds) wrong.push(`Only ${attempts} tries failed: too few to show anything`)
    return { counted, wrong }
  } finally {
    await server.close()
    between.close()
    await mailbox.close()
  }
}

async function emailsUntried(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs
    where queue = 'booking-email' and (attempts = 0 or claimed_by is not null)`.execute(db)
  return rows[0]?.count ?? 0
}
