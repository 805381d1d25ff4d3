import { sql } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PermitTerms } from './permit-terms.ts'
import type { AuthorityClock } from './rules/authority-clock.ts'
import type { FeeOnSale } from './rules/to-buy.ts'

/** A fee as it is bought. Of one whose authority is not known `authorityId` is empty, and the office's own clock is taken. */
export type FeeForSale = FeeOnSale & {
  feeId: string
  name: string
  /** Empty where it is not known. */
  authority: string
  minimumAge: number
  numberPattern: string
  /** What a traveller of a fee class has to show; a class without needs nothing. */
  evidence: Readonly<Partial<Record<Residency, string>>>
}

const office: AuthorityClock = { timeZone: 'Africa/Kigali', closesAt: '17:00', worksOn: [1, 2, 3, 4, 5] }

type Row = FeeOnSale['prices'] & {
  feeId: string
  name: string
  minimumAge: number
  authorityId: string | null
  authority: string | null
  timeZone: string | null
  closesAt: string | null
  worksOn: number[] | null
  numberPattern: string | null
  terms: PermitTerms | null
  evidence: Partial<Record<Residency, string>> | null
}

/** Every permit that can be bought, by its id, on the terms that are in force on a day. */
export async function listFeesForSale(db: Db, on: Day): Promise<Record<string, FeeForSale>> {
  const { rows } = await sql<Row>`
    select f.id as "feeId", f.name, f.minimum_age as "minimumAge", f.foreign_minor as "foreignMinor", f.resident_minor as "residentMinor",
      f.african_minor as "africanMinor", f.eac_minor as "eacMinor", a.id as "authorityId", a.name as authority, a.time_zone as "timeZone",
      to_char(a.closes_at, 'HH24:MI') as "closesAt", a.works_on as "worksOn", a.number_pattern as "numberPattern", t.terms,
      (select jsonb_object_agg(c.class, c.evidence) from authority_classes c where c.authority_id = a.id) as evidence
    from visitor_fees f
    left join authority_fees o on o.fee_id = f.id
    left join authorities a on a.id = o.authority_id
    left join authority_terms t on t.fee_id = f.id and t.from_day <= ${on} and (t.to_day is null or t.to_day >= ${on})
    where f.kind = 'permit'`.execute(db)
  return Object.fromEntries(
    rows.map(({ feeId, name, minimumAge, authorityId, authority, timeZone, closesAt, worksOn, ...row }) => {
      const { numberPattern, terms, evidence, ...prices } = row
      const clock = timeZone && closesAt && worksOn ? { timeZone, closesAt, worksOn } : office
      const fee = { feeId, name, minimumAge, authorityId: authorityId ?? '', authority: authority ?? '', clock, prices }
      return [feeId, { ...fee, numberPattern: numberPattern ?? '', terms: terms ?? {}, evidence: evidence ?? {} }]
    }),
  )
}
