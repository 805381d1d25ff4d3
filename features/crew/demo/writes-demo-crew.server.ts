import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DemoCar, DemoGuide } from './demo-crew.ts'

/**
 * Adds the guides and vehicles of the demonstration; their papers are valid until a day. Whose name or plate is there already, or whose class is not
 * on this site, is left out.
 */
export async function insertDemoCrew(tx: Tx, guides: readonly DemoGuide[], cars: readonly DemoCar[], until: Day): Promise<void> {
  await sql`
    insert into guides (name, roles, spoken, licence_classes, licence_until, countries, ownership, sample)
    select r.name, array(select jsonb_array_elements_text(r.roles)), r.spoken, array(select jsonb_array_elements_text(r."licenceClasses")),
      ${until}::date, '{rwanda,uganda}', case when r."isOwn" then 'own' else 'freelance' end, true
    from jsonb_to_recordset(${JSON.stringify(guides)}::jsonb) as r (name text, roles jsonb, spoken jsonb, "licenceClasses" jsonb, "isOwn" boolean)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into cars (name, plate, vehicle_class_id, seats, licence_class, inspection_until, insured_until, yellow_card_until, yellow_card_countries, sample)
    select r.name, r.plate, r."vehicleClassId", r.seats, r."licenceClass", ${until}::date, ${until}::date, ${until}::date, '{uganda}', true
    from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as r (name text, plate text, "vehicleClassId" text, seats int, "licenceClass" text)
    join vehicle_classes v on v.id = r."vehicleClassId"
    on conflict do nothing`.execute(tx)
}

/** Deletes the guides and vehicles of the demonstration with their assignments, whatever these are for. */
export async function deleteDemoCrew(tx: Tx): Promise<void> {
  await sql`delete from assignments a using guides g where g.id = a.guide_id and g.sample`.execute(tx)
  await sql`delete from assignments a using cars c where c.id = a.car_id and c.sample`.execute(tx)
  await sql`delete from guides where sample`.execute(tx)
  await sql`delete from cars where sample`.execute(tx)
}
