import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { at } from '#bench/report.ts'
import { departureStep } from '#tests/support/first-steps.ts'
import { signInOwner } from '#tests/support/sign-in-owner.ts'
import { hold } from '#tests/support/visitor.ts'
import type { Counted, Drill, DrillInput } from './drill.ts'
import { readyDrafts } from './ready-drafts.ts'
import { makeRoom, openServerToBreak } from './server-to-break.ts'

const perSecond = 50
const attackMs = 10_000
const attacker = '198.51.100.7'

export const costlyAddresses: Drill = {
  name: 'costly-addresses',
  promise: 'One client who asks for what is costly to make, fifty times a second, keeps nobody else from booking or working.',
  round: `for ${attackMs / 1000} s each: share pictures, hotels by a word that no page reads and by one that it does, addresses that lead nowhere, 30 documents at once`,
  rounds: 1,
  controls: [
    {
      guard: 'one client has only so much rendered',
      rounds: 1,
      replace: { text: 'limit?.take(notes.clientAddress, route.cost)', by: 'undefined' },
    },
  ],
  run: requestCostly,
}

/** What was answered to whom: how often each status, and how long each took, in milliseconds. */
type Tally = { statuses: Map<number, number>; times: number[] }
const tally = (): Tally => ({ statuses: new Map(), times: [] })
const figuresOf = ({ statuses, times }: Tally) => {
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status} × ${count}`)
  return times.length === 0 ? 'nothing' : `${counts.join(', ')} (p95 ${at(times, 0.95).toFixed(0)} ms)`
}

async function requestCostly(input: DrillInput): Promise<Counted> {
  const server = await openServerToBreak(input, { FORM_LIMITS: 'yes', TRUSTED_PROXIES: '127.0.0.1' })
  const wrong: string[] = []
  let visitors = 0
  let requests = 0
  let booked = 0
  const anybody = () => `203.0.113.${(visitors++ % 250) + 1}`

  async function request(path: string, into: Tally, from: string, init: RequestInit = {}): Promise<number> {
    const began = performance.now()
    const headers = { ...init.headers, 'X-Forwarded-For': from }
    const answer = await fetch(server.url + path, { redirect: 'manual', ...init, headers }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    into.times.push(performance.now() - began)
    const status = answer?.status ?? 0
    into.statuses.set(status, (into.statuses.get(status) ?? 0) + 1)
    return status
  }

  try {
    const { rows } = await sql<{ slug: string }>`select slug from departures where starts_on > now() + interval '30 days'
      and starts_on < now() + interval '200 days' order by starts_on limit 1`.execute(server.db)
    const departure = rows[0]?.slug ?? ''
    await makeRoom(server.db, departure, 20_000)
    const drafts = await readyDrafts(server, departure, { count: 3_000, seats: 1 })
    // Each draft is of somebody else: what one person may hold is limited by their email and by their phone number.
    await sql`update booking_drafts d set answers = replace(replace(d.answers::text, 'marit@example.no', 'm' || n.nth || '@example.no'),
      '+47 900 00 000', '+47 9' || lpad(n.nth::text, 8, '0'))::jsonb
      from (select key_hash, row_number() over () as nth from booking_drafts) n where n.key_hash = d.key_hash`.execute(server.db)
    const own = await hold(server.url, departureStep(departure, 1), 1)
    const opened = await fetch(server.url + own, { redirect: 'manual' })
    const document = `${own.split('?')[0]}/documents/proforma.pdf`
    const holder = { headers: { cookie: cookiesOf(opened) } }
    const staff = { headers: { cookie: await signInOwner({ url: server.url, owner: server.owner }) } }

    const attacks: Record<string, (() => Promise<unknown>) | undefined> = {
      quiet: undefined,
      'share pictures': () => request(`/share/virunga-dawn.png?x=${requests}`, tallies.attack, attacker),
      'hotels?x': () => request(`/hotels?x=${requests}`, tallies.attack, attacker),
      'hotels?budget': () => request(`/hotels?budget=${requests}`, tallies.attack, attacker),
      'leads nowhere': () => request(`/nothing-${requests}`, tallies.attack, attacker),
      documents: () =>
        requests % (2 * perSecond) === 1
          ? Promise.all(Array.from({ length: 30 }, () => request(document, tallies.attack, attacker, holder)))
          : Promise.resolve(),
    }
    let tallies = { attack: tally(), booking: tally(), page: tally(), admin: tally() }
    const lines: string[] = []
    for (const [name, attack] of Object.entries(attacks)) {
      tallies = { attack: tally(), booking: tally(), page: tally(), admin: tally() }
      const sent: Promise<unknown>[] = []
      const timer = setInterval(() => {
        requests += 1
        if (attack) sent.push(attack())
      }, 1_000 / perSecond)
      const until = performance.now() + attackMs
      const others = [book, look, work].map(async (other) => {
        while (performance.now() < until) {
          await other()
          await pause(100)
        }
      })
      await Promise.all(others)
      clearInterval(timer)
      await Promise.all(sent)
      const { booking, page, admin } = tallies
      const line = `${name}: attacker ${figuresOf(tallies.attack)}; bookings ${figuresOf(booking)}; new pages ${figuresOf(page)}; admin ${figuresOf(admin)}`
      input.print(line)
      lines.push(line)
      for (const [who, { statuses }] of Object.entries({ booking, page, admin }))
        for (const status of statuses.keys())
          if (status !== (who === 'booking' ? 302 : 200)) wrong.push(`${name}: a ${who} was answered ${status}`)
      if (name === 'hotels?budget' && !tallies.attack.statuses.has(429))
        wrong.push('The one who asked too much was never told so')
    }
    const { rows: bookings } = await sql<{ count: number }>`select count(*)::int as count from bookings`.execute(server.db)
    if ((bookings[0]?.count ?? 0) < booked) wrong.push(`Of ${booked} who were sent to their booking not all have one`)
    return { counted: lines.join('. '), wrong }

    async function book(): Promise<void> {
      const draft = drafts.pop()
      if (!draft) throw new Error('There are no drafts left')
      const body = new URLSearchParams(draft.fields)
      const status = await request(draft.path, tallies.booking, anybody(), {
        method: 'POST',
        body,
        headers: { Origin: server.url },
      })
      if (status === 302) booked += 1
    }
    async function look(): Promise<void> {
      await request(`/package-details/an-hour-with-the-gorillas?departure=${visitors}`, tallies.page, anybody())
    }
    async function work(): Promise<void> {
      await request('/admin/bookings', tallies.admin, '203.0.113.251', staff)
    }
  } finally {
    await server.close()
  }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
