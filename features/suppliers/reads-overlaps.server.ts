import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

type Season = { from: Day; to: Day }
/** Two rates that would both hold on `shared` days: one of the contract, and one that is live or of the contract too. */
export type RateOverlap = {
  service: string
  own: Season
  other: Season & { contractId: number; supplierId: number; contract: string }
  shared: Season
}

/** How many overlaps of a contract are told. */
export const mostOverlaps = 50

/** What keeps the rates of a contract from being live together with those that are, and with each other, by their first day. */
export async function listOverlaps(db: Db, contractId: number): Promise<RateOverlap[]> {
  const { rows } = await sql<
    Record<'service' | 'from' | 'to' | 'otherFrom' | 'otherTo' | 'contract', string> & {
      contractId: number
      supplierId: number
    }
  >`
    select s.name || coalesce(' (' || s.board || ')', '') as service, own.from_on as "from", own.to_on as "to",
      other.from_on as "otherFrom", other.to_on as "otherTo", c.id as "contractId", c.supplier_id as "supplierId", c.name as contract
    from supplier_rates own
    join supplier_rates other on other.service_id = own.service_id
      and coalesce(other.residency, '') = coalesce(own.residency, '')
      and daterange(other.from_on, other.to_on, '[]') && daterange(own.from_on, own.to_on, '[]')
      and weekday_ranges(other.weekdays) && weekday_ranges(own.weekdays)
      and int4range(other.party_from, other.party_to, '[]') && int4range(own.party_from, own.party_to, '[]')
      and int4range(other.nights_from, other.nights_to, '[]') && int4range(own.nights_from, own.nights_to, '[]')
      and (case when other.contract_id = own.contract_id then other.id > own.id else other.live end)
    join supplier_services s on s.id = own.service_id
    join supplier_contracts c on c.id = other.contract_id
    where own.contract_id = ${contractId} and own.ended_at is null and other.ended_at is null
    order by own.from_on, s.name, other.from_on limit ${mostOverlaps}`.execute(db)
  return rows.map(({ service, from, to, otherFrom, otherTo, contractId: id, supplierId, contract }) => ({
    service,
    own: { from, to },
    other: { from: otherFrom, to: otherTo, contractId: id, supplierId, contract },
    shared: { from: from > otherFrom ? from : otherFrom, to: to < otherTo ? to : otherTo },
  }))
}

/** How many rates and supplements of a contract there are, and how many of them reach outside its days. */
export async function countRates(db: Db, contractId: number): Promise<{ rates: number; supplements: number; outside: number }> {
  const [rates, supplements] = await Promise.all([
    countOf(db, 'supplier_rates', contractId),
    countOf(db, 'supplier_supplements', contractId),
  ])
  return { rates: rates.all, supplements: supplements.all, outside: rates.outside + supplements.outside }
}

async function countOf(db: Db, table: 'supplier_rates' | 'supplier_supplements', contractId: number) {
  const { rows } = await sql<{ all: number; outside: number }>`
    select count(*) as "all", count(*) filter (where r.from_on < c.valid_from or r.to_on > c.valid_to) as outside
    from ${sql.table(table)} r join supplier_contracts c on c.id = r.contract_id
    where r.contract_id = ${contractId} and r.ended_at is null`.execute(db)
  return rows[0] ?? { all: 0, outside: 0 }
}
