import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { tripLock } from '#features/bookings/quotes/booked-trip.server.ts'
import { lockKeys } from '#features/bookings/reads.server.ts'
import { proposalCode } from '#features/proposals/proposal-code.server.ts'
import { besideServer } from './beside-server.ts'
import { sentProposal } from './sent-proposal.ts'
import { visitor } from './visitor.ts'

type Sent = Awaited<ReturnType<typeof sentProposal>>

/** How a form was answered: accepted, with the address of the booking, or with a status; `lost` where its server is gone. */
export type Pressed = { status: number; location: string | null } | 'lost'

/** What is stored of the acceptance of a proposal, all of it read at one instant at which nobody is accepting it. */
export type Stored = {
  state: string
  bookings: number
  links: number
  /** Whether the booking is whole: its lines and their total, its parts, travellers and first event, and that it is the proposal's own. */
  isWhole: boolean
}

/** Proposals on the data of servers that run, for forms that accept them at these servers. */
export async function openProposals(dataDir: string) {
  const { leave, ...beside } = await besideServer(dataDir)
  const { ctx } = beside
  const secret = readFileSync(path.join(dataDir, 'auth-secret'), 'utf8').trim()
  let terms: Promise<string> | undefined
  const addressOf = (url: string, { id, reference }: Sent) =>
    `${url}/proposals/${proposalCode(secret, { id, reference, keyVersion: 1 })}`
  /** The terms that the page of a proposal shows, which are those of every other. */
  const termsAt = async (address: string) =>
    /name="agreedTerms" value="([^"]+)"/.exec(await (await fetch(address)).text())?.[1] ?? ''
  return {
    ctx,
    leave,
    send: (wanted: Parameters<typeof sentProposal>[1] = {}): Promise<Sent> =>
      sentProposal(ctx, { email: `${randomUUID()}@example.no`, ...wanted }),
    /** Accepts an option of a proposal, without anything that is ticked, as somebody without JavaScript does. */
    async press(url: string, proposal: Sent, { option, attempt }: { option: 'A' | 'B'; attempt: string }): Promise<Pressed> {
      const total = proposal.content.options.find(({ letter }) => letter === option)?.totalMinor
      const address = addressOf(url, proposal)
      terms ??= termsAt(address)
      const form = {
        ...{ intent: 'accept', option, attempt, method: 'mobile-money', terms: 'on', agreedTerms: await terms },
        ...{
          name: `Somebody with ${option}`,
          email: 'marit@example.no',
          phone: '+47 900 00 000',
          agreedTotalMinor: String(total),
        },
      }
      for (;;) {
        const answer = await visitor(url)
          .post(address.slice(url.length), form)
          .catch(() => undefined)
        await answer?.arrayBuffer().catch(() => undefined)
        if (!answer) return 'lost'
        // An overloaded site says when to try again.
        if (answer.status !== 503) return { status: answer.status, location: answer.headers.get('location') }
      }
    },
    /** Reads under the lock of the trip, so that what a server left behind when it was killed is over. */
    look: (proposal: Sent): Promise<Stored> =>
      ctx.db.transaction().execute(async (tx) => {
        await lockKeys(tx, [tripLock(proposal)])
        const { rows } = await sql<Stored>`
          select p.state,
            (select count(*)::int from bookings b where b.ordered ->> 'proposal' = p.id::text) as bookings,
            (select count(*)::int from enquiry_events e where e.enquiry_id = p.enquiry_id and e.event = 'link') as links,
            exists (
              select from bookings b where b.id = p.booking_id and b.total_minor = p.accepted_total_minor
                and b.total_minor = (select sum(l.amount_minor) from booking_lines l where l.booking_id = b.id)
                and b.travellers_count = (select count(*) from booking_travellers t where t.booking_id = b.id)
                and (select count(*) from booking_parts s where s.booking_id = b.id) = jsonb_array_length(p.sale::jsonb -> 'parts')
                and (select count(*) from booking_events v where v.booking_id = b.id) = 1
                and (select e.booking_id from enquiries e where e.id = p.enquiry_id) = b.id
            ) as "isWhole"
          from proposals p where p.id = ${proposal.id}`.execute(tx)
        const [stored] = rows
        if (!stored) throw new Error('A proposal has gone')
        return stored
      }),
    /** Every email to the customer of a booking that was made of these proposals, by their proposal; those still to come are waited for by the caller. */
    async countEmails(proposals: readonly Sent[]): Promise<number[]> {
      const { rows } = await sql<{ id: string; count: number }>`
        select p.id, count(m.id)::int as count from proposals p left join emails m on m.booking_id = p.booking_id
        where p.id in (${sql.join(proposals.map(({ id }) => id))}) group by p.id`.execute(ctx.db)
      return proposals.map(({ id }) => rows.find((row) => row.id === id)?.count ?? 0)
    },
    async countDueJobs(): Promise<number> {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from jobs where failed_at is null and run_at <= now()`.execute(ctx.db)
      return rows[0]?.count ?? 0
    },
  }
}

/** Nothing of an acceptance, or the whole of it; with everything that is wrong in words. */
export function faultsOf({ state, bookings, links, isWhole }: Stored): string[] {
  const nothing = state !== 'accepted' && bookings === 0 && links === 0
  const whole = state === 'accepted' && bookings === 1 && links === 1 && isWhole
  return nothing || whole ? [] : [`${state}, ${bookings} bookings, ${links} links, ${isWhole ? 'whole' : 'not whole'}`]
}
