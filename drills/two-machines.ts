import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { type Cluster, openCluster } from './cluster/open-cluster.ts'
import { missingPrograms } from './cluster/programs.ts'
import { countBookings, emailsToCome } from './count-bookings.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { sendVisitors } from './patient-visitors.ts'
import { makeRoom } from './server-to-break.ts'
import { requestSteadily } from './steady-requests.ts'

type Machine = Cluster['machines'][number]

/** The balancer looks once a second and believes the second look. */
const untilNoticedMs = 4_000
const longestAnswerMs = 3_000

export const twoMachines: Drill = {
  name: 'two-machines',
  promise:
    'Of two machines one may be killed, replaced process by process, or stopped: the visitors of the other notice nothing, and nobody notices the last two.',
  round: 'one machine killed with kill -9, both replaced with SIGUSR2, one stopped with SIGTERM and started again',
  rounds: 2,
  missing: missingPrograms,
  controls: [
    {
      guard: 'whoever is asked to end answers what has come',
      rounds: 2,
      replace: { text: 'http.announceEnd();', by: 'process.exit(0);' },
    },
  ],
  run: serveFromTwo,
}

async function serveFromTwo(input: DrillInput): Promise<Counted> {
  const mailbox = await openMailbox()
  const cluster = await openCluster(input, { synchronous: true, smtpUrl: mailbox.url })
  const departure = demoTrek(3)
  await makeRoom(cluster.db, departure, 1_000_000)
  const visitors = sendVisitors(cluster.url, departure, { together: 2, seats: 2 })
  const result = await requestSteadily(cluster.url, departure, { together: 8 })
  const wrong: string[] = []
  let lostSteps = 0
  try {
    for (let round = 1; round <= input.rounds; round += 1) {
      const [one, other] = round % 2 === 0 ? cluster.machines : cluster.machines.toReversed()
      if (!one || !other) throw new Error('There are no two machines')
      result.enter('killed')
      // What began before belongs to the phase before.
      await pause(longestAnswerMs)
      const breaches = visitors.outcome.wrong.length
      await killMachine(one)
      await pause(untilNoticedMs)
      lostSteps += visitors.outcome.wrong.splice(breaches).length
      result.enter('one')
      await cluster.startAgain(one)
      await pause(untilNoticedMs)
      result.enter('rolled')
      for (const machine of [one, other]) await roll(machine)
      await pause(untilNoticedMs)
      result.enter('stopped')
      const code = await other.server.stop('SIGTERM')
      if (code !== 0) wrong.push(`A machine that was stopped ended with ${code}`)
      await cluster.startAgain(other)
      await pause(untilNoticedMs)
      input.print(`round ${round}: ${visitors.outcome.acknowledged.length} bookings`)
    }
    const outcome = await visitors.stop()
    await result.stop()
    await eventually(
      () => emailsToCome(cluster.db),
      (left) => left === 0,
      300_000,
    )
    for (const phase of ['one', 'rolled', 'stopped']) {
      for (const kind of ['cached', 'page', 'form', 'health'] as const) result.expect(phase, kind, [200, 302])
    }
    // What a machine was answering when it was killed is lost with it: each of the ten was waiting for one answer at most.
    const isOfKilled = (line: string) => line.startsWith('killed:')
    const lost = result.wrong.filter(isOfKilled).length + lostSteps
    if (lost > 10 * input.rounds) wrong.push(`${lost} requests were lost with the killed machines`)
    const booked = await countBookings(cluster.db, departure, outcome, mailbox, input.rounds * 4)
    const phases = ['killed', 'one', 'rolled', 'stopped'].map(
      (phase) => `${phase}: page ${result.figures(phase, 'page')}, form ${result.figures(phase, 'form')}`,
    )
    return {
      counted: `${lost} requests lost with the killed machines; ${phases.join('; ')}; ${booked.counted}`,
      wrong: [...wrong, ...result.wrong.filter((line) => !isOfKilled(line)), ...booked.wrong],
    }
  } finally {
    await result.stop()
    await cluster.close()
    await mailbox.close()
  }
}

/** Its processes too, in the same instant: as when the current is cut. */
async function killMachine({ server }: Machine): Promise<void> {
  const { pid = 0 } = server.process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  process.kill(pid, 'SIGKILL')
  for (const child of children) process.kill(child, 'SIGKILL')
  await server.stop('SIGKILL')
}

/** Replaces the processes of a machine one after another, and waits until the last one is new. */
async function roll({ server }: Machine): Promise<void> {
  const replaced = () => server.output().split('The processes are new.').length
  const before = replaced()
  server.process.kill('SIGUSR2')
  await eventually(replaced, (now) => now > before, 180_000)
}
