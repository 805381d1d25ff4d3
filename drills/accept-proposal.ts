import { randomUUID } from 'node:crypto'
import { faultsOf, openProposals, type Pressed } from '#tests/support/accepted-at-once.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'

const forms = 8

export const acceptProposal: Drill = {
  name: 'accept-proposal',
  promise:
    'However many accept a proposal at once, it is one booking, one event and one email, and every other reads who was first.',
  round: `${forms} different forms at once at two processes`,
  rounds: 1_000,
  controls: [
    {
      guard: 'the lock of the trip',
      rounds: 20,
      replace: {
        text: 'await lockKeys(tx, [tripLock(proposal), ...holder ? holderLocks(holder) : []]);',
        by: 'await lockKeys(tx, [...holder ? holderLocks(holder) : []]);',
      },
    },
  ],
  run: acceptAtOnce,
}

export const killAcceptance: Drill = {
  name: 'kill-acceptance',
  promise:
    'A process that is killed while proposals are accepted leaves all of each acceptance or nothing, and the same form goes through after.',
  round: `kill -9 of one of two processes while ${forms} proposals are accepted at it`,
  rounds: 100,
  controls: [
    {
      guard: 'a proposal is marked in the transaction of its booking',
      rounds: 10,
      replace: {
        text: 'await markAccepted(ctx, tx, proposal, {',
        by: `((_ctx, _tx, _of, facts) => void setTimeout(() => ctx.db.transaction().execute((own) => markAccepted(ctx, own, proposal, facts)).catch(() => undefined), 250))(ctx, tx, proposal, {`,
      },
    },
  ],
  run: killWhileAccepting,
}

async function openTwo({ dataDir, entry }: DrillInput) {
  const settings = { DATA_DIR: dataDir, DEMO_CONTENT: 'no' }
  const first = await startServer(settings, entry)
  let second: RunningServer = await startServer(settings, entry)
  const proposals = await openProposals(dataDir)
  return {
    proposals,
    urls: () => [first.url, second.url] as const,
    async killSecond(): Promise<void> {
      await second.stop('SIGKILL')
    },
    async startSecond(): Promise<void> {
      second = await startServer(settings, entry)
    },
    async close(): Promise<void> {
      await proposals.leave()
      await second.stop('SIGKILL')
      await first.stop('SIGKILL')
    },
  }
}

const statusOf = (answer: Pressed): string => (answer === 'lost' ? 'lost' : String(answer.status))

async function acceptAtOnce(input: DrillInput): Promise<Counted> {
  const { proposals, urls, close } = await openTwo(input)
  const wrong: string[] = []
  const sent: Awaited<ReturnType<typeof proposals.send>>[] = []
  const counts = new Map<string, number>()
  try {
    for (let round = 1; round <= input.rounds; round += 1) {
      const proposal = await proposals.send()
      sent.push(proposal)
      const answers = await Promise.all(
        Array.from({ length: forms }, (_, at) =>
          proposals.press(urls()[at % 2 === 0 ? 0 : 1], proposal, { option: at % 4 < 2 ? 'A' : 'B', attempt: randomUUID() }),
        ),
      )
      for (const status of answers.map(statusOf)) counts.set(status, (counts.get(status) ?? 0) + 1)
      const stored = await proposals.look(proposal)
      const isRight = answers.filter((answer) => statusOf(answer) === '303').length === 1 && stored.state === 'accepted'
      const others = answers.filter((answer) => !['303', '409'].includes(statusOf(answer))).length
      if (!isRight || others > 0) wrong.push(`answered ${answers.map(statusOf).toSorted().join(', ')}`)
      wrong.push(...faultsOf(stored))
      if (round % 100 === 0) input.print(`${round} proposals`)
    }
    await eventually(proposals.countDueJobs, (count) => count === 0, 300_000)
    const emails = await proposals.countEmails(sent)
    const faulty = emails.filter((count) => count !== 1).length
    if (faulty > 0) wrong.push(`${faulty} bookings without their one email`)
    const answered = [...counts].toSorted().map(([status, count]) => `${status} × ${count}`)
    return {
      counted: `${input.rounds * forms} forms answered ${answered.join(', ')}; ${emails.length - faulty} bookings with one email`,
      wrong,
    }
  } finally {
    await close()
  }
}

async function killWhileAccepting(input: DrillInput): Promise<Counted> {
  const { proposals, urls, killSecond, startSecond, close } = await openTwo(input)
  const wrong: string[] = []
  let [whole, nothing, half, lost] = [0, 0, 0, 0]
  try {
    for (let round = 1; round <= input.rounds; round += 1) {
      const drafts = await Promise.all(
        Array.from({ length: forms }, async () => ({ proposal: await proposals.send(), attempt: randomUUID() })),
      )
      const press = (url: string) =>
        drafts.map(({ proposal, attempt }) => proposals.press(url, proposal, { option: 'A', attempt }))
      const pressed = press(urls()[1])
      await Promise.race(pressed)
      await killSecond()
      const answered = await Promise.all(pressed)
      lost += answered.filter((answer) => answer === 'lost').length
      const stored = await Promise.all(drafts.map(({ proposal }) => proposals.look(proposal)))
      wrong.push(...stored.flatMap(faultsOf))
      const faulty = stored.filter((one) => faultsOf(one).length > 0)
      half += faulty.length
      whole += stored.filter((one) => !faulty.includes(one) && one.state === 'accepted').length
      nothing += stored.filter((one) => !faulty.includes(one) && one.state !== 'accepted').length
      const again = await Promise.all(press(urls()[0]))
      for (const [at, answer] of again.entries()) {
        const before = answered[at]
        const isSame = before === 'lost' || JSON.stringify(before) === JSON.stringify(answer)
        if (statusOf(answer) !== '303' || !isSame)
          wrong.push(`the same form was answered ${statusOf(answer)} after ${statusOf(before ?? 'lost')}`)
      }
      for (const { proposal } of drafts) wrong.push(...faultsOf(await proposals.look(proposal)))
      await startSecond()
      if (round % 10 === 0) input.print(`killed ${round} times`)
    }
    const at = `at the kill ${whole} acceptances were whole, ${nothing} nothing and ${half} half`
    const counted = `${lost} forms of ${input.rounds * forms} without an answer; ${at}`
    return { counted, wrong }
  } finally {
    await close()
  }
}
