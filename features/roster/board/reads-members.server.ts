import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { BoardMember } from './member.ts'

/** Every guide and vehicle, guides first, by name. One statement. */
export async function listBoardMembers(db: Db): Promise<BoardMember[]> {
  const { rows } = await sql<BoardMember>`
    select 'guide' as kind, g.id::int as id, g.name, g.active, g.ownership = 'own' as "isOwn", g.base_place_id as "basePlaceId",
      p.name as base, g.roles, array(select jsonb_object_keys(g.spoken) order by 1) as languages, null as "vehicleClassId",
      null as "vehicleClass", null::int as seats, g.licence_until as until
    from guides g left join places p on p.id = g.base_place_id
    union all
    select 'car', c.id::int, c.name, c.active, c.ownership = 'own', c.base_place_id, p.name, '{}', '{}', c.vehicle_class_id, v.name,
      c.seats, c.inspection_until
    from cars c left join places p on p.id = c.base_place_id left join vehicle_classes v on v.id = c.vehicle_class_id
    order by kind desc, name, id`.execute(db)
  return rows
}
