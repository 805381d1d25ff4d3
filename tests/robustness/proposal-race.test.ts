import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { withdrawProposal } from '#features/proposals/withdraw-proposal.server.ts'
import { member } from '#features/staff/test-member.server.ts'
import { faultsOf, openProposals, type Pressed } from '../support/accepted-at-once.ts'
import { eventually } from '../support/eventually.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { campNights } from '../support/sent-proposal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { folder, remove } = await temporaryFolder()
const settings = { DATA_DIR: `${folder}/data`, DEMO_CONTENT: 'no' }
const first = await startFurnished(settings)
let second: RunningServer = await startServer(settings)
const proposals = await openProposals(settings.DATA_DIR)
afterAll(async () => {
  await proposals.leave()
  await second.stop()
  await first.stop()
  await remove()
})

type Sent = Awaited<ReturnType<typeof proposals.send>>

/** So many forms of a proposal at once, in turn at both processes and of two options. */
const pressAll = (proposal: Sent, forms: number): Promise<Pressed[]> =>
  Promise.all(
    Array.from({ length: forms }, (_, at) =>
      proposals.press(at % 2 === 0 ? first.url : second.url, proposal, { option: at % 4 < 2 ? 'A' : 'B', attempt: randomUUID() }),
    ),
  )
const statusesOf = (answers: readonly Pressed[]) =>
  answers.map((answer) => (answer === 'lost' ? 0 : answer.status)).toSorted((a, b) => a - b)

test('of eight forms at once at two processes one accepts: one booking, one event, one email', async () => {
  const sent: Sent[] = []
  for (let round = 0; round < 8; round += 1) {
    const proposal = await proposals.send()
    sent.push(proposal)
    expect(statusesOf(await pressAll(proposal, 8))).toEqual([303, ...Array(7).fill(409)])
    expect(await proposals.look(proposal)).toEqual({ state: 'accepted', bookings: 1, links: 1, isWhole: true })
  }
  await eventually(proposals.countDueJobs, (count) => count === 0, 60_000)
  expect(await proposals.countEmails(sent)).toEqual(sent.map(() => 1))
})

test('what is accepted while it is withdrawn is one of the two, whichever is first, and both orders happen', async () => {
  const actor = await member(proposals.ctx)
  const seen = new Set<string>()
  for (let round = 0; round < 60 && (round < 8 || seen.size < 2); round += 1) {
    const proposal = await proposals.send()
    const pressed = pressAll(proposal, 2)
    // Later in each round, by so many answers of the database.
    for (let answers = 0; answers < round * 2; answers += 1) await sql`select`.execute(proposals.ctx.db)
    const withdrawn = await withdrawProposal(proposals.ctx, { id: proposal.id, reason: 'Typed wrongly', actor })
    const answers = statusesOf(await pressed)
    const stored = await proposals.look(proposal)
    expect(faultsOf(stored)).toEqual([])
    expect(answers).toEqual(withdrawn.done ? [409, 409] : [303, 409])
    expect(stored.state).toBe(withdrawn.done ? 'withdrawn' : 'accepted')
    seen.add(stored.state)
  }
  expect([...seen].toSorted()).toEqual(['accepted', 'withdrawn'])
})

test('of four proposals at once for the last permit one is accepted', async () => {
  for (let round = 0; round < 5; round += 1) {
    const resource = `permit:last-${round}`
    const permit = { ...campNights({ startsOn: '2027-07-06' }), resource, soft: false, label: 'Gorilla permit' }
    await sql`insert into stock_days (resource, day, capacity) values (${resource}, ${permit.day}, 1)`.execute(proposals.ctx.db)
    const sent = await Promise.all(Array.from({ length: 4 }, () => proposals.send({ parts: [permit] })))
    const answers = await Promise.all(
      sent.map((proposal, at) =>
        proposals.press([first, second][at % 2]?.url ?? '', proposal, { option: 'A', attempt: randomUUID() }),
      ),
    )
    expect(statusesOf(answers)).toEqual([303, 409, 409, 409])
    const stored = await Promise.all(sent.map(proposals.look))
    expect(stored.flatMap(faultsOf)).toEqual([])
    expect(stored.filter(({ state }) => state === 'accepted')).toHaveLength(1)
  }
})

test('killed in the middle of acceptances, a process leaves all of each or nothing, and the same forms are answered after', async () => {
  for (let round = 0; round < 3; round += 1) {
    const forms = await Promise.all(
      Array.from({ length: 8 }, async () => ({ proposal: await proposals.send(), attempt: randomUUID() })),
    )
    const press = (url: string) => forms.map(({ proposal, attempt }) => proposals.press(url, proposal, { option: 'A', attempt }))
    const pressed = press(second.url)
    await Promise.race(pressed)
    await second.stop('SIGKILL')
    const answered = await Promise.all(pressed)
    const stored = await Promise.all(forms.map(({ proposal }) => proposals.look(proposal)))
    expect(stored.flatMap(faultsOf)).toEqual([])
    // Whoever got an answer has the booking.
    for (const [at, answer] of answered.entries()) if (answer !== 'lost') expect(stored[at]?.state).toBe('accepted')
    const again = await Promise.all(press(first.url))
    for (const [at, answer] of again.entries()) {
      expect(answer).toMatchObject({ status: 303 })
      if (answered[at] !== 'lost') expect(answer).toEqual(answered[at])
    }
    for (const { proposal } of forms)
      expect(await proposals.look(proposal)).toEqual({ state: 'accepted', bookings: 1, links: 1, isWhole: true })
    second = await startServer(settings)
  }
})
