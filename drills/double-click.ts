import { sql } from 'kysely'
import { demoTrek } from '#tests/support/demo-treks.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

const presses = 4

export const doubleClick: Drill = {
  name: 'double-click',
  promise: 'However often the last button is pressed at once, it is one booking, and every press is answered with it.',
  round: `${presses} identical forms at once`,
  rounds: 1_000,
  controls: [
    {
      guard: 'the same intention waits for itself (without it the unique key still refuses the second, with a 500)',
      rounds: 50,
      replace: {
        text: 'await lockKeys(tx, [input.idempotencyKey, ...holder ? holderLocks(holder) : []]);\n\t\tconst made',
        by: 'const made',
      },
    },
    {
      guard: 'the intention has a name that stays the same from press to press',
      rounds: 50,
      replace: { text: 'idempotencyKey: `draft:', by: 'idempotencyKey: Math.random() + `draft:' },
    },
  ],
  run: pressTogether,
}

async function pressTogether(input: DrillInput): Promise<Counted> {
  const server = await openServerToBreak(input)
  const departure = demoTrek(3)
  try {
    await makeRoom(server.db, departure, 1_000_000)
    const drafts = await readyDrafts(server, departure, { count: input.rounds, seats: 1 })
    const { post } = visitor(server.url)
    const wrong: string[] = []
    const references = new Set<string>()
    for (const [index, { path, fields }] of drafts.entries()) {
      const answers = await Promise.all(Array.from({ length: presses }, () => post(path, fields)))
      const locations = new Set(answers.map(({ status, headers }) => headers.get('location') ?? String(status)))
      await Promise.all(answers.map((answer) => answer.arrayBuffer()))
      for (const location of locations) references.add(location)
      const bookings = [...locations].filter((location) => location.startsWith('/bookings/')).length
      if (locations.size !== 1 || bookings !== 1)
        wrong.push(
          `One intention was answered with ${bookings} bookings, by ${answers
            .map(({ status }) => status)
            .toSorted()
            .join(', ')}`,
        )
      if ((index + 1) % 100 === 0) input.print(`pressed ${(index + 1) * presses} times`)
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from bookings b join departures d on d.id = b.departure_id
      where d.slug = ${departure} and not b.sample`.execute(server.db)
    const made = rows[0]?.count ?? 0
    if (made !== input.rounds) wrong.push(`${input.rounds} intentions made ${made} bookings`)
    return {
      counted: `${input.rounds * presses} presses of ${input.rounds} visitors, ${references.size} different answers, ${made} bookings`,
      wrong,
    }
  } finally {
    await server.close()
  }
}
