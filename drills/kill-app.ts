import { setTimeout as pause } from 'node:timers/promises'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { dice } from '#tests/support/hostile.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Drill, DrillInput } from './drill.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

/** Longer than the longest pause before a second try of an email that was under way at a kill. */
const emailsWithinMs = 300_000

export const killApp: Drill = {
  name: 'kill-app',
  promise:
    'Killed at any moment, the app loses no booking that a visitor was told of, makes none twice, and each has its one email.',
  round: 'kill -9 of the app while six visitors book',
  rounds: 100,
  controls: [
    {
      guard: "an email's job is written in the transaction of its booking",
      rounds: 15,
      replace: {
        text: 'await ctx.jobs.add(tx, bookingEmailQueue, {',
        by: `({ add: (_, ...job) => void setTimeout(() => ctx.jobs.add(ctx.db, ...job).catch(() => undefined), 250) }).add(tx, bookingEmailQueue, {`,
      },
    },
  ],
  run: killed,
}

async function killed(input: DrillInput) {
  const mailbox = await openMailbox()
  const server = await openServerToBreak(input, { SMTP_URL: mailbox.url, MAIL_FROM: 'Impamba <desk@impamba.test>' })
  const departure = demoTrek(3)
  const roll = dice(7)
  try {
    await makeRoom(server.db, departure, 1_000_000)
    const visitors = sendVisitors(server.url, departure, { together: 6, seats: 2 })
    const starts: number[] = []
    for (let round = 1; round <= input.rounds; round += 1) {
      await visitors.oneMore()
      await pause(roll() * 1_000)
      await server.kill()
      starts.push(await server.startAgain())
      if (round % 10 === 0) input.print(`killed ${round} times, ${visitors.outcome.acknowledged.length} bookings acknowledged`)
    }
    const outcome = await visitors.stop()
    await eventually(
      () => emailsToCome(server.db),
      (left) => left === 0,
      emailsWithinMs,
    )
    const { counted, wrong } = await countBookings(server.db, departure, outcome, mailbox, input.rounds)
    if (outcome.acknowledged.length < input.rounds)
      wrong.push(`Only ${outcome.acknowledged.length} bookings: too few to show anything`)
    return { counted: `${counted}; started again within ${(Math.max(...starts) / 1000).toFixed(1)} s`, wrong }
  } finally {
    await server.close()
    await mailbox.close()
  }
}
