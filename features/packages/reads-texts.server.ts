import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PackageText } from './package-text.ts'

/** Every published package with all its text, in the order of the catalogue. */
export async function listPackageTexts(db: Db): Promise<PackageText[]> {
  const { rows } = await sql<PackageText>`
    select p.slug, p.title, p.kind, p.sentence, p.lede, p.styles, p.nights, p.included, p.good_to_know as "goodToKnow", p.notice,
      array(select c.name from countries c where c.id = any(p.countries) order by array_position(p.countries, c.id)) as countries,
      array(select k.name from parks k where k.id = any(p.parks) order by array_position(p.parks, k.id)) as parks,
      coalesce(d.days, '{}') as days, coalesce(d.ids, '{}') as "placeIds",
      array(select l.name from places l where l.id = any(d.ids) order by l.name) as places
    from packages p
    left join lateral (
      select array_agg(g.title || '. ' || g.text order by g.day) as days, (
        select array_agg(distinct s.id) from package_days x
        cross join lateral (select unnest(array[x.from_place_id, x.to_place_id, x.night_place_id]) as id) s
        where x.package_id = p.id and s.id is not null) as ids
      from package_days g where g.package_id = p.id) d on true
    where p.status = 'published'
    order by p.position, p.id`.execute(db)
  return rows
}
